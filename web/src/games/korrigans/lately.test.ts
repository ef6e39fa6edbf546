import { expect, test } from "vitest";
import { line } from "./fixtures";
import { latelyOf } from "./lately";

const moved = line("moved", {
  seat: 1,
  korrigan: "k2",
  companion: "frog",
  field: "village",
  fields: ["wheat_chapel", "village"],
});
const gathered = line("gathered", { seat: 1, field: "village" });

test("what happened lately stays marked", () => {
  const marked = latelyOf([
    moved,
    gathered,
    line("sun-placed", { seat: 0, pawn: "red", row: 3 }),
    line("troll-placed", { seat: 0, fields: ["village", "wheat_mill"] }),
  ]);
  expect(marked.trails).toMatchObject([{ seat: 1, korrigan: "b2", from: "wheat_chapel", to: "village" }]);
  expect([...marked.gathered]).toEqual(["village"]);
  expect([...marked.lines]).toEqual(["sun 3"]);
  expect(marked.troll).toBe(true);
  expect(latelyOf([])).toMatchObject({ trails: [], troll: false });
  expect(latelyOf([moved, moved]).trails).toHaveLength(1);
});
