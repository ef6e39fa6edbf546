import { expect, test } from "vitest";
import { COMPANIONS, CROSSING_OF, FIELD_OF } from "./box";
import { line } from "./fixtures";
import { framesOf, journey, placed, route, run } from "./motion";
import { scenesOf } from "./scenes";

const [here, there, middle] = [
  { x: 0, y: 0, scale: 0.5 },
  { x: 100, y: 0, scale: 0.6 },
  { x: 50, y: 80, scale: 0.5 },
];
const walk = line("moved", {
  seat: 0,
  korrigan: "k1",
  companion: "hare",
  field: "village",
  fields: ["wheat_dolmen", "village"],
});

test.each(COMPANIONS)("the %s carries from where one stood to where one stands", (companion) => {
  const strides = journey(companion, ["wheat_dolmen", "village"], here, there);
  expect(strides[0]).toMatchObject({ x: 0, y: 0, share: 0 });
  expect(strides.at(-1)).toMatchObject({ share: 1 });
  expect(strides.at(-1)?.x).toBeCloseTo(100);
  expect(strides.at(-1)?.lift).toBeCloseTo(0);
});

test("every companion has its own route", () => {
  const [start, end] = [[0, 0] as const, [9, 9] as const];
  expect(route("hare", "village", "wheat_dolmen", start, end)[1]).toEqual(CROSSING_OF.get(1)?.at);
  expect(route("bird", "wheat_mill", "wheat_dolmen", start, end)).toEqual([start, end]);
  expect(route("mole", "poppies_cairn", "meadow_oak", start, end)).toEqual([
    start,
    FIELD_OF.get("poppies_cairn")?.molehill_at,
    FIELD_OF.get("meadow_oak")?.molehill_at,
    end,
  ]);
  expect(route("frog", "village", "meadow_dawn", start, end)).toHaveLength(4);
});

test("a mole's rider is under the ground on the way", () => {
  const strides = journey("mole", ["poppies_cairn", "meadow_oak"], here, there);
  expect(strides.find((stride) => stride.share === 0.5)?.scale).toBe(0);
});

test("a Korrigan moves only with a scene, or glides to make room", () => {
  expect(framesOf([], null, here, () => middle)).toBeNull();
  expect(framesOf([], here, here, () => middle)).toBeNull();
  expect(framesOf([], here, there, () => middle)?.frames.map((frame) => frame.transform)).toEqual([
    placed(here),
    placed(there),
  ]);
});

test("a Korrigan that moves later waits where it stood", () => {
  const scenes = scenesOf([line("gathered", { seat: 1, field: "village" }), walk]);
  const frames = framesOf(scenes, here, there, () => middle);
  expect(frames?.frames[0]).toEqual({ transform: placed(here), offset: 0 });
  expect(frames?.frames[1]).toMatchObject({ transform: placed(here) });
  expect(frames?.frames.at(-1)).toMatchObject({ transform: placed(there), offset: 1 });
  expect(frames?.lasts).toBe((scenes[1]?.at ?? 0) + (scenes[1]?.lasts ?? 0));
});

test("two movements in a row go through the field between", () => {
  const frames = framesOf(scenesOf([walk, walk]), here, there, () => middle);
  expect(frames?.frames.some((frame) => frame.transform === placed(middle))).toBe(true);
});

test("a Korrigan that is placed falls from above", () => {
  const frames = framesOf(
    scenesOf([line("placed", { seat: 0, korrigan: "k1", field: "village" })]),
    null,
    there,
    () => middle,
  );
  expect(frames?.frames[0]).toMatchObject({ transform: placed(there, 150), offset: 0 });
});

test("where nothing can be animated nothing happens", () => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
  Object.assign(node, { animate: undefined });
  expect(() =>
    run(
      node,
      framesOf([], here, there, () => middle),
    ),
  ).not.toThrow();
  run(node, null);
});
