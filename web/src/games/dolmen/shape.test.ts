import { expect, test } from "vitest";
import { PILLARS, POINTS, SLAB_POINTS, SLAB_SIDE } from "./box";
import { besideNumbers, crystalAt, exitOf, fairyAt, heldAt, letterAt, standAt, tryAt, waitingAt } from "./places";
import { GROWTHS, POND } from "./scenery";
import {
  arc,
  bearingOf,
  bowOf,
  CANVAS,
  distance,
  MIDDLE,
  pillarAt,
  pillarGround,
  placeShape,
  pointAt,
  polar,
  RING,
  SLABS_AT,
  STEP,
  sector,
  slabAt,
  turnOf,
} from "./shape";

const inCanvas = ([x, y]: readonly [number, number]) =>
  x >= CANVAS.left && x <= CANVAS.left + CANVAS.width && y >= CANVAS.top && y <= CANVAS.top + CANVAS.height;

test("lights and slabs lie on two circles, and every slab faces its light", () => {
  expect([Math.round(RING), Math.round(SLABS_AT), STEP]).toEqual([330, 225, 22.5]);
  for (const { id } of POINTS) expect(Math.abs(distance(MIDDLE, pointAt(id)) - RING)).toBeLessThan(1);
  expect(turnOf(2)).toBeCloseTo(45, 0);
  expect(turnOf(10)).toBeCloseTo(-135, 0);
  expect(bearingOf(12)).toBeCloseTo(0);
  for (const { id } of SLAB_POINTS) {
    const [x, y] = slabAt(id);
    expect(distance([x, y], pointAt(id))).toBeLessThan(distance([x, y], pointAt((id + 1) % 16)));
  }
});

test("what is no point, place or pillar is an error", () => {
  expect(() => pointAt(16)).toThrow("light point");
  expect(() => slabAt(4)).toThrow("slab place");
  expect(() => pillarAt(4)).toThrow("pillar");
});

test("on a phone of 390 pixels every slab place is as wide as a finger", () => {
  const unit = 390 / CANVAS.width;
  const wide = 2 * SLABS_AT * Math.sin((STEP * Math.PI) / 360) * unit;
  expect(Math.round(wide)).toBeGreaterThanOrEqual(40);
  expect(placeShape(1)).toMatch(/^M[\d. ]+A[\d. ]+L[\d. ]+A[\d. ]+z$/);
});

test("arcs run clockwise towards the larger angle", () => {
  expect(arc(0, 90, 100)).toBe("M600 500A100 100 0 0 1 500 600");
  expect(arc(90, 0, 100)).toBe("M500 600A100 100 0 0 0 600 500");
  expect(arc(0, 270, 100)).toContain(" 0 1 1 ");
  expect(sector(0, 90, 50, 100)).toBe("M600 500A100 100 0 0 1 500 600L500 550A50 50 0 0 0 550 500z");
  expect(pillarGround(3)).toContain("A");
});

test("a bow leads outside the circle, higher over somebody", () => {
  const [low, high] = [bowOf(0, 1, 0), bowOf(0, 2, 1)];
  expect(distance(MIDDLE, low.middle)).toBeGreaterThan(RING + 40);
  expect(distance(MIDDLE, high.middle)).toBeGreaterThan(distance(MIDDLE, low.middle));
  expect(bowOf(15, 0, 0).middle[0]).toBeGreaterThan(500);
  expect(bowOf(0, 15, 0).line).not.toBe(bowOf(15, 0, 0).line);
  expect(bowOf(6, 5, 0).tip.turn).not.toBeCloseTo(bowOf(5, 6, 0).tip.turn);
});

test("everything that rests on the circle is in sight", () => {
  const rests = [
    ...POINTS.map(({ id }) => standAt(id)),
    ...SLAB_POINTS.flatMap(({ id }) => [heldAt(id), tryAt(id), waitingAt(id)]),
    ...[0, 1, 2, 3].flatMap((at) => [fairyAt(at), letterAt(at), crystalAt(at, 0), crystalAt(at, 2)]),
  ];
  expect(rests.every(inCanvas)).toBe(true);
  expect(inCanvas(exitOf(1, 2, "right"))).toBe(false);
  expect(exitOf(0, 2, "below")[1]).toBeGreaterThan(CANVAS.top + CANVAS.height);
});

test("the button does not cover the middle of its slab", () => {
  for (const { id } of SLAB_POINTS) expect(distance(tryAt(id, 30), slabAt(id))).toBeGreaterThan(SLAB_SIDE / 2 + 20);
});

test("the button gives way to the numbers of the pillars, and stays near its slab", () => {
  const [reach, half] = [50, { wide: 57, high: 40 }];
  for (const { id } of SLAB_POINTS) {
    const [x, y] = besideNumbers(id, reach, half);
    expect(distance([x, y], tryAt(id, reach))).toBeLessThan(80);
    for (const base of PILLARS) expect(Math.abs(x - base.x) >= 57 || Math.abs(y - base.y) >= 40).toBe(true);
  }
});

test("crystals of different seats lie apart, and those of one beside each other", () => {
  const all = [0, 1, 2, 3].flatMap((side) => [0, 1, 2].map((number) => crystalAt(side, number)));
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(14);
});

test("nothing grows where one plays", () => {
  expect(GROWTHS.length).toBeGreaterThan(80);
  for (const { x, y } of GROWTHS) expect(distance([x, y], MIDDLE)).toBeGreaterThan(380);
  expect(distance(POND, MIDDLE)).toBeGreaterThan(RING + 80);
  expect(polar(90, RING)[1]).toBeCloseTo(830);
});
