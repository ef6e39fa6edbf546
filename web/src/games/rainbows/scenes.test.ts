import { expect, test } from "vitest";
import { lengthOf } from "../stage.svelte";
import { line, MOMENTS, newsOf } from "./fixtures";
import { dealDelay, isLit, scenesOf } from "./scenes";

const bought = line("bought", { seat: 1, card: "red-7", space: "R3", number: 7 });
const kept = line("kept", { seat: 2, card: "blue-2", number: 2 });
const dealt = line("dealt", { round: 2, cards: ["red-1", "blue-4", "green-9"] });

test("a kept card flies to its seat and brings gold", () => {
  expect(scenesOf([kept])).toMatchObject([{ kind: "flight", card: "blue-2", seat: 2, to: "seat", gold: 2, at: 0 }]);
});

test("a bought card lights a lantern on its way to the discard pile", () => {
  const scenes = scenesOf([bought]);
  expect(scenes).toMatchObject([
    { kind: "light", space: "R3", seat: 1, at: 0 },
    { kind: "flight", card: "red-7", to: "pile", gold: -7, at: 0 },
  ]);
  expect(["R3", "R4"].map((space) => isLit(scenes, space))).toEqual([true, false]);
});

test("one event follows the other", () => {
  const scenes = scenesOf([kept, line("priority", { seat: 0 }), dealt, line("clover")]);
  expect(scenes.map((scene) => scene.kind)).toEqual(["flight", "token", "deal", "clover"]);
  for (const [index, scene] of scenes.entries()) {
    const before = scenes[index - 1];
    expect(scene.at).toBe(before ? before.at + before.lasts : 0);
  }
  expect(lengthOf(scenes)).toBe((scenes.at(-1)?.at ?? 0) + (scenes.at(-1)?.lasts ?? 0));
});

test("cards are turned up one after the other", () => {
  const scenes = scenesOf([dealt]);
  const times = ["red-1", "blue-4", "green-9"].map((card) => dealDelay(scenes, card));
  expect(times).toEqual([...times].sort((one, other) => (one ?? 0) - (other ?? 0)));
  expect(new Set(times).size).toBe(3);
  expect(dealDelay(scenes, "red-2")).toBeNull();
});

test("the scoring walks along the chains that the event names", () => {
  const score = {
    seat: 1,
    rainbows: 60,
    singles: -10,
    money: 5,
    total: 55,
    account: 55,
    chains: ["R1-O2 21", "Y1-G1-B2 40"],
    spaces: ["V8"],
  };
  const [scene] = scenesOf([line("scored", score)]);
  expect(scene).toMatchObject({
    kind: "score",
    seat: 1,
    total: 55,
    chains: [
      { spaces: ["R1", "O2"], gold: 21 },
      { spaces: ["Y1", "G1", "B2"], gold: 40 },
      { spaces: ["V8"], gold: -10 },
    ],
  });
});

test("nothing happens after a reconnect", () => {
  expect(scenesOf([])).toEqual([]);
  expect(lengthOf([])).toBe(0);
});

test.each(MOMENTS)("what led to a real moment has sound times: %s", (name) => {
  for (const scene of scenesOf(newsOf(name))) expect(Number.isFinite(scene.at + scene.lasts)).toBe(true);
});
