import { expect, test } from "vitest";
import { canDraw, loadGame } from ".";

test.each(["korrigans", "rainbows", "zauberberg"])("a game is loaded by its identifier: %s", async (game) => {
  expect(canDraw(game)).toBe(true);
  expect((await loadGame(game))?.Board).toBeTruthy();
});

test("a game that cannot be drawn yet is told so", async () => {
  expect(canDraw("dolmen")).toBe(false);
  expect(canDraw("toString")).toBe(false);
  expect(await loadGame("dolmen")).toBeNull();
});
