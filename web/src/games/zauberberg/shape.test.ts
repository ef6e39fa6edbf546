import { expect, test } from "vitest";
import { SPACES } from "./box";
import {
  arrowOf,
  CANVAS,
  cornersOf,
  grain,
  groundOf,
  heightOf,
  inwards,
  LEVELS,
  middleOf,
  nearness,
  seen,
  squareOf,
  turned,
  wallsOf,
} from "./shape";

test.each([
  [0, [160, 228]],
  [90, [772, 160]],
  [180, [840, 772]],
  [270, [228, 840]],
  [-90, [228, 840]],
  [360, [160, 228]],
])("the mountain turns about its middle by %i degrees", (angle, [wantedRight = 0, wantedDown = 0]) => {
  const [right, down] = turned([160, 228], angle);
  expect(right).toBeCloseTo(wantedRight);
  expect(down).toBeCloseTo(wantedDown);
});

test("higher is further up on the canvas, and what is nearer is larger", () => {
  expect(seen([500, 500], 100)[1]).toBeLessThan(seen([500, 500], 0)[1]);
  expect(nearness([500, 900])).toBeGreaterThan(nearness([500, 100]));
  expect(nearness([500, 500])).toBe(1);
});

test.each([0, 45, 90])("the whole mountain lies on the canvas, turned by %i degrees", (angle) => {
  for (const corner of cornersOf(groundOf(1))) {
    const [x, y] = seen(turned(corner, angle), heightOf(1));
    const out = angle % 90 ? 40 : 0;
    expect(x).toBeGreaterThan(CANVAS.left - out);
    expect(x).toBeLessThan(CANVAS.left + CANVAS.width + out);
    expect(y).toBeGreaterThan(CANVAS.top - out);
    expect(y).toBeLessThan(CANVAS.top + CANVAS.height + out);
  }
});

test("no space hides another: neighbours' middles are far apart", () => {
  const middles = SPACES.map((space) => seen(middleOf(space), heightOf(space.level)));
  for (const [at, [x, y]] of middles.entries())
    for (const [right, down] of middles.slice(at + 1)) expect(Math.hypot(right - x, down - y)).toBeGreaterThan(44);
});

test("a space ends where the wall of the next level stands", () => {
  for (const space of SPACES) {
    const [left, top, right, bottom] = squareOf(space);
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(60);
    const [x, y] = middleOf(space);
    expect(Math.hypot(x - space.x, y - space.y)).toBeLessThan(6);
  }
});

test("the way inwards leads to the space above", () => {
  for (const space of SPACES) {
    const upper = SPACES.find(({ id }) => id === space.above);
    if (!upper || upper.corner) continue;
    const [x, y] = inwards(space);
    expect([upper.x, upper.y]).toEqual([space.x + 68 * x, space.y + 68 * y]);
  }
});

test("the eye sees the walls in front, and never the one behind", () => {
  for (const level of LEVELS) {
    const straight = wallsOf(level, 0);
    expect(straight.length).toBeGreaterThanOrEqual(1);
    expect(straight.length).toBeLessThan(4);
    expect(wallsOf(level, 45).length).toBeGreaterThanOrEqual(2);
    for (const { shade } of straight) expect(shade >= 0 && shade <= 1).toBe(true);
  }
});

test("an arrow points where it leads", () => {
  expect(arrowOf([0, 0], [100, 0], 0.2, 0.8)).toEqual({ line: "M20 0L80 0", tip: "translate(80 0) rotate(0)" });
});

test("a stone always has the same grain", () => {
  expect(grain("L1-07")).toBe(grain("L1-07"));
  expect(new Set(SPACES.map(({ id }) => grain(id))).size).toBeGreaterThan(30);
});
