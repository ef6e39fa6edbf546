import { expect, test } from "vitest";
import { CROSSINGS, FIELDS, MAP_RECT } from "./box";
import {
  along,
  bordersOf,
  bushesOf,
  chance,
  cutAt,
  directionAt,
  discs,
  distance,
  patchOf,
  polyline,
  RIVER_LINE,
  shoreBy,
} from "./shape";

test("every crossing lies on the one border of its two fields", () => {
  const borders = bordersOf();
  expect(borders).toHaveLength(CROSSINGS.length);
  for (const { crossing, line } of borders) {
    expect(line.length).toBeGreaterThan(1);
    const near = Math.min(...along(line, 1).map(({ at }) => distance(at, crossing.at)));
    expect(near).toBeLessThan(14);
  }
});

test("a field is a closed patch inside the map", () => {
  const [left, top, right, bottom] = MAP_RECT;
  for (const field of FIELDS) {
    const path = patchOf(field);
    expect(path).toMatch(/^M.*z$/);
    const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([digits]) => Number(digits));
    for (const [at, value] of numbers.entries()) {
      expect(value).toBeGreaterThan(at % 2 ? top : left);
      expect(value).toBeLessThan(at % 2 ? bottom : right);
    }
  }
});

test("the land looks the same at every look", () => {
  const [one, other] = [chance(7), chance(7)];
  expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  for (const field of FIELDS) expect(patchOf(field)).toBe(patchOf(field));
});

test("a hedge has a gap where the border is open", () => {
  const line = [
    [0, 0],
    [100, 0],
  ] as const;
  const closed = bushesOf(line, [], 20, 1);
  const open = bushesOf(line, [[50, 0]], 20, 1);
  expect(closed.length).toBeGreaterThan(open.length);
  for (const [x] of open) expect(Math.abs(x - 50)).toBeGreaterThan(15);
  expect(discs(open).match(/M/g)).toHaveLength(open.length);
});

test("a wall leaves room for its door", () => {
  const line = [
    [0, 0],
    [100, 0],
  ] as const;
  const [before, after] = cutAt(line, [50, 0], 10);
  expect(before?.at(-1)?.[0]).toBeLessThanOrEqual(40);
  expect(after?.[0]?.[0]).toBeGreaterThanOrEqual(60);
  expect(directionAt(line, [50, 0])).toBe(0);
  expect(polyline(line)).toBe("M0 0L100 0");
});

test("every landing stage lies by the river", () => {
  for (const { pontoon_at: at } of FIELDS) if (at) expect(distance(shoreBy(at), at)).toBeLessThan(45);
  expect(RIVER_LINE.length).toBeGreaterThan(20);
});
