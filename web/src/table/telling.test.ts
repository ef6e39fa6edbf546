import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyView } from "../games";
import type { Line } from "../wire/protocol";
import type { Sight, TableSession } from "../wire/session.svelte";
import { Telling } from "./telling.svelte";

/** Every event lasts half a second. */
const staging = {
  scenesOf: (news: readonly Line[]) => news.map((_, at) => ({ at: at * 500, lasts: 500 })),
  shownAt: (view: AnyView) => view,
};
const line = (seq: number): Line => ({ seq, phrase: { key: "kept", args: {} }, rule: "RAI-01", fleeting: false });
const sight = (turn: number, eye: number | null = 0) =>
  ({ eye, view: { turn }, prompt: { id: turn } }) as unknown as Sight;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A table that has shown its first view. */
function begun() {
  const session = { update: sight(1), lines: [line(1)], news: [] } as unknown as TableSession;
  const telling = new Telling(session, staging);
  telling.follow();
  const receive = (update: Sight, news: Line[]) => {
    Object.assign(session, { update, lines: [...session.lines, ...news], news });
    telling.follow();
  };
  return { session, telling, receive };
}

function run(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 50) vi.advanceTimersByTime(50);
  flushSync();
}

const told = (telling: Telling) => [telling.told.update?.prompt?.id, telling.told.lines.length, telling.behind];

test("the first view is told at once", () => {
  expect(told(begun().telling)).toEqual([1, 1, false]);
});

test("question, log and news wait until the board has shown what happened", () => {
  const { telling, receive } = begun();
  receive(sight(2), [line(2)]);
  expect(told(telling)).toEqual([1, 1, true]);
  expect(telling.told.news).toEqual([]);
  run(300);
  expect(told(telling)).toEqual([1, 1, true]);
  run(700);
  expect(told(telling)).toEqual([2, 2, false]);
  expect(telling.told.news).toEqual([line(2)]);
});

test("of two updates the first is told when it has been shown, before the second", () => {
  const { telling, receive } = begun();
  receive(sight(2), [line(2)]);
  receive(sight(3), [line(3)]);
  run(500);
  expect(told(telling)).toEqual([2, 2, true]);
  run(2000);
  expect(told(telling)).toEqual([3, 3, false]);
});

test("skipping catches up with all of them at once", () => {
  const { telling, receive } = begun();
  receive(sight(2), [line(2)]);
  receive(sight(3), [line(3)]);
  telling.catchUp();
  expect(told(telling)).toEqual([3, 3, false]);
  expect(telling.stage?.still).toBe(true);
});

test("another eye sees its own table at once", () => {
  const { telling, receive } = begun();
  receive(sight(2), [line(2)]);
  receive(sight(3, 1), [line(3)]);
  expect(told(telling)).toEqual([3, 3, false]);
  expect(telling.stage?.still).toBe(true);
});

test("on a page that nobody sees nothing waits", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { telling, receive } = begun();
  receive(sight(2), [line(2)]);
  expect(told(telling)).toEqual([2, 2, false]);
});
