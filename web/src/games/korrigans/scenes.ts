/** What the map shows of what just happened: events become small scenes with a beginning and a length.
 *
 * The view is already the new one when the news arrive, so every scene only says what moves, from when on and for how
 * long; the drawing then ends where the view says. Times are milliseconds.
 */

import type { Line } from "../../wire/protocol";
import { type Companion, crossingBetween, isCompanion, korriganId, type Pawn } from "./box";

type Being = "elf" | "goblin";

export type Scene = { at: number; lasts: number } & (
  | { kind: "walk"; korrigan: string; companion: Companion; from: string; to: string; spends: boolean }
  | { kind: "arrive"; korrigan: string; field: string }
  | { kind: "gather"; seat: number; field: string; face: string | null }
  | { kind: "menhir"; field: string; sign: string }
  | { kind: "rob"; being: Being; taker: string; other: number }
  | { kind: "give"; being: Being; giver: number; target: string }
  | { kind: "find"; being: Being; korrigan: string }
  | { kind: "lost"; being: Being }
  | { kind: "draw"; pawn: Pawn }
  | { kind: "pawn"; line: "sun" | "cloud"; number: number; pawn: Pawn }
  | { kind: "troll"; crossing: number }
  | { kind: "cauldron"; field: string }
  | { kind: "show"; seat: number; companions: Companion[] }
  | { kind: "sacrifice"; seat: number; companion: Companion; face: string | null }
  | { kind: "screen"; other: number; faces: string[] }
  | { kind: "tell"; line: Line }
  | { kind: "score"; seat: number; parts: { what: ScorePart; gold: number }[]; total: number }
);

const SCORE_PARTS = ["clovers", "menhirs", "elves", "goblins", "cauldron"] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

const WALK = 900;
const GATHER = 800;
const MENHIR = 2000;
export const SCORE_PAUSE = 420;
const ARRIVE = 600;
const PASS = 800;
const DRAW = 800;
const PAWN = 800;
const TROLL = 900;
const CAULDRON = 2400;
const SHOW = 1000;
const SCREEN = 1800;
const TELL = 1600;

/** Returns the scenes of these events, one event after the other. */
export function scenesOf(news: readonly Line[]): Scene[] {
  const scenes: Scene[] = [];
  let now = 0;
  for (const line of news) {
    const scene = sceneOf(line);
    if (!scene) continue;
    scenes.push({ ...scene, at: now } as Scene);
    now += scene.lasts;
  }
  return scenes;
}

type Args = Line["phrase"]["args"];
type Untimed<T> = T extends Scene ? Omit<T, "at"> : never;

const TOLD = ["seventh", "chain", "passed", "fairy-gone", "no-effect"];

function sceneOf(line: Line): Untimed<Scene> | null {
  const { key, args } = line.phrase;
  if (TOLD.includes(key)) return { kind: "tell", lasts: TELL, line };
  return movement(key, args) ?? passing(key, args) ?? rainbow(key, args) ?? showing(key, args);
}

function movement(key: string, args: Args): Untimed<Scene> | null {
  const seat = Number(args.seat);
  const field = String(args.field);
  const korrigan = korriganId(seat, String(args.korrigan));
  switch (key) {
    case "placed":
      return { kind: "arrive", lasts: ARRIVE, korrigan, field };
    case "moved":
    case "spent": {
      const [from = field] = listed(args.fields);
      const companion = String(args.companion) as Companion;
      return { kind: "walk", lasts: WALK, korrigan, companion, from, to: field, spends: key === "spent" };
    }
    case "gathered":
    case "gathered-seen":
      return {
        kind: "gather",
        lasts: GATHER,
        seat,
        field,
        face: args.clover === undefined ? null : String(args.clover),
      };
    case "menhir":
      return { kind: "menhir", lasts: MENHIR, field, sign: String(args.sign) };
    default:
      return null;
  }
}

function passing(key: string, args: Args): Untimed<Scene> | null {
  const [seat, other] = [Number(args.seat), Number(args.other)];
  const korrigan = String(args.korrigan);
  switch (key) {
    case "elf-taken":
      return { kind: "rob", lasts: PASS, being: "elf", taker: korriganId(seat, korrigan), other };
    case "goblin-given":
      return { kind: "give", lasts: PASS, being: "goblin", giver: seat, target: korriganId(other, korrigan) };
    case "elf-found":
      return { kind: "find", lasts: PASS, being: "elf", korrigan: korriganId(seat, korrigan) };
    case "goblin-found":
      return { kind: "find", lasts: PASS, being: "goblin", korrigan: korriganId(seat, korrigan) };
    case "lost":
      return { kind: "lost", lasts: PASS, being: args.being === "elf" ? "elf" : "goblin" };
    default:
      return null;
  }
}

function rainbow(key: string, args: Args): Untimed<Scene> | null {
  const pawn = String(args.pawn) as Pawn;
  switch (key) {
    case "drawn":
      return { kind: "draw", lasts: DRAW, pawn };
    case "sun-placed":
      return { kind: "pawn", lasts: PAWN, line: "sun", number: Number(args.row), pawn };
    case "cloud-placed":
      return { kind: "pawn", lasts: PAWN, line: "cloud", number: Number(args.column), pawn };
    case "cauldron":
      return { kind: "cauldron", lasts: CAULDRON, field: String(args.field) };
    case "troll-placed": {
      const [one = "", other = ""] = listed(args.fields);
      return { kind: "troll", lasts: TROLL, crossing: crossingBetween(one, other)?.id ?? 0 };
    }
    default:
      return null;
  }
}

function showing(key: string, args: Args): Untimed<Scene> | null {
  const seat = Number(args.seat);
  const companion = String(args.companion) as Companion;
  switch (key) {
    case "companion-shown":
      return { kind: "show", lasts: SHOW, seat, companions: [companion] };
    case "companions-shown":
      return { kind: "show", lasts: SHOW, seat, companions: listed(args.clovers).filter(isCompanion) };
    case "sacrificed":
    case "sacrificed-seen":
      return {
        kind: "sacrifice",
        lasts: SHOW,
        seat,
        companion,
        face: args.clover === undefined ? null : String(args.clover),
      };
    case "screen-removed":
    case "empty-screen-removed":
      return { kind: "screen", lasts: SCREEN, other: Number(args.other), faces: listed(args.clovers) };
    case "scored":
      return scoreOf(seat, args);
    default:
      return null;
  }
}

function scoreOf(seat: number, args: Args): Untimed<Scene> {
  const amounts: Args = { ...args, clovers: args.gold ?? 0 };
  const parts = SCORE_PARTS.map((what) => ({ what, gold: Number(amounts[what] ?? 0) })).filter(
    ({ gold }) => gold !== 0,
  );
  return { kind: "score", lasts: (parts.length + 3) * SCORE_PAUSE, seat, parts, total: Number(args.total) };
}

function listed(value: Args[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
