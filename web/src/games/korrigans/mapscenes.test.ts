import { expect, test } from "vitest";
import { line, MOMENTS, newsOf, viewOf } from "./fixtures";
import { latelyOf, lengthOf, scenesOf } from "./mapscenes";
import { beatsOf, shownView } from "./mapshown";

const moved = line("moved", {
  seat: 1,
  korrigan: "k2",
  companion: "frog",
  field: "village",
  fields: ["wheat_chapel", "village"],
});
const gathered = line("gathered", { seat: 1, field: "village" });

test("one event follows the other", () => {
  const scenes = scenesOf([
    line("round-begins", { round: 2 }),
    moved,
    gathered,
    line("menhir", { seat: 1, field: "village", sign: "elf" }),
  ]);
  expect(scenes.map((scene) => scene.kind)).toEqual(["walk", "gather", "menhir"]);
  for (const [index, scene] of scenes.entries()) {
    const before = scenes[index - 1];
    expect(scene.at).toBe(before ? before.at + before.lasts : 0);
  }
  expect(lengthOf(scenes)).toBe((scenes.at(-1)?.at ?? 0) + (scenes.at(-1)?.lasts ?? 0));
});

test("a movement tells who rides what from where, and whether the token is spent", () => {
  expect(scenesOf([moved])).toMatchObject([
    { kind: "walk", korrigan: "b2", companion: "frog", from: "wheat_chapel", to: "village", spends: false },
  ]);
  expect(scenesOf([line("spent", moved.phrase.args)])).toMatchObject([{ kind: "walk", spends: true }]);
});

test("what the eye may see of a token is shown, and nothing else", () => {
  expect(scenesOf([gathered])).toMatchObject([{ kind: "gather", face: null }]);
  expect(scenesOf([line("gathered-seen", { seat: 0, field: "village", clover: "gold4" })])).toMatchObject([
    { face: "gold4" },
  ]);
  expect(scenesOf([line("sacrificed", { seat: 1, companion: "hare" })])).toMatchObject([
    { kind: "sacrifice", face: null },
  ]);
});

test.each([
  ["placed", { seat: 0, korrigan: "k1", field: "village" }, { kind: "arrive", korrigan: "a1" }],
  ["elf-taken", { seat: 0, other: 2, korrigan: "k2" }, { kind: "rob", taker: "a2", other: 2 }],
  ["goblin-given", { seat: 0, other: 2, korrigan: "k1" }, { kind: "give", giver: 0, target: "c1" }],
  ["elf-found", { seat: 3, korrigan: "k1" }, { kind: "find", thing: "elf", korrigan: "d1" }],
  ["goblin-found", { seat: 3, korrigan: "k1" }, { kind: "find", thing: "goblin" }],
  ["lost", { thing: "elf" }, { kind: "lost", thing: "elf" }],
  ["drawn", { seat: 0, pawn: "red" }, { kind: "draw", pawn: "red" }],
  ["sun-placed", { seat: 0, pawn: "red", row: 3 }, { kind: "pawn", line: "sun", number: 3 }],
  ["cloud-placed", { seat: 0, pawn: "red", column: 5 }, { kind: "pawn", line: "cloud", number: 5 }],
  ["troll-placed", { seat: 0, fields: ["wheat_dolmen", "poppies_cairn"] }, { kind: "troll", crossing: 6 }],
  ["cauldron", { seat: 0, field: "village" }, { kind: "cauldron", field: "village" }],
  ["companion-shown", { seat: 0, companion: "mole" }, { kind: "show", companions: ["mole"] }],
  ["companions-shown", { seat: 0, clovers: ["mole", "frog"] }, { kind: "show", companions: ["mole", "frog"] }],
  [
    "screen-removed",
    { seat: 0, other: 1, clovers: ["mole", "gold1"] },
    { kind: "screen", other: 1, faces: ["mole", "gold1"] },
  ],
  ["seventh", { seat: 0, pawn: "red" }, { kind: "tell" }],
])("an event is a scene: %s", (key, args, scene) => {
  expect(scenesOf([line(key, args)])).toMatchObject([scene]);
});

test("the count names only what brings or costs gold", () => {
  const told = {
    seat: 2,
    clovers: ["gold3"],
    gold: 3,
    menhirs: 0,
    elves: 2,
    goblins: -2,
    cauldron: 10,
    total: 13,
    companions: 1,
  };
  const [scene] = scenesOf([line("scored", told)]);
  expect(scene).toMatchObject({ kind: "score", seat: 2, total: 13 });
  expect(scene?.kind === "score" && scene.parts).toEqual([
    { what: "clovers", gold: 3 },
    { what: "elves", gold: 2 },
    { what: "goblins", gold: -2 },
    { what: "cauldron", gold: 10 },
  ]);
});

test("what happened lately stays marked", () => {
  const marked = latelyOf([
    moved,
    gathered,
    line("sun-placed", { seat: 0, pawn: "red", row: 3 }),
    line("troll-placed", { seat: 0, fields: ["village", "wheat_mill"] }),
  ]);
  expect(marked.trails).toMatchObject([{ seat: 1, korrigan: "b2", from: "wheat_chapel", to: "village" }]);
  expect([...marked.gathered]).toEqual(["village"]);
  expect([...marked.lines]).toEqual(["sun 3"]);
  expect(marked.troll).toBe(true);
  expect(latelyOf([])).toMatchObject({ trails: [], troll: false });
  expect(latelyOf([moved, moved]).trails).toHaveLength(1);
});

test.each(MOMENTS)("what led to a real moment has sound times: %s", (name) => {
  for (const scene of scenesOf(newsOf(name))) expect(Number.isFinite(scene.at + scene.lasts)).toBe(true);
});

test("until a thing happens on the screen it is as it was", () => {
  const view = { ...viewOf("final"), cauldron: "village", suns: ["red", null, null, null, null, null, null] };
  const there = view.fields.find((each) => each.field === "village");
  const scenes = scenesOf([
    gathered,
    line("menhir", { seat: 1, field: "village", sign: "elf" }),
    line("sun-placed", { seat: 0, pawn: "red", row: 1 }),
    line("cauldron", { seat: 0, field: "village" }),
  ]);
  const [, gathers = 0, rises = 0, placed = 0] = beatsOf(scenes);
  const at = (elapsed: number) => shownView(view, null, scenes, elapsed);
  const village = (elapsed: number) => at(elapsed).fields.find((each) => each.field === "village");
  expect(village(-1)?.clovers).toBe((there?.clovers ?? 0) + 1);
  expect(village(0)?.clovers).toBe(there?.clovers);
  expect(village(0)?.menhir).toBe(true);
  expect(village(gathers)?.menhir).toBe(there?.menhir);
  expect(at(rises).suns[0]).toBeNull();
  expect(at(placed).suns[0]).toBe("red");
  expect(at(placed).cauldron).toBeNull();
  expect(at(lengthOf(scenes))).toBe(view);
});

test("elves and goblins change hands when it is shown", () => {
  const before = viewOf("busy");
  const bare = {
    ...before,
    players: before.players.map((player) => ({
      ...player,
      korrigans: player.korrigans.map((each) => ({ ...each, carries: "" })),
    })),
  };
  const scenes = scenesOf([line("elf-taken", { seat: 0, other: 1, korrigan: "k1" })]);
  const carried = (elapsed: number) =>
    shownView(bare, before, scenes, elapsed).players.map((player) => player.korrigans.map((each) => each.carries));
  expect(carried(0)).toEqual(before.players.map((player) => player.korrigans.map((each) => each.carries)));
  expect(carried(lengthOf(scenes)).flat().join("")).toBe("");
});
