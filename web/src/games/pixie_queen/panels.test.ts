import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import Belongings from "./Belongings.svelte";
import { MOMENTS, viewOf, wordsIn } from "./fixtures";
import { player } from "./fixtures/made";
import pixieQueen from "./index";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { isTied, rowsOf } from "./scoring";
import { noteOf, spaceLabel, tellsOf } from "./speech";

let shown: ReturnType<typeof mount>[] = [];

afterEach(async () => {
  for (const component of shown) await unmount(component);
  shown = [];
});

function show<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props): string {
  const target = document.createElement("div");
  shown.push(mount(Part, { target, props }));
  flushSync();
  return target.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

const words = wordsIn("en");
const view = viewOf("hill");
const final = { suffered: 31, rewards: 17, stones: 1, majorities: ["apple", "silver"], total: -21 };
/** The final scoring of the rules' worked example. */
const over = {
  ...viewOf("over"),
  players: [
    player(0, { final, goods: [2, 0, 0, 3, 0], tiles: [{ series: "ring", points: 10, round: 3 }], bonus: 2 }),
    player(1, {
      final: { suffered: 28, rewards: 14, stones: 0, majorities: ["apple", "honey", "bread", "gold"], total: -26 },
    }),
    player(2, { final: { suffered: 40, rewards: 24, stones: 0, majorities: ["honey", "silver"], total: -22 } }),
  ],
  result: { ranks: [1, 3, 2], scores: [-21, -26, -22], end: { key: "end-rounds", args: { number: 7 } } },
};

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const spoken = wordsIn(language);

  test.each(MOMENTS)("every panel has words: %s", (name) => {
    const seen = viewOf(name);
    for (const seat of seen.players.keys()) {
      expect(show(Seat, { view: seen, words: spoken, seat })).not.toBe("");
      expect(show(Belongings, { view: seen, words: spoken, seat })).not.toBe("");
    }
  });

  test("the final scoring has words", () => {
    expect(show(Scoring, { view: viewOf("over"), words: spoken })).not.toBe("");
    expect(show(Scoring, { view: over, words: spoken })).toContain("−21");
  });

  test("every action, skill and tile explains itself in a sentence", () => {
    const ids = [
      "steal_food",
      "rob_pixie",
      "priority",
      "copy_any",
      "light_captives",
      "grace_tile",
      "food-4",
      "castle",
      "track_gold",
    ];
    for (const id of ids) expect(tellsOf(spoken, id)).toMatch(/ .*\.$/);
  });
});

test("a seat tells its points and how near the next symbol is", () => {
  expect(show(Seat, { view, words, seat: 1 })).toMatch(/8 punishment points.*next punishment −8/);
  expect(show(Seat, { view: { ...view, players: [player(0, { out: true })] }, words, seat: 0 })).toContain("dungeon");
});

test("goods are one's own to see", () => {
  expect(show(Belongings, { view, words, seat: 1 })).toContain("behind the screen");
  expect(show(Belongings, { view, words, seat: 0 })).toContain("2 + 3 + 3 = 8");
});

test("the count shows everything that made the total, the best first", () => {
  expect(rowsOf(over).map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [2, 2],
    [1, 3],
  ]);
  const text = show(Scoring, { view: over, words });
  expect(text).toMatch(/Punishments.*−31.*−40.*−28/);
  expect(text).toMatch(/Most of a good.*−6.*−6.*−12/);
  expect(isTied(rowsOf(over))).toBe(false);
});

test("the line in the top bar tells the round", () => {
  expect(pixieQueen.heading(view, words)).toBe("Round 2 of 7");
  expect(pixieQueen.heading({ ...view, phase: "setup" }, words)).toBe("Choosing skills");
  expect(pixieQueen.heading(over, words)).toBe("The game is over");
  expect(pixieQueen.seatColour(view, 1)).toMatch(/^#/);
});

test("what is under the hand has a note", () => {
  expect(noteOf(words, view, "space punish")?.facts).toEqual(["2 discs"]);
  expect(noteOf(words, view, "skill copy_any")?.text).toContain("nobody has used");
  expect(noteOf(words, view, "track silver")?.title).toContain("silver");
  expect(noteOf(words, view, "good apple")).toBeNull();
  expect(spaceLabel(words, view, "pantry")).not.toContain("disc");
});
