import { expect, test } from "vitest";
import { line } from "./fixtures";
import { kobold, player, viewWith } from "./fixtures/made";
import { scenesOf } from "./scenes";
import { angleAt, begunAt, besides, eased, endOf, shownAt } from "./shown";

const before = viewWith([player(0, [kobold(1, "L1-13")]), player(1, [kobold(1, "L1-15")])]);
const after = viewWith(
  [player(0, [kobold(1, "L1-15", { stands: "upper" })]), player(1, [kobold(1, "L1-15", { stands: "lower" })])],
  { stones: before.stones.filter((space) => space !== "L1-15") },
);
const walked = line("walked", { seat: 0, card: "2", kobold: "k1", spaces: ["L1-13", "L1-15"], way: "cw" });
const scenes = scenesOf([walked, line("stone-kept", { seat: 0, space: "L1-15" })], before);
const find = (shown: ReturnType<typeof shownAt>, id: string) => shown.people.find((person) => person.id === id);

test("a kobold that is still to go stands where it stood, and then where the view says", () => {
  expect(find(shownAt(after, before, scenes, 0), "a1")).toMatchObject({ place: "L1-13", rank: 0 });
  const arrived = shownAt(after, before, scenes, 5000);
  expect(find(arrived, "a1")).toMatchObject({ place: "L1-15", rank: 1 });
  expect(find(arrived, "b1")).toMatchObject({ place: "L1-15", rank: 0 });
});

test("a stone lies there until it is taken", () => {
  expect(shownAt(after, before, scenes, 0).stones).toContain("L1-15");
  expect(shownAt(after, before, scenes, 5000).stones).not.toContain("L1-15");
});

test("a token keeps its side until its scene begins", () => {
  const open = { space: "L1-02", state: "up", face: "ghost", remembered: false };
  const seen = { ...before, tokens: before.tokens.map((token) => (token.space === "L1-02" ? open : token)) };
  const shows = scenesOf([walked, line("revealed", { seat: 0, token: "ghost", space: "L1-02" })], before);
  const state = (elapsed: number) =>
    shownAt(seen, before, shows, elapsed).tokens.find(({ space }) => space === "L1-02");
  expect([state(0)?.state, state(5000)?.state]).toEqual(["down", "up"]);
});

test("a kobold that is placed falls into its village when its turn comes", () => {
  const none = viewWith([player(0, [kobold(1, null)]), player(1)]);
  const placed = viewWith([player(0), player(1)]);
  const falls = scenesOf([line("placed", { seat: 0, kobold: "k1", village: "nw" })], none);
  expect(find(shownAt(placed, none, falls, -1), "a1")).toBeUndefined();
  expect(find(shownAt(placed, none, falls, 10), "a1")?.place).toBe("nw");
  expect(endOf(falls[0] as never)).toBe("nw");
});

test("a storm turns the mountain from the quarter where it was to the one where it is", () => {
  const storm = scenesOf([line("turned", { seat: 0, way: "ccw" })]);
  expect([angleAt(3, storm, 0), angleAt(3, storm, 1e5)]).toEqual([360, 270]);
  expect(angleAt(3, storm, 1100)).toBeCloseTo(315);
  expect([eased(-1), eased(0.5), eased(2)]).toEqual([0, 0.5, 1]);
});

test("beside the mountain a played card is gone at once, and what is drawn comes when everything has been seen", () => {
  const held = viewWith([player(0, [], { hand: ["2", "2", "5"], cards: 3 }), player(1)]);
  const drawn = viewWith([player(0, [], { hand: ["1", "2", "3", "5"], cards: 4, limit: 4 }), player(1)], { deck: 38 });
  const show = (elapsed: number) => besides(drawn, held, scenes.slice(0, begunAt(scenes, elapsed)));
  expect(show(-1)).toMatchObject({ deck: 40, discard: { "2": 0 } });
  expect(show(100).players[0]).toMatchObject({ hand: ["2", "5"], cards: 2, limit: held.players[0]?.limit });
  expect(show(100)).toMatchObject({ deck: 40, discard: { "2": 1 } });
  expect(besides(drawn, null, [])).toBe(drawn);
});

test("a kobold that falls into its village has left the bench", () => {
  const none = viewWith([player(0, [kobold(1, null)]), player(1)]);
  const falls = scenesOf([line("placed", { seat: 0, kobold: "k1", village: "nw" })], none);
  const first = (begun: number) => besides(none, none, falls.slice(0, begun)).players[0]?.kobolds[0]?.place;
  expect([first(0), first(1)]).toEqual([null, "nw"]);
});
