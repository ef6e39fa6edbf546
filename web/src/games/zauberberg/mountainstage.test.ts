import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line, viewOf } from "./fixtures";
import { Stage } from "./mountainstage.svelte";

const [first, second] = [viewOf("busy"), { ...viewOf("busy"), turns: 99 }];
const story = (from: string, to: string) => [
  line("walked", { seat: 0, card: "1", kobold: "k1", spaces: [from, to], way: "cw" }),
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function run(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 50) vi.advanceTimersByTime(50);
  flushSync();
}

test("a view without news is shown at once", () => {
  const stage = new Stage(first);
  stage.take(second, []);
  expect([stage.view, stage.still]).toEqual([second, true]);
});

test("news are played, and then the newest view is at rest", () => {
  const stage = new Stage(first);
  stage.take(second, story("L1-01", "L1-02"));
  expect(stage.still).toBe(false);
  expect(stage.active).toHaveLength(1);
  run(3000);
  expect([stage.view, stage.still]).toEqual([second, true]);
  stage.close();
});

test("what comes meanwhile is played after it; whoever is far behind sees the end", () => {
  const stage = new Stage(first);
  stage.take(first, story("L1-01", "L1-02"));
  stage.take(second, story("L1-02", "L1-03"));
  expect(stage.view).toBe(first);
  run(900);
  expect(stage.view).toBe(second);
  for (let at = 0; at < 6; at++) stage.take({ ...second, turns: 100 + at }, story("L1-03", "L1-04"));
  run(4000);
  expect([stage.view.turns, stage.still]).toEqual([105, true]);
});

test("whoever acts has seen enough", () => {
  const stage = new Stage(first);
  stage.take(second, story("L1-01", "L1-02"));
  stage.rest();
  expect([stage.view, stage.still, stage.active.length]).toEqual([second, true, 0]);
});
