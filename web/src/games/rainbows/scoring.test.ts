import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { rowsOf } from "./scoring";

test.each(["end", "end-days"] as const)("the best come first and every account adds up: %s", (name) => {
  const view = viewOf(name);
  const rows = rowsOf(view);
  expect(rows.map((row) => row.rank)).toEqual([...(view.result?.ranks ?? [])].sort());
  for (const row of rows) {
    const earned = row.days.reduce((sum, day) => sum + day.rainbows + day.singles + day.money, 0);
    expect(earned + row.beside).toBe(view.players[row.seat]?.account);
    expect(row.days).toHaveLength(view.days);
  }
});

test("without loans and deposits nothing stands beside the days", () => {
  expect(rowsOf(viewOf("end")).every((row) => row.beside === 0)).toBe(true);
});

test("in the middle of a game nobody has a rank", () => {
  expect(rowsOf(viewOf("middle")).every((row) => row.rank === null)).toBe(true);
});
