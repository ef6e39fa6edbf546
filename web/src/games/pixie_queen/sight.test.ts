import { expect, test } from "vitest";
import { scrollFor } from "./sight";

const covers = { top: 50, bottom: 60 };

test("what is seen stays where it is", () => {
  expect(scrollFor({ top: 100, bottom: 300 }, 500, covers)).toBe(0);
});

test("what lies below comes up, and no further than needed", () => {
  expect(scrollFor({ top: 300, bottom: 500 }, 500, covers)).toBe(68);
});

test("what lies above comes down", () => {
  expect(scrollFor({ top: -20, bottom: 200 }, 500, covers)).toBe(-78);
});

test("what is too long is seen from its beginning", () => {
  expect(scrollFor({ top: 200, bottom: 900 }, 500, covers)).toBe(142);
  expect(scrollFor({ top: -200, bottom: 900 }, 500, covers)).toBe(-258);
});
