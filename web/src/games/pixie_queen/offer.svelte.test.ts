import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { wordsIn } from "./fixtures";
import { PEOPLE, player, viewWith } from "./fixtures/made";
import Offer from "./Offer.svelte";

function asking(asked: string | null, offer: number[]) {
  const own = player(0, { goods: [0, 3, 0, 2, 1], asked, offer, doubled: true, committed: asked === null });
  const demand = ["bread", "honey", null, null, null, null, null];
  return viewWith([own, ...PEOPLE.slice(1)], { phase: "offering", demand });
}

test("the whole offer is said in the engine's order, each step when it is asked for", async () => {
  const onpick = vi.fn();
  const props = $state({ view: asking("honey", [0, 0, 0, 0, 0]), words: wordsIn("en"), onpick });
  const offer = mount(Offer, { target: document.body, props });
  const press = (wanted: string) => {
    document.querySelector<HTMLButtonElement>(wanted)?.click();
    flushSync();
  };
  press('[data-more="honey"]');
  press('[data-more="honey"]');
  press('[data-more="gold"]');
  press('[data-act="offer"]');
  expect(onpick.mock.calls).toEqual([["amount 2"]]);
  const steps: [string | null, number[]][] = [
    ["silver", [0, 2, 0, 0, 0]],
    ["gold", [0, 2, 0, 0, 0]],
    ["commit", [0, 2, 0, 0, 1]],
    [null, [0, 2, 0, 0, 1]],
  ];
  for (const [asked, given] of steps) {
    props.view = asking(asked, given);
    flushSync();
  }
  expect(onpick.mock.calls.flat()).toEqual(["amount 2", "amount 0", "amount 1", "commit"]);
  expect(document.body.textContent).toContain("The others are still thinking");
  await unmount(offer);
});

test("what was said before stays as it is", async () => {
  const props = { view: asking("silver", [0, 1, 0, 0, 0]), words: wordsIn("en"), onpick: vi.fn() };
  const offer = mount(Offer, { target: document.body, props });
  flushSync();
  expect(document.querySelector<HTMLButtonElement>('[data-more="honey"]')?.disabled).toBe(true);
  expect(document.querySelector('[data-act="offer"]')?.textContent).toContain("1 honey pot");
  await unmount(offer);
});
