import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { type Row, rowsOf, settledBy } from "./scoring";
import type { Score } from "./types";

const end = rowsOf(viewOf("over"));

test("the best come first, and what is shown adds up to every total", () => {
  expect(end.map((row) => row.rank)).toEqual([1, 2, 3, 4, 5]);
  const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
  for (const { score, coins, menhirs, elves, goblins, arrived } of end) {
    expect(sum(coins)).toBe(score.clovers);
    expect(sum(menhirs)).toBe(score.menhirs);
    expect([2 * elves, -2 * goblins]).toEqual([score.elves, score.goblins || -0]);
    expect([0, 10, 15][arrived.length]).toBe(score.cauldron);
    expect(score.clovers + score.menhirs + score.elves + score.goblins + score.cauldron).toBe(score.total);
  }
});

test("the companions shown are those that settle a tie", () => {
  for (const row of end) expect(row.companions.length + row.backups.length).toBe(row.score.companions);
});

test("before the end nothing is counted", () => {
  expect(rowsOf(viewOf("busy"))).toEqual([]);
});

test("equal gold is settled by companions, then by the turn order", () => {
  const row = (total: number, companions: number): Row => ({
    ...(end[0] as Row),
    score: { ...(end[0]?.score as Score), total, companions },
  });
  expect(settledBy([row(20, 1), row(19, 1)])).toBe("gold");
  expect(settledBy([row(20, 2), row(20, 1), row(19, 1)])).toBe("companions");
  expect(settledBy([row(23, 2), row(20, 2), row(20, 1), row(20, 1)])).toBe("order");
});
