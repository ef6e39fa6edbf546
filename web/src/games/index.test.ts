import { expect, test } from "vitest";
import { canDraw, loadGame } from ".";

test.each(["dolmen", "korrigans", "rainbows", "zauberberg"])("a game is loaded by its identifier: %s", async (game) => {
  expect(canDraw(game)).toBe(true);
  expect((await loadGame(game))?.Board).toBeTruthy();
});

test("a game that cannot be drawn yet is told so", async () => {
  expect(canDraw("pixie_queen")).toBe(false);
  expect(canDraw("toString")).toBe(false);
  expect(await loadGame("pixie_queen")).toBeNull();
});
