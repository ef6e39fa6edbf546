import { expect, test } from "vitest";
import type { Point } from "./box";
import { stepFrom } from "./touch";

const PLACES = new Map<string, Point>([
  ["space L1-00", [0, 0]],
  ["space L1-01", [60, 0]],
  ["kobold a1", [30, 0]],
  ["village nw", [0, -80]],
]);

test("arrow keys lead to the next of the same kind, and nowhere beyond the edge", () => {
  expect(stepFrom("space L1-00", "ArrowRight", PLACES)).toBe("space L1-01");
  expect(stepFrom("space L1-00", "ArrowUp", PLACES)).toBeNull();
  expect(stepFrom("kobold a1", "ArrowLeft", PLACES)).toBeNull();
  expect(stepFrom("space L1-00", "Enter", PLACES)).toBeNull();
});
