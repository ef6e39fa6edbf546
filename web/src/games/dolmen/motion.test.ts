import { expect, test } from "vitest";
import { line } from "./fixtures";
import { fairyPose, flown, korrigansAt, placed, put, turning, walked } from "./motion";
import { fairyAt, standAt } from "./places";
import { scenesOf } from "./scenes";
import { distance, MIDDLE } from "./shape";
import { boundsOf } from "./walk";

test("a thing that turns over is seen from its edge half-way", () => {
  expect([turning(0), turning(1)]).toEqual([1, 1]);
  expect(turning(0.5)).toBeLessThan(0.1);
});

test("a korrigan hops from light to light and leaps over others", () => {
  const hops = boundsOf(1, 3, []);
  const [x, y] = standAt(1);
  expect(walked(hops, 0)).toMatchObject({ x: expect.closeTo(x), y: expect.closeTo(y), lift: 0 });
  expect(walked(hops, 0.5).lift).toBeCloseTo(0);
  expect([walked(hops, 1).x, walked(hops, 1).y]).toEqual([
    expect.closeTo(standAt(3)[0]),
    expect.closeTo(standAt(3)[1]),
  ]);
  const leap = walked(boundsOf(1, 3, [2]), 0.5);
  expect(leap.lift).toBeGreaterThan(2 * walked(hops, 0.25).lift);
  // Along the circle, not through it.
  expect(distance([leap.x, leap.y], MIDDLE)).toBeGreaterThan(320);
  expect(walked([], 0.5)).toMatchObject({ x: MIDDLE[0], y: MIDDLE[1] });
});

test("over the seam of the circle the way stays short", () => {
  const middle = walked(boundsOf(15, 1, [0]), 0.5);
  expect(middle.y).toBeGreaterThan(700);
});

test("the fairy flies out over the slabs and comes to her next pillar", () => {
  const [from, to] = [fairyAt(3), fairyAt(0)];
  expect([flown(3, 0, 0).x, flown(3, 0, 0).y]).toEqual([expect.closeTo(from[0]), expect.closeTo(from[1])]);
  expect([flown(3, 0, 1).x, flown(3, 0, 1).y]).toEqual([expect.closeTo(to[0]), expect.closeTo(to[1])]);
  expect(flown(3, 0, 0.5).lift).toBeGreaterThan(20);
});

test("a korrigan on its way is drawn there, the others rest", () => {
  const scenes = scenesOf([
    line("moved", { seat: 1, points: [4, 6], point: 6 }),
    line("stayed", { seat: 0, point: 0 }),
    line("fairy-goes", { seat: 1, pillar: 1 }),
  ]);
  const shown = { points: [0, 4], fairy: 0 };
  const during = (at: number) => scenes.filter((scene) => scene.at <= at && at < scene.at + scene.lasts);
  const [still, going] = korrigansAt(shown, during(200), 200);
  expect([still?.x, still?.y]).toEqual([...standAt(0)]);
  expect(going?.lift).toBeGreaterThan(5);
  const shrug = (scenes[1]?.at ?? 0) + 120;
  expect(korrigansAt(shown, during(shrug), shrug)[0]?.lift).toBeGreaterThan(2);
  const flies = (scenes[2]?.at ?? 0) + 700;
  expect(fairyPose(shown, during(flies), flies).lift).toBeGreaterThan(5);
  expect(fairyPose(shown, [], 0)).toMatchObject({ lift: 0, x: fairyAt(0)[0] });
});

test("poses become transforms", () => {
  expect(placed({ x: 10, y: 20, lift: 5, tilt: 0 }, 0.5)).toBe("translate(10.0px, 15.0px) scale(0.500)");
  expect(placed({ x: 0, y: 0, lift: 0, tilt: 12 }, 1)).toContain("rotate(12.0deg)");
  expect(put([1, 2], 0.5)).toBe("translate(1.0 2.0) scale(0.500 0.500)");
  expect(put([1, 2], 1, 90, 0.5)).toBe("translate(1.0 2.0) rotate(90.0) scale(0.500 1.000)");
});
