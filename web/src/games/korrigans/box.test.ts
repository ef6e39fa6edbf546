import { expect, test } from "vitest";
import {
  CLOUD_AT,
  COLUMNS,
  CROSSINGS,
  crossingBetween,
  FIELD_OF,
  FIELDS,
  goldOf,
  isCompanion,
  korriganId,
  PAWNS,
  ROWS,
  SUN_AT,
  seatHex,
  seatLetter,
} from "./box";

test("the map has seventeen fields and thirty-eight crossings between them", () => {
  expect(FIELDS).toHaveLength(17);
  expect(CROSSINGS.map(({ id }) => id)).toEqual(Array.from({ length: 38 }, (_, at) => at + 1));
  for (const { a, b } of CROSSINGS) expect(FIELD_OF.has(a) && FIELD_OF.has(b)).toBe(true);
  expect(crossingBetween("poppies_cairn", "wheat_dolmen")).toMatchObject({ id: 6, kind: "open" });
  expect(crossingBetween("poppies_cairn", "village")).toBeUndefined();
});

test("every row has a sun and every column a cloud", () => {
  expect([SUN_AT.length, CLOUD_AT.length]).toEqual([ROWS, COLUMNS]);
});

test("companions and gold are distinguished", () => {
  expect(PAWNS).toHaveLength(7);
  expect([goldOf("gold3"), goldOf("hare"), isCompanion("hare"), isCompanion("gold3")]).toEqual([3, null, true, false]);
});

test("every seat has a letter and a colour of its own", () => {
  expect(new Set([0, 1, 2, 3, 4].map(seatHex)).size).toBe(5);
  expect([0, 4].map(seatLetter)).toEqual(["A", "E"]);
  expect(korriganId(1, "k2")).toBe("b2");
  expect(() => seatHex(5)).toThrow("expected a seat from 0 to 4, got 5");
});
