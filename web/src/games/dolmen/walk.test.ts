import { expect, test } from "vitest";
import { boundsAlong, boundsOf } from "./walk";

test("a path leads along the shorter arc, point by point", () => {
  expect(boundsAlong(15, [0, 1, 2])).toEqual([
    { from: 15, to: 0, over: [] },
    { from: 0, to: 1, over: [] },
    { from: 1, to: 2, over: [] },
  ]);
  expect(boundsAlong(5, [])).toEqual([]);
});

test("a bound leads over the points between its ends", () => {
  expect(boundsAlong(0, [15, 13])).toEqual([
    { from: 0, to: 15, over: [] },
    { from: 15, to: 13, over: [14] },
  ]);
});

test("a walk that has happened sets foot where nobody stands", () => {
  expect(boundsOf(0, 3, [1, 2, 14])).toEqual([{ from: 0, to: 3, over: [1, 2] }]);
  expect(boundsOf(1, 14, []).map(({ to }) => to)).toEqual([0, 15, 14]);
});
