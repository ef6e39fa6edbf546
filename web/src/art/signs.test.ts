import { expect, test } from "vitest";
import { isPale, SIGN_NAMES, SIGNS, signOf } from "./signs";

test("every one of five seats has a different sign", () => {
  expect(new Set([0, 1, 2, 3, 4].map(signOf)).size).toBe(5);
  for (const name of SIGN_NAMES) expect(SIGNS[name].solid ?? SIGNS[name].line).toBeTruthy();
});

test("ink is chosen so that it reads on the hat", () => {
  expect(isPale("#f5f5f5")).toBe(true);
  expect(isPale("#ff9ecb")).toBe(true);
  expect(isPale("#202020")).toBe(false);
  expect(isPale("#7a4a21")).toBe(false);
});
