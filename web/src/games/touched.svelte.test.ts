import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Touched } from "./touched.svelte";

const board = $state({ moves: false });
let touched: Touched;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  board.moves = false;
  stop = $effect.root(() => {
    touched = new Touched(6000, () => board.moves);
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("what was touched is shown for a while, the last thing for its whole while", () => {
  touched.show("field village");
  vi.advanceTimersByTime(4000);
  touched.show("field oak");
  vi.advanceTimersByTime(4000);
  expect(touched.element).toBe("field oak");
  vi.advanceTimersByTime(2000);
  expect(touched.element).toBeNull();
});

test("it can be taken away at once", () => {
  touched.show("field village");
  touched.show(null);
  expect(touched.element).toBeNull();
});

test("what happens on the board ends it, and it does not come back", () => {
  touched.show("field village");
  board.moves = true;
  flushSync();
  board.moves = false;
  flushSync();
  expect(touched.element).toBeNull();
});
