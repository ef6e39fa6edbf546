import { expect, test } from "vitest";
import {
  DIE,
  EDGE_COLOURS,
  edgeLook,
  edgesOf,
  frameOf,
  GLOWS,
  middleOf,
  namedSpot,
  PILLARS,
  PLAYER_SIDES,
  POINTS,
  SLAB_POINTS,
  type Stone,
  seatHex,
  seatLetter,
  spotOf,
  startEdges,
  touching,
} from "./box";

const start: Stone = { x: 0, y: 0, edges: startEdges(0) };
const laid = (x: number, y: number, colours: string[], rotation: number): Stone => ({
  x,
  y,
  edges: edgesOf(colours, rotation),
});

test("the circle has twelve slab places, four glows, four pillars and four sides", () => {
  expect(POINTS.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, at) => at));
  expect(GLOWS.map(({ id }) => id)).toEqual([0, 4, 8, 12]);
  expect(PILLARS.flatMap(({ places }) => places)).toEqual(SLAB_POINTS.map(({ id }) => id));
  expect(PLAYER_SIDES.map(({ glow }) => glow)).toEqual([0, 4, 8, 12]);
});

test("every colour of an edge has a sign of its own, every seat a colour and a letter", () => {
  expect(new Set(EDGE_COLOURS.map((colour) => edgeLook(colour).mark)).size).toBe(4);
  expect(() => edgeLook("puce")).toThrow("expected a colour of edges, got 'puce'");
  expect([0, 1, 2, 3].map(seatLetter)).toEqual(["A", "B", "C", "D"]);
  expect(new Set([0, 1, 2, 3].map(seatHex)).size).toBe(4);
  expect(() => seatHex(4)).toThrow("expected a seat from 0 to 3, got 4");
  expect(() => startEdges(7)).toThrow("expected a side from 0 to 3, got 7");
  expect(DIE).toHaveLength(6);
});

test("a slab turns its edges clockwise", () => {
  expect(edgesOf(["ochre", "violet"])).toEqual(["ochre", "violet", "violet", "ochre"]);
  expect(edgesOf(["ochre", "violet"], 1)).toEqual(["ochre", "ochre", "violet", "violet"]);
  expect(edgesOf(["ochre", "violet"], 2)).toEqual(["violet", "ochre", "ochre", "violet"]);
  expect(edgesOf(["ochre", "violet"], 3)).toEqual(["violet", "violet", "ochre", "ochre"]);
  expect(edgesOf(["teal", "teal"], 3)).toEqual(["teal", "teal", "teal", "teal"]);
  expect(startEdges(0)).toEqual(["violet", "teal", "rose", "ochre"]);
});

test("a spot has a name, a row and a middle", () => {
  expect(spotOf("-2,0")).toEqual({ x: -2, y: 0 });
  expect(spotOf("r1")).toBeNull();
  expect(middleOf({ x: -1, y: 1 })).toEqual([-50, -100]);
  expect(namedSpot({ x: -6, y: 0 })).toEqual({ row: "ground", side: "left-3" });
  expect(namedSpot({ x: 1, y: 1 })).toEqual({ row: "roof", side: "right-½" });
  expect(namedSpot({ x: 0, y: -2 })).toEqual({ row: "under-2", side: "middle" });
  expect(
    frameOf(
      [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      0,
    ),
  ).toEqual([-50, -150, 150, 200]);
});

test("the edges of the stones round a spot are found", () => {
  const two = [start, laid(-2, 0, ["ochre", "violet"], 2)];
  expect(touching(two, { x: -1, y: 1 })).toEqual([
    { side: 2, half: -1, colour: "violet" },
    { side: 2, half: 1, colour: "violet" },
  ]);
  expect(touching(two, { x: 2, y: 0 })).toEqual([{ side: 3, half: 0, colour: "teal" }]);
});
