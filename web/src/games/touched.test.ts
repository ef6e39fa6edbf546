import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Touched } from "./touched.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was touched is shown for a while, the last thing for its whole while", () => {
  const touched = new Touched(6000);
  touched.show("field village");
  vi.advanceTimersByTime(4000);
  touched.show("field oak");
  vi.advanceTimersByTime(4000);
  expect(touched.element).toBe("field oak");
  vi.advanceTimersByTime(2000);
  expect(touched.element).toBeNull();
});

test("it can be taken away at once", () => {
  const touched = new Touched(6000);
  touched.show("field village");
  touched.show(null);
  expect(touched.element).toBeNull();
});
