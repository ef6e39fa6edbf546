import { expect, test } from "vitest";
import { face, places, player, viewWith } from "./fixtures/made";
import { arrangedBy, boundsOf, costOf, isGlow, nextPlaces, oddsAt, oddsOf, pathTo, placeIn, tryable } from "./reach";

test("a path leads along the shorter arc, point by point", () => {
  expect(boundsOf(15, 2, [])).toEqual([
    { from: 15, to: 0, over: [] },
    { from: 0, to: 1, over: [] },
    { from: 1, to: 2, over: [] },
  ]);
  expect(boundsOf(1, 14, []).map(({ to }) => to)).toEqual([0, 15, 14]);
  expect(boundsOf(5, 5, [])).toEqual([]);
});

test("adjacent korrigans are jumped in one bound (DOL-25, DOL-26)", () => {
  // The rules' sixth example: korrigans on 0, 1, 2 and 14; from 0 one comes to 3 in one step, and to 13 in two.
  expect(boundsOf(0, 3, [1, 2, 14])).toEqual([{ from: 0, to: 3, over: [1, 2] }]);
  expect(boundsOf(0, 13, [1, 2, 14])).toEqual([
    { from: 0, to: 15, over: [] },
    { from: 15, to: 13, over: [14] },
  ]);
});

test("a jump costs one step, or every point it passes (DOL-118)", () => {
  const bounds = boundsOf(0, 4, [1, 2]);
  expect([costOf(bounds, "one"), costOf(bounds, "points")]).toEqual([2, 4]);
});

test("the path of one's own korrigan leads over the others", () => {
  const view = viewWith([player(0, [], { point: 1 }), player(1, [], { point: 2 })]);
  expect(pathTo(view, 3)).toEqual([{ from: 1, to: 3, over: [2] }]);
  expect(pathTo({ ...view, eye: null }, 3)).toEqual([]);
});

test("the odds are those of the rules' table", () => {
  const wins = [2, 3, 4, 5, 6].map((points) => [0, 1, 2, 3].map((reserve) => oddsOf(points, reserve).wins));
  expect(wins).toEqual([
    [5, 6, 6, 6],
    [4, 5, 6, 6],
    [3, 4, 5, 6],
    [2, 3, 4, 5],
    [1, 2, 3, 4],
  ]);
  expect(oddsOf(5, 2)).toEqual({ needs: [null, null, 2, 1, 0, 0], wins: 4 });
});

test("one may try for the slab in front if it fits, in one's own turn", () => {
  const circle = places([
    { place: 1, fits: true, face: face(4) },
    { place: 2, fits: false },
  ]);
  const at = (point: number) => viewWith([player(0, [], { point, reserve: 1 }), player(1)], { places: circle });
  expect(tryable(at(1))?.place).toBe(1);
  expect([tryable(at(2)), tryable(at(4))]).toEqual([null, null]);
  expect(tryable({ ...at(1), active: 1 })).toBeNull();
  expect(tryable({ ...at(1), phase: "end-turn" })).toBeNull();
  expect(oddsAt(at(1), face(4))?.wins).toBe(4);
  expect([oddsAt(at(1), null), oddsAt({ ...at(1), eye: null }, face(4))]).toEqual([null, null]);
});

test("glows have no place, and the fairy's next places are known", () => {
  const view = viewWith([player(0), player(1)]);
  expect([placeIn(view, 4), isGlow(4), isGlow(5)]).toEqual([undefined, true, false]);
  expect(nextPlaces(view)).toEqual([9, 10, 11]);
});

test("an order says which slab goes where", () => {
  const hand = [
    ["ochre", "teal"],
    ["rose", "rose"],
    ["violet", "teal"],
  ].map((colours) => ({ colours, face: null }));
  const view = viewWith([player(0), player(1)], { phase: "arrange", hand });
  expect(arrangedBy(view, "312")).toEqual([
    { place: 5, colours: ["violet", "teal"] },
    { place: 6, colours: ["ochre", "teal"] },
    { place: 7, colours: ["rose", "rose"] },
  ]);
});
