import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { choice } from "../../table/fixtures";
import type { Choice, Prompt } from "../../wire/prompts";
import { wordsIn } from "./fixtures";
import { gift, giving } from "./fixtures/gifts";
import { PEOPLE, player, viewWith } from "./fixtures/made";
import Offer from "./Offer.svelte";

const demand = ["bread", "honey", null, null, null, null, null];
const own = player(0, { goods: [0, 3, 0, 2, 1] });
const view = viewWith([own, ...PEOPLE.slice(1)], { phase: "offering", demand });
const rest = { silver: 2, gold: 1 };
const honey = giving(
  gift("honey", 0, { kinds_left: 2, up_to: rest }),
  gift("honey", 1, { kinds_left: 1, up_to: rest, offers: { honey: 1 } }),
  gift("honey", 2, { kinds_left: 1, up_to: rest, offers: { honey: 2 } }),
);
const silver = giving(gift("silver", 0, { kinds_left: 1, up_to: { gold: 1 }, offers: { honey: 2 } }));
const gold = giving(gift("gold", 0, { offers: { honey: 2 } }), gift("gold", 1, { offers: { honey: 2, gold: 1 } }));
const hand = giving(
  choice("commit", { effect: { game: "pixie_queen", offers: { honey: 2, gold: 1 } } as Choice["effect"] }),
);

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

function show(prompt: Prompt | null, more: object = {}) {
  const foresee = ({ effect }: Choice) => effect;
  const onplay = vi.fn(async (_move: string) => true);
  const props = $state({ view, words: wordsIn("en"), prompt, foresee, chosen: [] as string[], onplay, ...more });
  shown = mount(Offer, { target: document.body, props });
  flushSync();
  return props;
}

const button = (wanted: string) => document.querySelector<HTMLButtonElement>(wanted);
function press(wanted: string): void {
  button(wanted)?.click();
  flushSync();
}
const sent = () => button('[data-act="offer"]')?.textContent;

test("one press sends the whole offer, each step when it is asked for", () => {
  const props = show(honey);
  for (const good of ["honey", "honey", "gold"]) press(`[data-element="good ${good}"]`);
  press('[data-act="offer"]');
  expect(props.onplay.mock.calls).toEqual([["offer honey 2"]]);
  for (const prompt of [silver, gold, hand, null]) {
    props.prompt = prompt;
    flushSync();
  }
  expect(props.onplay.mock.calls.flat()).toEqual(["offer honey 2", "offer silver 0", "offer gold 1", "commit"]);
});

test("nothing is handed over that nobody has pressed for", () => {
  const props = show(gold);
  props.prompt = hand;
  flushSync();
  expect(props.onplay).not.toHaveBeenCalled();
});

test("a step that was refused is not gone on from", async () => {
  const props = show(honey, { onplay: vi.fn(async () => false) });
  press('[data-act="offer"]');
  await Promise.resolve();
  await Promise.resolve();
  props.prompt = silver;
  flushSync();
  expect(props.onplay).toHaveBeenCalledTimes(1);
});

test("a plus that cannot act is not enabled", () => {
  show(honey);
  press('[data-element="good honey"]');
  press('[data-element="good honey"]');
  expect(button('[data-element="good honey"]')?.disabled).toBe(true);
  expect(button('[data-less="gold"]')?.disabled).toBe(true);
  expect(button('[data-element="good gold"]')?.disabled).toBe(false);
});

test("what was said before stays as it is", () => {
  show(silver);
  expect(button('[data-element="good honey"]')?.disabled).toBe(true);
  expect(button('[data-element="good silver"]')?.disabled).toBe(true);
  expect(sent()).toContain("2 honey pots");
});

test("a number key is the amount", () => {
  show(honey);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "2" }));
  flushSync();
  expect(sent()).toContain("2 honey pots");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "0" }));
  flushSync();
  expect(sent()).toContain("Offer nothing");
});

test("who offers last is warned in the button", () => {
  show(honey);
  expect(sent()).not.toContain("opened");
  const made = PEOPLE.slice(1).map((other) => ({ ...other, committed: true }));
  show(honey, { view: viewWith([own, ...made], { phase: "offering", demand }) });
  expect(document.querySelectorAll('[data-act="offer"]')[1]?.textContent).toContain("opened");
});

test("draws the question, also where it contradicts the rules", () => {
  const odd = { kinds_left: 7, up_to: { apple: 9, bread: 4 }, suffers: [{ seat: 0, points: 33 }] };
  show(giving(gift("gold", 0, odd)));
  expect([...document.querySelectorAll<HTMLElement>("[data-good]")].map(({ dataset }) => dataset.good)).toEqual([
    "apple",
    "bread",
    "gold",
  ]);
  expect(sent()).toContain("33");
  for (let n = 0; n < 12; n++) press('[data-element="good apple"]');
  expect(sent()).toContain("9 apples");
  expect(document.body.textContent).toContain("7 kinds");
});
