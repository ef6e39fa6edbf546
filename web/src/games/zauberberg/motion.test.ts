import { expect, test } from "vitest";
import { line } from "./fixtures";
import { kobold, player, viewWith } from "./fixtures/made";
import { fallen, placed, poseOn, posesOf, still } from "./motion";
import { spotAt } from "./places";
import { type Gait, scenesOf } from "./scenes";
import { shownAt } from "./shown";

const [here, between, there] = [
  { x: 0, y: 0, scale: 0.5 },
  { x: 60, y: 0, scale: 0.5 },
  { x: 120, y: 0, scale: 0.6 },
];
const GAITS: Gait[] = ["walk", "climb", "push", "passage", "trapdoor", "ghost"];

test.each(GAITS)("a %s begins where one stood and ends where one stands", (gait) => {
  const [start, end] = [poseOn([here, between, there], gait, 0), poseOn([here, between, there], gait, 1)];
  expect([start.x, start.y, end.x]).toEqual([0, 0, 120]);
  expect(end.scale).toBeCloseTo(0.6);
  expect(end.lift).toBeCloseTo(0);
  expect(end.opacity).toBeCloseTo(1);
  expect(Math.abs(end.tilt)).toBeLessThan(0.1);
});

test("who walks hops from space to space", () => {
  expect(poseOn([here, between, there], "walk", 0.25).lift).toBeGreaterThan(10);
  expect(poseOn([here, between, there], "walk", 0.5)).toMatchObject({ x: 60, lift: 0 });
});

test("who goes through a Passage is nowhere in between", () => {
  expect(poseOn([here, there], "passage", 0.5).opacity).toBe(0);
  expect(poseOn([here, there], "ghost", 0.5).lift).toBeGreaterThan(60);
  expect(poseOn([here], "walk", 0.5)).toEqual(still(here));
});

test("a piece that is put down falls from above and bounces", () => {
  expect(fallen(there, 0).lift).toBe(120);
  expect(fallen(there, 0.8).lift).toBeGreaterThan(10);
  expect(fallen(there, 1).lift).toBeCloseTo(0);
  expect(placed(still(here))).toBe("translate(0.0px, 0.0px) scale(0.500)");
  expect(placed({ ...still(here), tilt: 9, lift: 10 })).toBe("translate(0.0px, -10.0px) rotate(9.0deg) scale(0.500)");
});

test("a walk ends on top of the kobold that stands there, while the others keep still", () => {
  const before = viewWith([player(0, [kobold(1, "L1-13")]), player(1, [kobold(1, "L1-15")])]);
  const after = viewWith([
    player(0, [kobold(1, "L1-15", { stands: "upper" })]),
    player(1, [kobold(1, "L1-15", { stands: "lower" })]),
  ]);
  const walked = line("walked", { seat: 0, card: "2", kobold: "k1", spaces: ["L1-13", "L1-15"], way: "cw" });
  const scenes = scenesOf([walked], before);
  const at = (elapsed: number) => posesOf(shownAt(after, before, scenes, elapsed), scenes, elapsed, 52);
  expect(at(0).get("a1")).toMatchObject(spotAt("L1-13", 0, 52));
  const [goal, landed] = [spotAt("L1-15", 0, 52, 1), at((scenes[0]?.lasts ?? 0) - 0.001).get("a1")];
  expect(landed?.x).toBeCloseTo(goal.x, 1);
  expect(landed?.y).toBeCloseTo(goal.y, 1);
  expect(at(400).get("b1")).toMatchObject(spotAt("L1-15", 0, 52));
});
