/** The board knows no rule: whatever a question and a view say is drawn, even what no game could come to. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice, prompt } from "../../table/fixtures";
import type { Pick } from "../../table/narrowing";
import type { Choice, Prompt } from "../../wire/prompts";
import { boardProps } from "../fixtures";
import Board from "./Board.svelte";
import { viewOf, wordsIn } from "./fixtures";
import { PEOPLE, player, spaces, viewWith } from "./fixtures/made";
import pixieQueen from "./index";
import type { PixieQueenView } from "./types";

let shown: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(700);
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.restoreAllMocks();
});

function show(view: PixieQueenView, asked: Prompt | null, picks: Pick[] = []) {
  shown = mount(Board, {
    target: document.body,
    props: boardProps(pixieQueen, { view, words: wordsIn("en"), prompt: asked, picks }),
  });
  flushSync();
}

/** Returns a choice of these words, each with the element it points at, that does this. */
function saying(targets: Record<string, string>, effect: object = {}): Choice {
  const parts = Object.entries(targets).map(([id, target]) => ({ id, label: { key: "label", args: {} }, target }));
  return {
    ...choice(Object.keys(targets).join(" ")),
    parts,
    effect: { game: "pixie_queen", ...effect } as Choice["effect"],
  };
}

const element = (name: string) => document.querySelector<HTMLElement>(`[data-element="${name}"]`);
const isOpen = (name: string) => element(name)?.classList.contains("open");

test("a space that is taken and dear is open where the question offers it, and a free one is closed", () => {
  const people = [player(0, { discs: 0, goods: [0, 0, 0, 0, 0] }), ...PEOPLE.slice(1)];
  const view = viewWith(people, { spaces: spaces({ casino: { discs: 2, discs_of: 1, price: 7 } }) });
  show(view, prompt(saying({ casino: "space casino" }), saying({ copy: "space copy" })));
  expect([isOpen("space casino"), isOpen("space copy"), isOpen("space exchange")]).toEqual([true, true, false]);
  expect(element("space exchange")?.classList).toContain("closed");
});

test("a promotion leads where the question says, for the apple that it says", () => {
  const from = { promote: "promote", forge_ring: "space forge_ring" };
  const pixies = [{}, {}];
  const down = saying({ ...from, steal_food: "space steal_food" }, { pixies, pays: { apple: 3 } });
  const castle = saying({ ...from, castle: "castle" });
  show(viewOf("hill"), prompt(down, castle), [
    { at: 0, id: "promote" },
    { at: 1, id: "forge_ring" },
  ]);
  expect([isOpen("space steal_food"), isOpen("castle"), isOpen("space grace")]).toEqual([true, true, false]);
  expect(document.querySelectorAll(".toll")).toHaveLength(1);
});

test("stones go on captives of any band, and of spaces without pixies any can be sent to the mine", () => {
  show(
    viewOf("hill"),
    { ...prompt(saying({ demote: "x", tracks: "space tracks" }), saying({ pass: "y" })), id: "demotion" },
    [{ at: 0, id: "demote" }],
  );
  expect(isOpen("space tracks") || element("space tracks")?.classList.contains("chosen")).toBe(true);
});

test("what a copy costs and how much is drawn is what the view says", () => {
  show({ ...viewOf("hill"), copy_points: 9, draws: 17, copies: 0 }, null);
  expect(document.querySelector(".cost")?.textContent).toContain("−9");
  expect(element("space copy")?.getAttribute("aria-label")).toContain("9 punishment points");
  expect(element("space mine")?.getAttribute("aria-label")).toContain("17 cubes");
});
