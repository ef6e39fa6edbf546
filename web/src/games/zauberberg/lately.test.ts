import { expect, test } from "vitest";
import { line } from "./fixtures";
import { latelyOf } from "./lately";

const walked = (spaces: string[], way: string) => line("walked", { seat: 0, card: "3", kobold: "k1", spaces, way });

test("the last paths of a kobold and the spaces that were seen stay marked", () => {
  const steps = ["L1-09", "L1-10", "L1-11", "L1-12"].map((space, at) => walked([space, `L1-${10 + at}`], "cw"));
  const seen = line("revealed", { seat: 0, token: "ghost", space: "L3-02" });
  const lately = latelyOf([...steps, seen]);
  expect(lately.trails.map(({ path }) => path.at(-1))).toEqual(["L1-12", "L1-13"]);
  expect([...lately.marked]).toEqual(["L3-02"]);
});

test("where the mountain has turned since, no path begins in a village", () => {
  const entered = line("entered", { seat: 1, card: "2", kobold: "k1", village: "nw", space: "L1-01", way: "cw" });
  expect(latelyOf([entered]).trails[0]?.path).toEqual(["nw", "L1-00", "L1-01"]);
  expect(latelyOf([entered, line("turned", { seat: 1, way: "cw" })]).trails[0]?.path).toEqual(["L1-00", "L1-01"]);
});
