import { expect, test } from "vitest";
import {
  cornerOf,
  koboldId,
  levelOf,
  SPACE_OF,
  SPACES,
  SUMMIT_PLATE,
  seatHex,
  seatLetter,
  TERRACES,
  TOKEN_COUNT,
  TOKENS,
  VILLAGES,
} from "./box";
import { turned } from "./shape";

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((one, other) => one + other, 0);

test("the mountain has four rings, twenty tokens and nine stones", () => {
  expect([1, 2, 3, 4].map((level) => SPACES.filter((space) => space.level === level).length)).toEqual([40, 32, 24, 16]);
  expect(SPACES.filter(({ mark }) => mark === "token")).toHaveLength(sum(TOKEN_COUNT));
  expect(SPACES.filter(({ mark }) => mark === "stone")).toHaveLength(9);
  expect(Object.keys(TOKEN_COUNT).sort()).toEqual([...TOKENS].sort());
  expect(TERRACES.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
  expect([SUMMIT_PLATE.x, SUMMIT_PLATE.y]).toEqual([500, 500]);
});

test("a corner has nothing above it, and every other space lies below the one above it", () => {
  for (const { id, corner, above } of SPACES) {
    expect(above === "").toBe(corner);
    const upper = SPACE_OF.get(above);
    if (upper && !upper.corner) expect(upper.below).toBe(id);
  }
});

test("a village touches the corner that lies beside it, however the mountain is turned", () => {
  expect(cornerOf("nw", 1)).toBe("L1-30");
  expect(() => cornerOf("north", 0)).toThrow("expected a village, got 'north'");
  for (const village of VILLAGES)
    for (const rotation of [0, 1, 2, 3]) {
      const corner = SPACE_OF.get(cornerOf(village.id, rotation));
      const [x, y] = turned([corner?.x ?? 0, corner?.y ?? 0], rotation * 90);
      expect(Math.hypot(x - village.x, y - village.y)).toBeLessThan(140);
    }
});

test("places have a level, from the villages to the summit", () => {
  expect([null, "nw", "L1-00", "L4-15", "SUMMIT"].map(levelOf)).toEqual([0, 0, 1, 4, 5]);
});

test("every seat has a letter and a colour of its own", () => {
  expect(new Set([0, 1, 2, 3, 4].map(seatHex)).size).toBe(5);
  expect([0, 4].map(seatLetter)).toEqual(["A", "E"]);
  expect(koboldId(1, 3)).toBe("b3");
  expect(() => seatHex(5)).toThrow("expected a seat from 0 to 4, got 5");
});
