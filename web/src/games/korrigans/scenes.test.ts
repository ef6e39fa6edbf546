import { expect, test } from "vitest";
import { lengthOf } from "../stage.svelte";
import { line, MOMENTS, newsOf } from "./fixtures";
import { scenesOf } from "./scenes";

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
  ["elf-found", { seat: 3, korrigan: "k1" }, { kind: "find", being: "elf", korrigan: "d1" }],
  ["goblin-found", { seat: 3, korrigan: "k1" }, { kind: "find", being: "goblin" }],
  ["lost", { being: "elf" }, { kind: "lost", being: "elf" }],
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
  const score = {
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
  const [scene] = scenesOf([line("scored", score)]);
  expect(scene).toMatchObject({ kind: "score", seat: 2, total: 13 });
  expect(scene?.kind === "score" && scene.parts).toEqual([
    { what: "clovers", gold: 3 },
    { what: "elves", gold: 2 },
    { what: "goblins", gold: -2 },
    { what: "cauldron", gold: 10 },
  ]);
});

test.each(MOMENTS)("what led to a real moment has sound times: %s", (name) => {
  for (const scene of scenesOf(newsOf(name))) expect(Number.isFinite(scene.at + scene.lasts)).toBe(true);
});
