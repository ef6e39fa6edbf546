import { expect, test } from "vitest";
import { loadGame } from ".";

test.each(["dolmen", "korrigans", "pixie_queen", "rainbows", "zauberberg"])(
  "a game is loaded by its identifier: %s",
  async (game) => {
    expect((await loadGame(game))?.Board).toBeTruthy();
  },
);

test("a game that this client cannot draw is not loaded", async () => {
  expect(await loadGame("hearts")).toBeNull();
  expect(await loadGame("toString")).toBeNull();
});
