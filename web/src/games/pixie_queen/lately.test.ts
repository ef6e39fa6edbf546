import { expect, test } from "vitest";
import { bandHex } from "./box";
import { line } from "./fixtures";
import { latelyOf } from "./lately";
import { wholeLay } from "./shape";

const lay = wholeLay(1000, 1000);
const up = line("promoted", { seat: 1, place: "mine", space: "convert" });

test("pixies leave trails in the colour of their band", () => {
  const news = [
    up,
    line("displaced", { seat: 1, colour: "blue", space: "convert", place: "mine" }),
    line("passed", { seat: 1 }),
  ];
  expect(latelyOf(news, lay, true, 3).map(({ colour }) => colour)).toEqual([bandHex(1), bandHex(0)]);
  expect(latelyOf([line("neutral-moved", { seat: 0, place: "grace", space: "casino" })], lay, true, 2)[0]?.colour).toBe(
    bandHex(2),
  );
  expect(latelyOf([line("demoted", { seat: 0, space: "grace" })], lay, true, 2)[0]?.path).toMatch(/^M\d+ \d+Q/);
});

test("where no mine is in sight, none leads there; and the last ones are enough", () => {
  expect(latelyOf([up], lay, false, 3)).toEqual([]);
  expect(latelyOf([line("promoted", { seat: 0, place: "rob_pixie", space: "castle" })], lay, false, 3)).toHaveLength(1);
  expect(
    latelyOf(
      Array.from({ length: 9 }, () => up),
      lay,
      true,
      3,
    ),
  ).toHaveLength(5);
});

test("a pixie that went further leaves one trail, one that came back none", () => {
  const further = line("promoted", { seat: 1, place: "convert", space: "grace" });
  expect(latelyOf([up, further], lay, true, 3)).toHaveLength(1);
  expect(latelyOf([up, further, line("demoted", { seat: 1, space: "grace" })], lay, true, 3)).toEqual([]);
});
