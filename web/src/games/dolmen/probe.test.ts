import { expect, test } from "vitest";
import { player, viewWith } from "./fixtures/made";
import { probe } from "./probe";

const view = viewWith([player(0), player(1)]);

test("an element means the beginning of a move", () => {
  expect(probe(view, "point 4", [])).toBe("move 4");
  expect(probe(view, "place 11", [])).toBe("peek 11");
  expect(probe(view, "place 11", ["peek"])).toBe("peek 11");
  expect(probe(view, "attempt", [])).toBe("attempt");
  expect(probe(view, "order 213", [])).toBe("arrange 213");
  expect(probe(view, "spot -2,0", [])).toBe("lay -2,0");
});

test("a slab means the light point before it once a move is chosen", () => {
  expect(probe(view, "place 11", ["move"])).toBe("move 11");
});

test("a turn means something at a chosen spot only", () => {
  expect(probe(view, "rotation r1", ["lay", "-2,0"])).toBe("lay -2,0 r1");
  expect(probe(view, "rotation r1", ["lay"])).toBeNull();
});

test("nothing else means anything", () => {
  expect(probe(view, "fairy", [])).toBeNull();
  expect(probe(view, "", [])).toBeNull();
});
