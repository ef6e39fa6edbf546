import { expect, test } from "vitest";
import { lengthOf } from "../stage.svelte";
import { line, viewOf } from "./fixtures";
import { scenesOf } from "./scenes";
import { shownAt } from "./shown";

const gathered = line("gathered", { seat: 1, field: "village" });

test("until a thing happens on the screen it is as it was", () => {
  const view = { ...viewOf("final"), cauldron: "village", suns: ["red", null, null, null, null, null, null] };
  const there = view.fields.find((fieldView) => fieldView.field === "village");
  const scenes = scenesOf([
    gathered,
    line("menhir", { seat: 1, field: "village", sign: "elf" }),
    line("sun-placed", { seat: 0, pawn: "red", row: 1 }),
    line("cauldron", { seat: 0, field: "village" }),
  ]);
  const [, gathers = 0, rises = 0, placed = 0] = scenes
    .flatMap(({ at, lasts }) => [at, at + lasts])
    .filter((beat, at, all) => all.indexOf(beat) === at);
  const at = (elapsed: number) => shownAt(view, null, scenes, elapsed);
  const village = (elapsed: number) => at(elapsed).fields.find((fieldView) => fieldView.field === "village");
  expect(village(-1)?.clovers).toBe((there?.clovers ?? 0) + 1);
  expect(village(0)?.clovers).toBe(there?.clovers);
  expect(village(0)?.menhir).toBe(true);
  expect(village(gathers)?.menhir).toBe(there?.menhir);
  expect(at(rises).suns[0]).toBeNull();
  expect(at(placed).suns[0]).toBe("red");
  expect(at(placed).cauldron).toBeNull();
  expect(at(lengthOf(scenes))).toBe(view);
});

test("bag, fields for the cauldron and the part of the game wait for what is shown, and nobody is asked", () => {
  const view = viewOf("sun");
  const fields = view.fields.map((field) => ({ ...field, possible: true }));
  const before = { ...view, part: "placement", fields };
  const now = { ...view, part: "rounds", fields: fields.map((field) => ({ ...field, possible: false })) };
  const scenes = scenesOf([
    line("drawn", { seat: 0, pawn: "red" }),
    line("sun-placed", { seat: 0, pawn: "red", row: 1 }),
  ]);
  const at = (elapsed: number) => shownAt(now, before, scenes, elapsed);
  const [draws = 0, places = 0] = scenes.map((scene) => scene.at + scene.lasts);
  expect([at(0).bag.red, at(draws).bag.red]).toEqual([(view.bag.red ?? 0) + 1, view.bag.red]);
  expect([at(0).part, at(draws).part]).toEqual(["placement", "rounds"]);
  expect([at(draws), at(places)].map((seen) => seen.fields.some((field) => field.possible))).toEqual([true, false]);
  expect([at(0).deciders, at(places).deciders]).toEqual([[], view.deciders]);
});

test("a token is behind the screen when it has come there, and the count begins where the board has shown all", () => {
  const before = viewOf("final");
  const players = before.players.map((player) => ({ ...player, tokens: ["frog"], hidden: 1 }));
  const now = { ...before, phase: "over", players };
  const scenes = scenesOf([gathered, line("scored", { seat: 0, gold: 3, total: 3 })]);
  const [gathers = 0] = scenes.map((scene) => scene.at + scene.lasts);
  const at = (elapsed: number) => shownAt(now, before, scenes, elapsed);
  expect(at(0).players[0]?.tokens).toEqual(before.players[0]?.tokens);
  expect(at(gathers).players[0]?.tokens).toEqual(["frog"]);
  expect([at(0).phase, at(gathers).phase]).toEqual([before.phase, "over"]);
});

test("elves and goblins change hands when it is shown", () => {
  const before = viewOf("busy");
  const bare = {
    ...before,
    players: before.players.map((player) => ({
      ...player,
      korrigans: player.korrigans.map((korrigan) => ({ ...korrigan, carries: "" })),
    })),
  };
  const scenes = scenesOf([line("elf-taken", { seat: 0, other: 1, korrigan: "k1" })]);
  const carried = (elapsed: number) =>
    shownAt(bare, before, scenes, elapsed).players.map((player) =>
      player.korrigans.map((korrigan) => korrigan.carries),
    );
  expect(carried(0)).toEqual(before.players.map((player) => player.korrigans.map((korrigan) => korrigan.carries)));
  expect(carried(lengthOf(scenes)).flat().join("")).toBe("");
});
