import { expect, test } from "vitest";
import { glows as glowsOf } from "../../table/narrowing";
import type { Glow } from "../module";
import { type MomentName, promptOf, viewOf } from "./fixtures";
import { kobold, player, viewWith } from "./fixtures/made";
import {
  agreeing,
  aimedAt,
  byEnd,
  crowdOf,
  isMoving,
  meetingOf,
  offered,
  once,
  openPaths,
  type Path,
  pathsOf,
} from "./reach";

const MOVING: MomentName[] = ["second", "push", "enter", "climb", "summit"];
const named = ({ use, card, way }: Path) => `${use} ${card} ${way}`;

test.each(MOVING)("the mountain knows the movements that the engine offers, and where they end: %s", (name) => {
  const choices = promptOf(name).choices.filter(({ move }) => move !== "stop");
  const paths = openPaths(viewOf(name), [], null);
  expect(paths.map(named).sort()).toEqual(choices.map(({ move }) => move).sort());
  for (const path of paths) {
    const choice = choices.find(({ move }) => move === named(path));
    expect(`space ${path.end}`).toBe(choice?.parts[2]?.target);
  }
});

test.each(MOVING)("the mountain knows what the engine says of the ends: %s", (name) => {
  const view = viewOf(name);
  const kinds: Record<string, string | undefined> = {
    "note-lands-on": "kobold",
    "note-pushes": "push",
    "note-stone": "stone",
    "note-token": "token",
    "note-known-token": "token",
    "note-summit": "summit",
  };
  for (const path of openPaths(view, [], null)) {
    const choice = promptOf(name).choices.find(({ move }) => move === named(path));
    expect(meetingOf(view, path)?.kind).toBe(choice?.note ? kinds[choice.note.key] : undefined);
  }
});

const PAIRED = viewWith(
  [
    player(0, [kobold(1, "L1-03"), kobold(2, "L1-05", { stands: "lower" }), kobold(3, "L1-06", { stands: "upper" })], {
      hand: ["2", "3", "4"],
    }),
    player(1, [kobold(1, "L1-05", { stands: "upper" }), kobold(2, "L1-06", { stands: "lower" }), kobold(3, "L1-07")]),
  ],
  { phase: "move-second", kobold: 1, played: 1 },
);

test("nobody passes a pair, but one may land on it and pushes the upper ones on", () => {
  const paths = openPaths(PAIRED, [], null);
  expect(paths.filter(({ way }) => way === "cw").map(({ end }) => end)).toEqual(["L1-05"]);
  const push = paths.find(({ end }) => end === "L1-05") as Path;
  expect(meetingOf(PAIRED, push)).toEqual({
    kind: "push",
    pushed: [
      { id: "b1", to: "L1-06" },
      { id: "a3", to: "L1-07" },
    ],
  });
});

test("a blocked kobold goes nowhere; one that landed on another in this turn only climbs", () => {
  const [own] = PAIRED.players;
  expect(pathsOf(PAIRED, own?.kobolds[1] as never, ["1"])).toEqual([]);
  const upper = own?.kobolds[2] as never;
  const later = { ...PAIRED, phase: "move-extra", played: 2 };
  expect(pathsOf(PAIRED, upper, ["2"]).map(({ use }) => use)).toContain("walk");
  expect(new Set(pathsOf(later, upper, ["2"]).map(({ use }) => use))).toEqual(new Set(["climb"]));
  expect(pathsOf({ ...later, walk_on: true }, upper, ["2"]).map(({ use }) => use)).toContain("walk");
});

test("who enters onto a pair with one step chooses the direction of the push", () => {
  const pair = [kobold(2, "L1-00", { stands: "lower" }), kobold(3, "L1-00", { stands: "upper" })];
  const view = viewWith([player(0, [], { hand: ["1"] }), player(1, pair)], { phase: "move-second", kobold: 1 });
  const paths = openPaths(view, [], null);
  expect(paths.map(({ way }) => way)).toEqual(["cw", "ccw"]);
  const pushed = paths.map((path) => meetingOf(view, path));
  expect(pushed).toMatchObject([{ pushed: [{ to: "L1-01" }] }, { pushed: [{ to: "L1-39" }] }]);
});

test("a first card shows what it would be good for: the other cards, for the kobold it names", () => {
  const view = viewWith([player(0, [kobold(2, "L1-03")], { hand: ["2", "2", "J"] }), player(1)]);
  expect(openPaths(view, [], null)).toEqual([]);
  expect(new Set(openPaths(view, [], "card 2").map(({ face }) => face))).toEqual(new Set(["2", "J"]));
  expect(openPaths(view, ["pick", "k2"], null).every(({ from }) => from === "L1-03")).toBe(true);
  expect(new Set(openPaths(view, [], "kobold a3").map(({ from }) => from))).toEqual(new Set(["ne"]));
  expect(openPaths(view, [], "kobold b2")).toEqual([]);
  expect(openPaths({ ...view, eye: null }, [], "card 2")).toEqual([]);
});

test("what is chosen narrows the paths, and what is under the hand shows some of them", () => {
  const paths = openPaths(viewOf("second"), [], null);
  const one = paths[0] as Path;
  for (const path of agreeing(paths, [one.use, one.card, one.way], new Map())) expect(path).toEqual(one);
  const glows = new Map<string, Glow>([[`space ${one.end}`, "chosen"]]);
  for (const path of agreeing(paths, [], glows)) expect(path.end).toBe(one.end);
  expect(aimedAt(paths, `card ${one.face}`).every(({ face }) => face === one.face)).toBe(true);
  expect(aimedAt(paths, `space ${one.end}`)).toEqual(byEnd(paths).get(one.end));
  expect(aimedAt(paths, null)).toEqual([]);
});

test("of a movement cards and ends may be touched at once", () => {
  const view = viewOf("second");
  const paths = openPaths(view, [], null);
  const offers = offered(view, glowsOf(promptOf("second"), [], null), paths);
  for (const { end, face } of paths) {
    expect(offers.get(`space ${end}`)).toBe("open");
    expect(offers.get(`card ${face}`)).toBe("open");
  }
  expect(offered(view, new Map(), paths).size).toBe(0);
});

test("of a placing the villages may be touched at once, as far as three are used at the end", () => {
  const view = viewOf("start");
  const villages = new Set(promptOf("start").choices.map(({ parts }) => parts[2]?.target));
  const offers = offered(view, glowsOf(promptOf("start"), [], null), []);
  expect(new Set([...offers.keys()].filter((element) => element.startsWith("village ")))).toEqual(villages);
});

test("the crowd of a space begins with the lower one", () => {
  expect(crowdOf(PAIRED).get("L1-05")).toEqual([
    { seat: 0, number: 2 },
    { seat: 1, number: 1 },
  ]);
  expect(isMoving(PAIRED)).toBe(true);
});

test("a card and a joker in its stead push alike: the push is drawn once", () => {
  const pushes = [
    { id: "b1", to: "L1-12" },
    { id: "b1", to: "L1-12" },
    { id: "b1", to: "L1-10" },
  ];
  expect(once(pushes)).toEqual([
    { id: "b1", to: "L1-12" },
    { id: "b1", to: "L1-10" },
  ]);
});
