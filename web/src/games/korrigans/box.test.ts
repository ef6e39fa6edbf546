import { expect, test } from "vitest";
import {
  CLOUD_AT,
  COLUMNS,
  CROSSINGS,
  crossingBetween,
  FIELD_OF,
  FIELDS,
  fieldsIn,
  goldOf,
  isCompanion,
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

test("a cell of the grid holds the fields that have a part in it", () => {
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, at) => [Math.floor(at / COLUMNS) + 1, (at % COLUMNS) + 1]);
  for (const [row = 0, column = 0] of cells) {
    const drawn = FIELDS.filter((field) => field.cells.some(([r, c]) => r === row && c === column));
    expect([...fieldsIn(row, column)].sort()).toEqual(drawn.map(({ id }) => id).sort());
  }
  expect([...fieldsIn(3, 5), ...fieldsIn(3, 6)]).toContain("poppies_ford");
  expect(fieldsIn(0, 8)).toEqual([]);
  expect([SUN_AT.length, CLOUD_AT.length]).toEqual([ROWS, COLUMNS]);
});

test("companions and gold are distinguished", () => {
  expect(PAWNS).toHaveLength(7);
  expect([goldOf("gold3"), goldOf("hare"), isCompanion("hare"), isCompanion("gold3")]).toEqual([3, null, true, false]);
});

test("every seat has a letter and a colour of its own", () => {
  expect(new Set([0, 1, 2, 3, 4].map(seatHex)).size).toBe(5);
  expect([0, 4].map(seatLetter)).toEqual(["A", "E"]);
  expect(() => seatHex(5)).toThrow("expected a seat from 0 to 4, got 5");
});
