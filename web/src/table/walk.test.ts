import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../wire/api";
import type { Outline } from "../wire/protocol";
import { line } from "./fixtures";
import { pace } from "./stepping";
import { Walk } from "./walk.svelte";

const outline: Outline = {
  id: "r1",
  game: "rainbows",
  names: ["Lutin", "Puck"],
  turns: [0, 1, 2, 3].map((at) => ({ at, seat: at ? 0 : null, move: null, lines: [line(at)] })),
  result: null,
  commitment: "",
  seed: "",
  finished: "",
};

let walk: Walk;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "moment").mockImplementation(async (_id, at, eye) => ({ at, eye: null, view: { at, eye } }));
  vi.spyOn(api, "outline").mockImplementation(async () => outline);
  walk = new Walk(outline, "all", 1);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  walk.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it("begins where the address says, without moving anything", () => {
  expect(walk.view).toMatchObject({ at: 1, eye: "all" });
  expect(walk.news).toEqual([]);
});

it("moves the pieces for one step forward, and for nothing else", async () => {
  walk.go(2);
  await passes(0);
  expect(walk.news).toEqual([line(2)]);
  walk.go(0);
  await passes(0);
  expect(walk.news).toEqual([]);
  expect(walk.view).toMatchObject({ at: 0 });
});

it("stays inside the game", async () => {
  walk.go(99);
  expect(walk.at).toBe(3);
  walk.go(-1);
  expect(walk.at).toBe(0);
});

it("plays by itself to the end and begins again from there", async () => {
  walk.toggle();
  await passes(pace(1) * 2 + 10);
  expect(walk.at).toBe(3);
  expect(walk.playing).toBe(false);
  walk.toggle();
  expect(walk.at).toBe(0);
  expect(walk.playing).toBe(true);
  walk.toggle();
  await passes(pace(1) * 3);
  expect(walk.at).toBe(0);
});

it("asks for each moment once, and for the next one ahead", async () => {
  walk.go(2);
  await passes(0);
  walk.go(1);
  await passes(0);
  const asked = vi.mocked(api.moment).mock.calls.map(([, at]) => at);
  expect(asked).toEqual([1, 2, 3]);
});

it("sees the same moment through other eyes", async () => {
  await walk.look(1);
  await passes(0);
  expect(walk.view).toMatchObject({ at: 1, eye: 1 });
});

it("tells what failed and tries again when asked", async () => {
  vi.mocked(api.moment).mockRejectedValueOnce(new api.Failed("unreachable", "", 0));
  walk.go(3);
  await passes(0);
  expect(walk.failed).toMatchObject({ code: "unreachable" });
  walk.go(3);
  await passes(0);
  expect(walk.failed).toBeNull();
});
