import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadGame } from ".";

const GAMES = ["dolmen", "korrigans", "pixie_queen", "rainbows", "zauberberg"];
/** The files that every game has; design.md tells what each is for. */
const COMMON = [
  ...["Belongings", "Board", "Scenery", "Scoring", "Seat", "Show", "Surface"].map((name) => `${name}.svelte`),
  ...["box", "index", "lately", "scenes", "scoring", "shape", "speech", "types"].map((name) => `${name}.ts`),
  ...["board", "lately", "scenes", "shape"].map((name) => `${name}.test.ts`),
  ...["art", "fixtures", join("fixtures", "index.ts"), join("fixtures", "moments.json")],
];

test.each(GAMES)("the files of a role have the same name in every game: %s", (game) => {
  const files = readdirSync(join(import.meta.dirname, game), { recursive: true }).map(String);
  expect(COMMON.filter((name) => !files.includes(name))).toEqual([]);
});

test.each(GAMES)("a game is loaded by its identifier: %s", async (game) => {
  expect((await loadGame(game))?.Board).toBeTruthy();
});

test("a game that this client cannot draw is not loaded", async () => {
  expect(await loadGame("hearts")).toBeNull();
  expect(await loadGame("toString")).toBeNull();
});
