import { expect, test } from "vitest";
import { canDraw, loadGame } from ".";

test.each(["dolmen", "korrigans", "pixie_queen", "rainbows", "zauberberg"])(
  "a game is loaded by its identifier: %s",
  async (game) => {
    expect(canDraw(game)).toBe(true);
    expect((await loadGame(game))?.Board).toBeTruthy();
  },
);

test("a game that cannot be drawn is told so", async () => {
  expect(canDraw("hearts")).toBe(false);
  expect(canDraw("toString")).toBe(false);
  expect(await loadGame("hearts")).toBeNull();
});
