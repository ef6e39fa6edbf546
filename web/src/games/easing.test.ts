import { expect, test } from "vitest";
import { eased, flight, part, shared, swell } from "./easing";

test("shares stay between 0 and 1", () => {
  expect([shared(-1), shared(0.4), shared(2)]).toEqual([0, 0.4, 1]);
  expect([eased(0), eased(0.5), eased(1), eased(7)]).toEqual([0, 0.5, 1, 1]);
  expect([part(5, 0, 10), part(20, 0, 10)]).toEqual([0.5, 1]);
  expect([swell(0), swell(0.5), swell(1), swell(0.1)]).toEqual([0, 1, 0, 0.5]);
});

test("what is thrown begins and ends where it should, and is high in between", () => {
  expect(flight([0, 0], [100, 0], 0, 50)).toEqual([0, 0]);
  expect(flight([0, 0], [100, 0], 0.5, 50)).toEqual([50, -50]);
  expect(flight([0, 0], [100, 0], 1, 50)[0]).toBe(100);
});
