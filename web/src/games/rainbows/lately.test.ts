import { expect, test } from "vitest";
import { line } from "./fixtures";
import { latelyOf } from "./lately";

const bought = line("bought", { seat: 1, card: "red-7", space: "R3", number: 7 });
const kept = line("kept", { seat: 2, card: "blue-2", number: 2 });
const dealt = line("dealt", { round: 2, cards: ["red-1", "blue-4", "green-9"] });

test("the lantern lit last stays marked", () => {
  expect([...latelyOf([bought, dealt])]).toEqual(["R3"]);
  expect(latelyOf([kept]).size).toBe(0);
});
