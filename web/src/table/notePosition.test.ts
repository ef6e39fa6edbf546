import { expect, it } from "vitest";
import { positionBeside } from "./notePosition";

const note = { left: 0, top: 0, width: 200, height: 100 };

it("stands below its mark, in the middle", () => {
  expect(positionBeside({ left: 300, top: 100, width: 40, height: 20 }, note, 1000, 800)).toEqual({
    left: 220,
    top: 128,
  });
});

it("stands above where there is no room below", () => {
  expect(positionBeside({ left: 300, top: 750, width: 40, height: 20 }, note, 1000, 800).top).toBe(642);
});

it("never leaves the screen", () => {
  expect(positionBeside({ left: 0, top: 100, width: 10, height: 20 }, note, 1000, 800).left).toBe(12);
  expect(positionBeside({ left: 990, top: 100, width: 10, height: 20 }, note, 1000, 800).left).toBe(788);
  expect(positionBeside({ left: 300, top: 20, width: 10, height: 20 }, note, 1000, 100).top).toBe(12);
});
