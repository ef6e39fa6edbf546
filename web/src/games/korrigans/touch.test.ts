import { expect, test } from "vitest";
import { nearestAlike } from "../touch";
import { FIELDS } from "./box";
import { FIXED, rowOf } from "./touch";

const stepFrom = (element: string, key: string) => nearestAlike(key, element, FIXED, rowOf);
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test("arrow keys lead to the nearest element of the same kind", () => {
  expect(stepFrom("field village", "ArrowLeft")).toBe("field poppies_washhouse");
  expect(stepFrom("field village", "ArrowRight")).toBe("field poppies_ford");
  expect(stepFrom("sun 1", "ArrowDown")).toBe("sun 2");
  expect(stepFrom("cloud 1", "ArrowRight")).toBe("cloud 2");
  expect(stepFrom("cloud 7", "ArrowRight")).toBeNull();
  expect(stepFrom("crossing 1", "ArrowRight")).toBe("crossing 17");
  expect(stepFrom("field village", "Enter")).toBeNull();
  expect(stepFrom("field moon", "ArrowLeft")).toBeNull();
});

test("suns and clouds are one row around the corner", () => {
  expect(stepFrom("cloud 1", "ArrowDown")).toBe("sun 1");
  expect(stepFrom("sun 1", "ArrowUp")).toBe("cloud 1");
});

test("every field can be reached from the village by arrow keys alone", () => {
  const reached = new Set(["field village"]);
  for (const element of reached) {
    for (const key of KEYS) {
      const next = stepFrom(element, key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(FIELDS.length);
});
