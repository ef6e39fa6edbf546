import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line } from "../wire/protocol";
import { lengthOf, Stage } from "./stage.svelte";

interface View {
  turn: number;
}

const line = (key: string): Line => ({ seq: 1, phrase: { key, args: {} }, rule: "RAI-01", fleeting: false });
const story = [line("one"), line("two")];
/** Every event lasts half a second, but for those that nobody sees. */
const play = {
  scenesOf: (news: readonly Line[]) =>
    news.filter(({ phrase }) => phrase.key !== "unseen").map((_, at) => ({ at: at * 500, lasts: 500 })),
  shownAt: (view: View, before: View | null, _scenes: unknown, elapsed: number) => ({ view, before, elapsed }),
};
const [first, second]: View[] = [{ turn: 1 }, { turn: 2 }];
const staged = () => new Stage(first as View, play);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function run(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 50) vi.advanceTimersByTime(50);
  flushSync();
}

test("a view without news is shown at once", () => {
  const stage = staged();
  stage.take(second as View, []);
  expect([stage.view, stage.still, stage.before]).toEqual([second, true, null]);
});

test("news are played, and then the newest view is at rest", () => {
  const stage = staged();
  stage.take(second as View, story);
  expect([stage.still, stage.active.length]).toEqual([false, 1]);
  expect(stage.shown).toMatchObject({ view: second, before: first });
  run(1500);
  expect([stage.view, stage.still, stage.before]).toEqual([second, true, null]);
  stage.close();
});

test("the same news are played once, and what shows nothing is passed over", () => {
  const stage = staged();
  stage.take(second as View, story);
  stage.take(second as View, story);
  stage.take({ turn: 3 }, [line("unseen")]);
  stage.take({ turn: 4 }, story);
  run(2500);
  expect([stage.view.turn, stage.still]).toEqual([4, true]);
});

test("what is passed over has happened where the last begins", () => {
  const stage = staged();
  stage.take(second as View, story);
  for (const turn of [3, 4, 5, 6]) stage.take({ turn }, [...story]);
  run(1400);
  expect(stage.shown).toMatchObject({ view: { turn: 6 }, before: { turn: 5 } });
  stage.close();
});

test("what comes meanwhile is played after it; of too many only the last is played", () => {
  const stage = staged();
  stage.take(first as View, story);
  stage.take(second as View, [...story]);
  expect(stage.view).toBe(first);
  run(1000);
  expect(stage.view).toBe(second);
  for (let at = 0; at < 6; at++) stage.take({ turn: 10 + at }, [...story]);
  run(4000);
  expect([stage.view.turn, stage.still]).toEqual([15, true]);
});

test("a move ends what is played", () => {
  const stage = staged();
  stage.take(second as View, story);
  stage.rest();
  expect([stage.view, stage.still, stage.active.length]).toEqual([second, true, 0]);
  expect(lengthOf([])).toBe(0);
});

test("what is played is shown at once when the page is hidden meanwhile", () => {
  const stage = staged();
  const shown = vi.fn();
  stage.take(second as View, story, shown);
  expect(shown).not.toHaveBeenCalled();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  hidden.mockRestore();
  expect([stage.view, stage.still]).toEqual([second, true]);
  expect(shown).toHaveBeenCalledOnce();
});
