import { expect, test } from "vitest";
import { coinsIn, companionsIn, counted } from "./tokens";

const HANDFUL = ["gold3", "frog", "hare", "gold1", "frog", "gold3"];

test("each kind comes once, companions before gold", () => {
  expect(counted(HANDFUL).map(({ face, number }) => `${number} ${face}`)).toEqual([
    "1 hare",
    "2 frog",
    "1 gold1",
    "2 gold3",
  ]);
  expect(counted(["gold1", "troll", "elf"]).map(({ face }) => face)).toEqual(["elf", "troll", "gold1"]);
  expect(counted([])).toEqual([]);
});

test("gold and companions are distinguished", () => {
  expect(coinsIn(HANDFUL)).toEqual([3, 3, 1]);
  expect(companionsIn(HANDFUL)).toEqual(["frog", "hare", "frog"]);
});
