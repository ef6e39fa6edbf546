/** A server for tests of the pages: the real text files, and as much of the API as the pages read. */

import { readFileSync } from "node:fs";
import type { GameInfo, Outline, TableCard } from "../wire/protocol";

export const RAINBOWS: GameInfo = {
  id: "rainbows",
  prefix: "RAI",
  maturity: "complete",
  player_counts: [2, 3, 4, 5],
  default_player_counts: [3, 4, 5],
  required_options: { "2": { two_player_variant: true } },
  ruled_out: { "3": { first_priority: [3, 4] }, "4": { first_priority: [4] } },
  options: [
    { name: "days", default: 1, values: [1, 2, 3], least: null, most: null },
    { name: "bank_accounts", default: false, values: [false, true], least: null, most: null },
    { name: "first_priority", default: "random", values: ["random", 0, 1, 2, 3, 4], least: null, most: null },
    { name: "two_player_variant", default: false, values: [false, true], least: null, most: null },
  ],
  credits: {
    designers: ["Alan R. Moon"],
    publisher: "White Wind",
    year: 1995,
    development: [],
    artists: [],
    layout: [],
  },
  bots: ["wisp", "imp", "gnome", "sylph", "elder", "miser"],
};

const chair = { name: "", guest: null, bot: null, online: false, away: null, left: null };

export const TABLE: TableCard = {
  id: "t1",
  setup: {
    game: "rainbows",
    seats: 3,
    options: { days: 2 },
    bots: ["elder"],
    clock: { kind: "live", minutes: 20, increment: 10 },
    seating: "random",
    spectators: "welcome",
    private: true,
    situation: null,
  },
  phase: "waiting",
  chairs: [
    { ...chair, kind: "person", name: "Lutin", guest: "g1" },
    { ...chair, kind: "open" },
    { ...chair, kind: "bot", name: "Nixe", bot: "elder" },
  ],
  created: "2026-11-15T12:00:00Z",
  updated: "2026-11-15T12:00:00Z",
  waiting: false,
  mine: [],
  result: null,
  frozen: null,
};

/** A record that follows other rules than the server's. */
export const OLD_RECORD: Outline = {
  id: "r1",
  game: "rainbows",
  names: ["Lutin", "Puck"],
  turns: [
    { at: 0, seat: null, move: null, lines: [] },
    { at: 1, seat: 1, move: "keep green-8", lines: [] },
  ],
  result: { ranks: [2, 1], scores: [40, 60], end: { key: "end-full", args: {} } },
  commitment: "",
  seed: "",
  from_situation: false,
  finished: "2026-11-15T12:00:00Z",
  rules_version: 3,
  replayed_with: null,
};

const ANSWERS: Record<string, unknown> = {
  "/api/me": { guest: "g1", name: "Lutin" },
  "/api/games": [RAINBOWS],
  "/api/games/words": { rainbows: readFileSync("../src/folkmoot/games/rainbows/text/en.ftl", "utf8") },
  "/api/my/tables": [
    TABLE,
    { ...TABLE, id: "t2", phase: "playing", waiting: true },
    {
      ...TABLE,
      id: "t3",
      phase: "over",
      result: { ranks: [1, 2, 1], scores: null, end: { key: "end-full", args: {} } },
    },
    {
      ...TABLE,
      id: "t4",
      phase: "frozen",
      frozen: { cause: "move", move: 17, follows: 1, here: 2, finished: false },
    },
  ],
  "/api/records/r1/outline": OLD_RECORD,
  "/api/games/rainbows/rules": [{ title: "A", rules: [{ number: "RAI-29", text: "A player may buy." }] }],
};

/** Stands in for `fetch`. */
export async function answer(path: string): Promise<Response> {
  const file = /^\/api\/(games\/(\w+)\/)?text\/(\w+\.ftl)$/.exec(path);
  if (file) {
    const folder = file[2] ? `games/${file[2]}/text` : "text";
    return new Response(readFileSync(`../src/folkmoot/${folder}/${file[3]}`, "utf8"));
  }
  const body = ANSWERS[path.split("?")[0] ?? ""];
  return body ? Response.json(body) : Response.json({ code: "unknown", detail: path }, { status: 404 });
}
