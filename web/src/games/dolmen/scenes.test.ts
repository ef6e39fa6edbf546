import { expect, test } from "vitest";
import { lengthOf } from "../stage.svelte";
import { line } from "./fixtures";
import { face, player, viewWith } from "./fixtures/made";
import { announcedAt, attemptAt, faceOf, SEEN, scenesOf } from "./scenes";

const ATTEMPT = [
  line("tries", { seat: 1, place: 11, slab: "violet-teal", face: "5" }),
  line("rolled", { seat: 1, roll: 3 }),
  line("won", { seat: 1, face: "5", paid: 2 }),
];
const REFILL = [
  line("moved", { seat: 0, points: [6, 8], point: 8 }),
  line("crystals-back", { seat: 0, number: 2 }),
  line("fairy-goes", { seat: 0, pillar: 2 }),
  line("swept", { number: 1, pillar: 2 }),
  line("reshuffled", { number: 9 }),
  line("drew", { seat: 0, slabs: ["teal-rose", "rose-rose", "ochre-teal"] }),
];

test("every event that shows becomes a scene, one after the other", () => {
  const others = ["stayed", "peeked", "lost", "laid", "finished", "limit", "mystery-roll", "scored", "game-over"];
  const news = [
    ...REFILL,
    ...ATTEMPT,
    ...others.map((key) => line(key, { seat: 1, place: 3, seats: [1], slab: "rose-rose" })),
  ];
  const scenes = scenesOf(news);
  const kinds = "go back fairy sweep shuffle draw try roll win stay peek lose lay tell tell close score over";
  expect(scenes.map(({ kind }) => kind)).toEqual(kinds.split(" "));
  for (const [at, scene] of scenes.entries()) expect(scene.at).toBe(lengthOf(scenes.slice(0, at)));
  expect(lengthOf([])).toBe(0);
});

test("what nobody sees is no scene", () => {
  expect(scenesOf([line("begins", { seat: 0 }), line("ended", { seat: 0 })])).toEqual([]);
  expect(scenesOf([line("crystals-back", { seat: 0, number: 0 })])).toEqual([]);
});

test("a walk knows whom it jumps", () => {
  const before = viewWith([player(0, [], { point: 6 }), player(1, [], { point: 7 })]);
  const [scene] = scenesOf(REFILL, before);
  expect(scene).toMatchObject({ kind: "go", seat: 0, bounds: [{ from: 6, to: 8, over: [7] }] });
});

test("a player who peeks sees the face, and not first an eye", () => {
  const both = [line("peeked", { seat: 0, place: 5 }), line("peeked-face", { seat: 0, place: 5, face: "mystery" })];
  expect(scenesOf(both)).toMatchObject([{ kind: "peek", place: 5, face: { points: 3, mystery: true } }]);
  expect(scenesOf(both.slice(0, 1))).toMatchObject([{ kind: "peek", place: 5, face: null }]);
  expect(faceOf("6")).toEqual(face(6));
});

test("an attempt lasts from the turning of the slab to its fate", () => {
  const scenes = scenesOf(ATTEMPT);
  expect(attemptAt(scenes, -1)).toBeNull();
  const attempt = attemptAt(scenes, 100);
  expect(attempt).toMatchObject({
    begun: { place: 11, face: face(5) },
    roll: { roll: 3 },
    fate: { kind: "win", paid: 2 },
  });
  expect(attemptAt(scenes, lengthOf(scenes) - 1)).toEqual(attempt);
  expect(attemptAt(scenes, lengthOf(scenes))).toBeNull();
  expect(attemptAt(scenesOf(ATTEMPT.slice(0, 1)), 100)).toMatchObject({ roll: null, fate: null });
});

test("nothing is announced before it has been seen, and then it can be read", () => {
  const scenes = scenesOf(ATTEMPT);
  const [begun, roll, win] = scenes.map((scene) => scene.at);
  const kindAt = (time = 0) => announcedAt(scenes, time)?.kind ?? null;
  expect([kindAt(0), kindAt(0.8 * (roll ?? 0))]).toEqual([null, null]);
  expect(kindAt(begun)).toBeNull();
  expect([kindAt(roll), kindAt((roll ?? 0) + SEEN.roll * (scenes[1]?.lasts ?? 0))]).toEqual(["try", "roll"]);
  expect([kindAt(win), kindAt(lengthOf(scenes) - 1), kindAt(lengthOf(scenes) + 2000)]).toEqual(["roll", "win", null]);
  expect(announcedAt(scenesOf(REFILL), 10)).toBeNull();
});
