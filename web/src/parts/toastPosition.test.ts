import { expect, it } from "vitest";
import { liftOf } from "./toastPosition";

const field = (top: number) => ({ top, bottom: top + 44 });

it("notices are at the lower edge while no field is typed in, or one elsewhere", () => {
  expect(liftOf(60, 58, 844, null)).toBe(74);
  expect(liftOf(60, 58, 844, field(300))).toBe(74);
  expect(liftOf(60, 150, 900, field(830))).toBe(166);
});

it("notices are shown above the field that is typed in", () => {
  expect(liftOf(60, 58, 844, field(720))).toBe(844 - 720 + 16);
  expect(liftOf(60, 0, 844, field(790))).toBe(844 - 790 + 16);
});

it("notices stay at the lower edge where there is no room above the field", () => {
  expect(liftOf(200, 0, 300, field(120))).toBe(16);
});
