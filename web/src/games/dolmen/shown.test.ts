import { expect, test } from "vitest";
import { lengthOf } from "../stage.svelte";
import { line } from "./fixtures";
import { face, places, player, viewWith, WALL } from "./fixtures/made";
import { scenesOf } from "./scenes";
import { builtAt, shownAt } from "./shown";

const before = viewWith([player(0, [], { point: 6, reserve: 1 }), player(1, [], { point: 11 })], {
  places: places([9, 11].map((place) => ({ place, colours: null, fits: false }))),
  pile: 2,
  discard: 7,
});

test("without a show the view is seen", () => {
  const shown = shownAt(before, null, [], 0);
  expect(shown).toMatchObject({ points: [6, 11], tables: [2, 0], fairy: 1, pile: 2, discard: 7, roll: 0 });
  expect(shown.top).toEqual(before.top);
  expect(shown.places).toEqual(before.places);
});

test("a glow: crystals rise, the fairy goes, slabs leave, the piles change", () => {
  const after = viewWith([player(0, [], { point: 8 }), player(1, [], { point: 11 })], {
    places: places([9, 10, 11].map((place) => ({ place, colours: null, fits: false }))),
    fairy: 2,
    next_pillar: 3,
    pile: 7,
    top: ["rose", "rose"],
    discard: 0,
    phase: "arrange",
  });
  const scenes = scenesOf(
    [
      line("moved", { seat: 0, points: [6, 8], point: 8 }),
      line("crystals-back", { seat: 0, number: 2 }),
      line("fairy-goes", { seat: 0, pillar: 2 }),
      line("swept", { number: 1, pillar: 2 }),
      line("reshuffled", { number: 8 }),
      line("drew", { seat: 0, slabs: ["teal-rose", "rose-rose", "ochre-teal"] }),
    ],
    before,
  );
  const during = (kind: string) => {
    const scene = scenes.find((candidate) => candidate.kind === kind);
    return shownAt(after, before, scenes, (scene?.at ?? 0) + 1);
  };
  expect(during("go")).toMatchObject({ points: [6, 11], tables: [2, 0], fairy: 1 });
  expect(during("back")).toMatchObject({ points: [8, 11], tables: [0, 0], fairy: 1 });
  expect(during("sweep")).toMatchObject({ fairy: 2, discard: 8, pile: 2 });
  expect(during("sweep").places.find(({ place }) => place === 10)?.colours).toBeNull();
  expect(during("sweep").top).toEqual(before.top);
  expect(during("shuffle")).toMatchObject({ discard: 0, pile: 10 });
  expect(shownAt(after, before, scenes, lengthOf(scenes))).toMatchObject({ pile: 7, top: ["rose", "rose"] });
});

test("an attempt: the slab is in the air at once, crystals lie when they have fallen", () => {
  const after = viewWith([player(0, [], { point: 6, reserve: 1 }), player(1, [], { point: 10, reserve: 0 })], {
    places: places([9, 10, 11].map((place) => ({ place, colours: null, fits: false }))),
    discard: 8,
    pile: 2,
  });
  const scenes = scenesOf([
    line("tries", { seat: 1, place: 10, slab: "ochre-ochre", face: "5" }),
    line("rolled", { seat: 1, roll: 1 }),
    line("lost", { seat: 1, face: "5", number: 3 }),
    line("stayed", { seat: 1, point: 10 }),
  ]);
  const at = (kind: string) =>
    shownAt(after, before, scenes, scenes.find((candidate) => candidate.kind === kind)?.at ?? 0);
  expect(at("try").places.find(({ place }) => place === 10)?.colours).toBeNull();
  expect(at("lose")).toMatchObject({ roll: 1, tables: [2, 0], discard: 7 });
  expect(at("stay")).toMatchObject({ tables: [2, 3], discard: 8 });
});

test("new slabs lie when they have landed, and a peek is known when it was seen", () => {
  const after = viewWith(before.players, {
    places: places([
      { place: 5, peekers: [0], face: face(4) },
      { place: 9, fits: true },
    ]),
  });
  const news = [
    line("arranged", { seat: 0, slabs: ["violet-rose", "teal-rose", "rose-rose"], places: [9, 10, 11] }),
    line("peeked-face", { seat: 0, place: 5, face: "4" }),
    line("won", { seat: 0, face: "4", paid: 1 }),
  ];
  const scenes = scenesOf(news);
  const at = (time: number) => shownAt(after, before, scenes, time).places;
  const ninth = (time: number) => at(time).find(({ place }) => place === 9);
  expect(ninth(10)?.colours).toBeNull();
  expect(ninth(scenes[1]?.at ?? 0)).toMatchObject({ colours: ["violet", "rose"], fits: true, peekers: [] });
  expect(at(scenes[1]?.at ?? 0).find(({ place }) => place === 5)?.face).toBeNull();
  expect(at(scenes[2]?.at ?? 0).find(({ place }) => place === 5)).toMatchObject({ face: face(4), peekers: [0] });
  expect(shownAt(after, before, scenes, lengthOf(scenes)).places).toEqual(after.places);
});

test("the closing die shows nothing before it has fallen", () => {
  const after = viewWith(before.players, { mystery_roll: 5, phase: "over" });
  const scenes = scenesOf([line("mystery-roll", { seat: 0, roll: 5 }), line("scored", { seat: 0 })]);
  expect(shownAt(after, before, scenes, 10).roll).toBe(0);
  expect(shownAt(after, before, scenes, scenes[1]?.at ?? 0).roll).toBe(5);
});

test("a dolmen grows when its slab has landed, and mysteries count when the closing die has fallen", () => {
  const players = [player(0, WALL, {}, 5), player(1)];
  const after = viewWith(players, { mystery_roll: 5, phase: "over" });
  const scenes = scenesOf([
    line("laid", { seat: 0, slab: "violet-rose", face: "2", spot: "1,1" }),
    line("finished", { seat: 0, number: 7 }),
    line("mystery-roll", { seat: 0, roll: 5 }),
    line("scored", { seat: 0 }),
  ]);
  const at = (scene: number) => builtAt(after, before, scenes, scenes[scene]?.at ?? 0);
  expect(at(0)).toEqual(before);
  expect(at(1)).toMatchObject({ phase: "main", mystery_roll: 0 });
  expect(at(1).players[0]?.dolmen).toHaveLength(5);
  expect(at(1).players[0]?.score).toEqual(before.players[0]?.score);
  expect(at(3)).toMatchObject({ phase: "main", mystery_roll: 5 });
  expect(at(3).players[0]?.score).toEqual(after.players[0]?.score);
  expect(builtAt(after, before, scenes, lengthOf(scenes))).toBe(after);
  expect(builtAt(after, null, scenes, 0)).toBe(after);
});

test("beside the circle the turn passes, and a slab lies in front, when everything has been seen", () => {
  const [mine, theirs] = [player(0, [], { point: 8 }), player(1, [], { point: 11 })];
  const after = viewWith([mine, theirs], { active: 0, places: places([{ place: 11, peekers: [1] }]) });
  const start = { ...before, active: 1 };
  const scenes = scenesOf([
    line("moved", { seat: 0, points: [6, 8], point: 8 }),
    line("peeked", { seat: 1, place: 11 }),
  ]);
  const at = (time: number) => builtAt(after, start, scenes, time);
  expect([at(10).active, at(10).players[0]?.point]).toEqual([1, 6]);
  expect([at(scenes[1]?.at ?? 0).active, at(scenes[1]?.at ?? 0).players[0]?.point]).toEqual([1, 8]);
  expect(at(20)).toBe(at(10));
  expect(at(lengthOf(scenes)).active).toBe(0);
});
