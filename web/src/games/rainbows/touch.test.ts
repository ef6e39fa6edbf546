import { expect, test } from "vitest";
import { stepFrom } from "./touch";

test("arrow keys step over the rows in play and stop at their edges", () => {
  expect(stepFrom("R3", "ArrowRight", 4)).toBe("O3");
  expect(stepFrom("R3", "ArrowUp", 4)).toBe("R2");
  expect(stepFrom("R4", "ArrowDown", 4)).toBeNull();
  expect(stepFrom("R4", "ArrowDown", 6)).toBe("R5");
  expect(stepFrom("R3", "ArrowLeft", 4)).toBeNull();
  expect(stepFrom("R3", "Enter", 4)).toBeNull();
});
