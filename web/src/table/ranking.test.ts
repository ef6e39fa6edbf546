import { expect, it } from "vitest";
import { phrase } from "./fixtures";
import { standings, winners } from "./ranking";

it("orders by rank and marks ties", () => {
  const result = { ranks: [3, 1, 1], scores: [20, 80, 80], end: phrase("end-clover") };
  expect(standings(result)).toEqual([
    { seat: 1, rank: 1, score: 80, tied: true },
    { seat: 2, rank: 1, score: 80, tied: true },
    { seat: 0, rank: 3, score: 20, tied: false },
  ]);
  expect(winners(result)).toEqual([1, 2]);
});

it("handles games without points and without a winner", () => {
  const result = { ranks: [2, 2], scores: null, end: phrase("end-clover") };
  expect(standings(result).map((standing) => standing.score)).toEqual([null, null]);
  expect(winners(result)).toEqual([]);
});
