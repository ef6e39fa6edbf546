import { expect, it } from "vitest";
import { pace, readTurn, replayKey, turnPath } from "./replayNavigation";

it("follows keys and stays inside the game", () => {
  expect(replayKey("ArrowRight", 3, 5)).toBe(4);
  expect(replayKey("ArrowRight", 5, 5)).toBe(5);
  expect(replayKey("ArrowLeft", 0, 5)).toBe(0);
  expect([replayKey("Home", 3, 5), replayKey("End", 3, 5)]).toEqual([0, 5]);
  expect(replayKey(" ", 3, 5)).toBe("toggle");
  expect(replayKey("x", 3, 5)).toBeNull();
});

it("reads an address and writes it again", () => {
  expect(readTurn("?at=12&eye=1", 40, 3)).toEqual({ at: 12, eye: 1 });
  expect(readTurn("?at=99&eye=7", 40, 3)).toEqual({ at: 40, eye: "all" });
  expect(readTurn("?at=soup", 40, 3)).toEqual({ at: 0, eye: "all" });
  expect(readTurn("", 40, 3)).toEqual({ at: 0, eye: "all" });
  expect(turnPath("r1", 12, 1)).toBe("/replay/r1?at=12&eye=1");
  expect(turnPath("r1", 0, "all")).toBe("/replay/r1?at=0&eye=all");
});

it("plays faster at a higher speed", () => {
  expect(pace(2)).toBe(pace(1) / 2);
});
