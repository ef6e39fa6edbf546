import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "./toasts.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("a notice that is repeated is shown once, the latest last", () => {
  for (const text of ["Too fast.", "Copied.", "Too fast."]) toasts.show(text);
  expect(toasts.all.map(({ text }) => text)).toEqual(["Copied.", "Too fast."]);
  vi.runAllTimers();
  expect(toasts.all).toEqual([]);
});
