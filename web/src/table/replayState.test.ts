import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../wire/api";
import type { Line, Outline } from "../wire/protocol";
import { line } from "./fixtures";
import { pace } from "./replayNavigation";
import { ReplayState } from "./replayState.svelte";

const outline: Outline = {
  id: "r1",
  game: "rainbows",
  names: ["Lutin", "Puck"],
  turns: [0, 1, 2, 3].map((at) => ({ at, seat: at ? 0 : null, move: null, lines: [line(at)] })),
  result: null,
  commitment: "",
  seed: "",
  from_situation: false,
  finished: "",
  rules_version: 1,
  replayed_with: 1,
};

/** Every line is a scene of its own. */
const staging = {
  scenesOf: (news: readonly Line[]) => news.map((line) => ({ at: 0, lasts: 10, line })),
  shownAt: (view: unknown) => view,
};
let replay: ReplayState;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "moment").mockImplementation(async (_id, at, eye) => ({ at, eye: null, view: { at, eye } }));
  vi.spyOn(api, "outline").mockImplementation(async () => outline);
  replay = new ReplayState(outline, "all", 1, staging);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  replay.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it("starts at the given turn, without animation", () => {
  expect(replay.view).toMatchObject({ at: 1, eye: "all" });
  expect(replay.stage?.still).toBe(true);
});

it("animates one turn forward, and nothing else", async () => {
  replay.go(2);
  await advance(0);
  expect(replay.stage?.scenes).toMatchObject([{ line: line(2) }]);
  replay.go(0);
  await advance(0);
  expect(replay.stage?.still).toBe(true);
  expect(replay.view).toMatchObject({ at: 0 });
});

it("stays inside the game", async () => {
  replay.go(99);
  expect(replay.at).toBe(3);
  replay.go(-1);
  expect(replay.at).toBe(0);
});

it("plays to the end and then from the beginning", async () => {
  replay.toggle();
  await advance(pace(1) * 2 + 10);
  expect(replay.at).toBe(3);
  expect(replay.playing).toBe(false);
  replay.toggle();
  expect(replay.at).toBe(0);
  expect(replay.playing).toBe(true);
  replay.toggle();
  await advance(pace(1) * 3);
  expect(replay.at).toBe(0);
});

it("fetches every turn once, and the next one in advance", async () => {
  replay.go(2);
  await advance(0);
  replay.go(1);
  await advance(0);
  const fetched = vi.mocked(api.moment).mock.calls.map(([, at]) => at);
  expect(fetched).toEqual([1, 2, 3]);
});

it("shows the same turn through another eye", async () => {
  await replay.look(1);
  await advance(0);
  expect(replay.view).toMatchObject({ at: 1, eye: 1 });
});

it("keeps the error and tries again", async () => {
  vi.mocked(api.moment).mockRejectedValueOnce(new api.RequestError("unreachable", "", 0));
  replay.go(3);
  await advance(0);
  expect(replay.failed).toMatchObject({ code: "unreachable" });
  replay.go(3);
  await advance(0);
  expect(replay.failed).toBeNull();
});
