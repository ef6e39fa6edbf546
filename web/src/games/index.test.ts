import { expect, test } from "vitest";
import { canDraw, loadGame } from ".";

test("a game is loaded by its identifier", async () => {
  expect(canDraw("rainbows")).toBe(true);
  expect((await loadGame("rainbows"))?.Board).toBeTruthy();
});

test("a game that cannot be drawn yet is told so", async () => {
  expect(canDraw("korrigans")).toBe(false);
  expect(canDraw("toString")).toBe(false);
  expect(await loadGame("korrigans")).toBeNull();
});
