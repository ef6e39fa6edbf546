import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Glow } from "../module";
import Belongings from "./Belongings.svelte";
import { wordsIn } from "./fixtures";
import { kobold, player, viewWith } from "./fixtures/made";
import Piles from "./Piles.svelte";
import Question from "./Question.svelte";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { rowsOf } from "./scoring";
import { koboldLabel, placeName } from "./speech";
import type { ZauberbergView } from "./types";

let shown: ReturnType<typeof mount>[] = [];

afterEach(async () => {
  for (const component of shown) await unmount(component);
  shown = [];
});

function show<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("div");
  shown.push(mount(Part, { target, props }));
  flushSync();
  return target;
}

const words = wordsIn("en");
/** What is read there, pictures apart. */
const texts = (where: Element, wanted: string) =>
  [...where.querySelectorAll(wanted)].map((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const picture of copy.querySelectorAll("svg")) picture.remove();
    return copy.textContent?.replace(/\s+/g, " ").trim();
  });
const pictures = (where: Element) =>
  [...where.querySelectorAll('[role="img"]')].map((node) => node.getAttribute("aria-label"));

const own = player(
  0,
  [kobold(2, "L1-36", { stands: "lower" }), kobold(3, "L1-08", { waits_for: "L2-07" }), kobold(4, null)],
  { hand: ["2", "2", "J"], stones: 2, limit: 5, cards: 3, credit: 1, level: 1 },
);
const rival = player(1, [kobold(5, "L1-36", { stands: "upper" })], { ravens: 2, level: 1, cards: 3 });
const view = viewWith([own, rival, player(2)], { rotation: 1 });
const end: Partial<ZauberbergView> = {
  phase: "over",
  deciders: [],
  result: { ranks: [2, 1, 2], scores: null, end: { key: "end-summit", args: { seat: 1 } } },
};
const over = viewWith([own, player(1, [kobold(5, "SUMMIT")], { level: 5, hand: ["1"] }), player(2)], end);

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const spoken = wordsIn(language);

  test("every panel has words", () => {
    for (const moment of [view, over])
      for (const seat of moment.players.keys()) {
        expect(show(Seat, { view: moment, words: spoken, seat }).querySelectorAll("svg").length).toBeGreaterThan(2);
        expect(show(Belongings, { view: moment, words: spoken, seat }).querySelectorAll("details")).toHaveLength(2);
      }
    expect(show(Scoring, { view: over, words: spoken }).querySelectorAll("tbody tr")).toHaveLength(3);
    expect(show(Piles, { view, words: spoken }).querySelectorAll("li")).toHaveLength(6);
  });
});

test("a seat tells stones, cards and their limit, waiting Ravens and the right to one more card", () => {
  expect(pictures(show(Seat, { view, words, seat: 0 }))).toEqual(["2 magic stones", "3 of 5", "1 extra card"]);
  expect(pictures(show(Seat, { view, words, seat: 1 }))).toEqual(["no magic stone", "3 of 3", "2 parked Ravens"]);
});

test("belongings tell where every kobold is and what keeps it there", () => {
  expect(texts(show(Belongings, { view, words, seat: 0 }), ".kobolds li")).toEqual([
    "kobold 1 (you): North-west village",
    "kobold 2 (you): Level 1, space 36 blocked by Puck’s kobold 5",
    "kobold 3 (you): Level 1, space 08 waits for space 07 of level 2",
    "kobold 4 (you): still to be placed",
    "kobold 5 (you): South-east village",
  ]);
  expect(koboldLabel(words, view, 1, kobold(5, "L1-36", { stands: "upper" }))).toBe(
    "kobold 5 (Puck), Level 1, space 36, stands on your kobold 2",
  );
  expect(placeName(words, "SUMMIT")).toBe("Summit");
});

test("one's own cards are seen, those of others only from behind", () => {
  expect(pictures(show(Belongings, { view, words, seat: 0 }))).toEqual(["2", "2", "joker"]);
  expect(pictures(show(Belongings, { view, words, seat: 1 }))).toEqual(["3 of 3"]);
});

test("the legend counts the apparitions that are left", () => {
  const gone = view.tokens.map((token, at) => (at < 3 ? { ...token, state: "gone", face: "raven" } : token));
  const legend = show(Belongings, { view: { ...view, tokens: gone }, words, seat: 0 });
  expect(texts(legend, "details:first-of-type small")).toEqual([
    "4 left",
    "3 left",
    "none left",
    "3 left",
    "3 left",
    "2 left",
    "2 left",
  ]);
});

test("the discard pile is counted by face", () => {
  const piles = show(Piles, { view, words });
  expect(texts(piles, "li")).toEqual(["1: 4", "2: 0", "3: 2", "4: 1", "5: 3", "joker: 1"]);
  expect(texts(piles, ".caption")).toEqual(["40 cards in the draw pile", "Discard pile 11 cards"]);
});

test("the mountain is turned by two large buttons, and a victim is one of the others", () => {
  const [onpick, onaim] = [vi.fn(), vi.fn()];
  const offers = new Map<string, Glow>([["turn cw", "chosen"]]);
  const ask = (phase: string, asked: Partial<ZauberbergView> = {}) =>
    show(Question, { view: { ...view, phase, ...asked }, words, offers, onpick, onaim });
  const turns = [...ask("choose-rotation").querySelectorAll("button")];
  expect(turns.map((node) => [node.dataset.element, node.getAttribute("aria-pressed")])).toEqual([
    ["turn ccw", null],
    ["turn cw", "true"],
  ]);
  turns[0]?.click();
  expect(onpick).toHaveBeenCalledWith("turn ccw");
  expect(texts(ask("choose-raven-victim"), "button")).toEqual(["Puck no magic stone", "Nixe no magic stone"]);
  expect(ask("choose-rotation", { deciders: [1] }).querySelector("button")).toBeNull();
  expect(ask("choose-action").querySelector("button")).toBeNull();
});

test("the result shows how far everybody came, the tower with the winner first", () => {
  expect(rowsOf(over).map(({ seat, won, level }) => [seat, won, level])).toEqual([
    [1, true, 5],
    [0, false, 1],
    [2, false, 0],
  ]);
  const table = show(Scoring, { view: over, words });
  expect(texts(table, "tbody small")).toEqual(["Puck has the tower", "level 1", "still in the villages"]);
  expect(pictures(table.querySelector("tbody tr") as Element)).toEqual(["B1", "B2", "B3", "B4", "B5"]);
});

test("a draw has no tower", () => {
  const draw = { ...over, result: { ranks: [2, 2, 2], scores: null, end: { key: "end-limit", args: { number: 9 } } } };
  expect(rowsOf(draw).some(({ won }) => won)).toBe(false);
});
