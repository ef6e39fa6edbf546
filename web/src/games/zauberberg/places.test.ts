import { expect, test } from "vitest";
import { SPACES, VILLAGES } from "./box";
import { exitOf, groundAt, liesHigh, pointAt, type Spot, spotAt, spotsOf, yardOf, yardSpots } from "./places";
import { CANVAS } from "./shape";

const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

test("places on the mountain turn with it, villages do not", () => {
  expect(pointAt("nw", 90)).toEqual(pointAt("nw", 0));
  const [turned, corner] = [pointAt("L1-00", 90), pointAt("L1-10", 0)];
  expect(turned[0]).toBeCloseTo(corner[0]);
  expect(turned[1]).toBeCloseTo(corner[1]);
  expect(() => groundAt("moon", 0)).toThrow("expected a space, a village or SUMMIT, got 'moon'");
});

test("what is said stands at the edge that is farther from its places", () => {
  expect([liesHigh(["nw"], 0), liesHigh(["se"], 0), liesHigh([], 0)]).toEqual([true, false, false]);
  expect([liesHigh(["L1-25"], 0), liesHigh(["L1-25"], 180), liesHigh(["L2-20", "ne"], 0)]).toEqual([false, true, true]);
});

test("the upper one of a pair stands higher, and leaves the lower one's number in sight", () => {
  const [lower, upper] = [spotAt("L1-07", 0, 52, 0, true), spotAt("L1-07", 0, 52, 1)];
  expect(upper.x).toBe(lower.x);
  expect(lower.y - upper.y).toBeGreaterThan(40 * lower.scale);
  expect(upper.scale).toBe(lower.scale);
});

test.each(VILLAGES.map(({ id }) => id))("however many live in %s, they stand side by side on the canvas", (village) => {
  for (const count of [1, 3, 4, 9, 15, 25]) {
    const spots = yardSpots(village, count, 52);
    expect(spots).toHaveLength(count);
    for (const [at, spot] of spots.entries()) {
      expect(spot.x - 50 * spot.scale).toBeGreaterThan(CANVAS.left);
      expect(spot.x + 50 * spot.scale).toBeLessThan(CANVAS.left + CANVAS.width);
      for (const other of spots.slice(at + 1)) expect(apart(spot, other)).toBeGreaterThan(75 * spot.scale);
    }
  }
  expect(() => yardSpots("north", 1, 52)).toThrow("expected a village, got 'north'");
});

test("neighbouring villages do not mix, though all live in one of them", () => {
  const [west, east] = [yardOf("nw", 25, 61), yardOf("ne", 25, 61)];
  expect(west[2]).toBeLessThan(east[0]);
  expect(yardOf("sw", 6, 52)[0]).toBeLessThan(yardOf("sw", 6, 52)[2]);
});

test("everybody has a spot, on the mountain by space and rank, in a village in order", () => {
  const spots = spotsOf(
    [
      { id: "a1", place: "L1-07", rank: 0 },
      { id: "b1", place: "L1-07", rank: 1 },
      { id: "a2", place: "nw", rank: 0 },
      { id: "b2", place: "nw", rank: 0 },
      { id: "c3", place: "SUMMIT", rank: 0 },
    ],
    0,
    52,
  );
  expect(spots.size).toBe(5);
  expect(spots.get("b1")?.y).toBeLessThan(spots.get("a1")?.y ?? 0);
  expect(spots.get("a2")?.x).toBeLessThan(spots.get("b2")?.x ?? 0);
  expect(spots.get("a2")).toEqual(yardSpots("nw", 2, 52)[0]);
});

test("a lone kobold stands over the middle of its space", () => {
  for (const { id } of SPACES) {
    const [x, y] = pointAt(id, 0);
    const spot = spotAt(id, 0, 52);
    expect(spot.x).toBe(x);
    expect(y - spot.y).toBeLessThan(8);
  }
});

test("what leaves the board flies to its player", () => {
  expect(exitOf(0, 0, true)[0]).toBeLessThan(100);
  expect(exitOf(0, 0, false)[1]).toBeGreaterThan(900);
  expect(exitOf(1, 0, true)[0]).toBeGreaterThan(500);
});
