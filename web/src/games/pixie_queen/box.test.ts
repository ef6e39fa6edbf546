import { describe, expect, test } from "vitest";
import {
  bandHex,
  bandLetter,
  bandOf,
  DOUBLES,
  FOODS,
  lotOf,
  mineAt,
  ROWS,
  SPACES,
  SYMBOLS,
  scoreAt,
  TILE_AT,
} from "./box";

describe("the board's data", () => {
  test("has 21 spaces, 14 of them in four levels with as many icons as their level", () => {
    expect([SPACES.length, DOUBLES.length]).toEqual([21, 14]);
    expect([1, 2, 3, 4].map((level) => DOUBLES.filter((space) => space.level === level).length)).toEqual([5, 4, 3, 2]);
    for (const { level, icons } of DOUBLES) expect(icons).toHaveLength(level);
    const icons = DOUBLES.flatMap((space) => space.icons ?? []);
    for (const food of FOODS) expect(icons.filter((icon) => icon === food)).toHaveLength(10);
  });

  test("has seven places in each row of rewards, and a home for each one-use tile", () => {
    expect(ROWS.map(({ xy }) => xy.length)).toEqual([7, 7, 7]);
    expect([...TILE_AT.values()]).toEqual(["double_tile", "bag_tile", "grace_tile"]);
  });
});

test("the score track runs clockwise round the border, from twenty above zero", () => {
  expect(scoreAt(-20)).toEqual([25, 25]);
  const [x, y] = scoreAt(0);
  expect(y).toBe(25);
  expect(x).toBeGreaterThan(900);
  expect(scoreAt(60)[0]).toBe(25);
  expect(SYMBOLS).toEqual([10, 20, 30, 40, 50]);
});

test("bands have colours, letters and mines; the neutral one has no letter", () => {
  expect(bandOf("yellow")).toBe(2);
  expect([bandLetter(1, 2), bandLetter(2, 2)]).toEqual(["B", "·"]);
  expect(mineAt(1)).toEqual([238, 745]);
  expect(bandHex(0)).toMatch(/^#[0-9a-f]{6}$/);
  expect(() => bandHex(9)).toThrow(/expected a band/);
});

test("a lot names a good and a number", () => {
  expect(lotOf("gold-12")).toEqual({ good: "gold", number: 12 });
});
