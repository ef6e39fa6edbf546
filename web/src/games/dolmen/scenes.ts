/** What the circle shows of what just happened: events become small scenes with a beginning and a length.
 *
 * The view is already the new one when the news arrive, so every scene only says what moves, from when on and for how
 * long; what has not happened yet is drawn as it was. Times are milliseconds.
 */

import type { Line } from "../../wire/protocol";
import { MYSTERY } from "./box";
import type { DolmenView, Face } from "./types";
import { type Bound, boundsOf } from "./walk";

export type Scene = { at: number; lasts: number; line: Line } & (
  | { kind: "go"; seat: number; bounds: readonly Bound[] }
  | { kind: "stay"; seat: number }
  | { kind: "back"; seat: number; number: number }
  | { kind: "fairy"; pillar: number }
  | { kind: "sweep"; pillar: number; number: number }
  | { kind: "draw"; slabs: readonly (readonly string[])[] }
  | { kind: "shuffle"; number: number }
  | { kind: "arrange"; slabs: readonly (readonly string[])[]; places: readonly number[] }
  | { kind: "peek"; seat: number; place: number; face: Face | null }
  | { kind: "try"; seat: number; place: number; colours: readonly string[]; face: Face }
  | { kind: "roll"; seat: number; roll: number }
  | { kind: "win"; seat: number; paid: number }
  | { kind: "lose"; seat: number; number: number }
  | { kind: "lay"; seat: number; colours: readonly string[]; face: Face; spot: string }
  | { kind: "close"; seat: number; roll: number }
  | { kind: "score"; seat: number }
  | { kind: "over"; seats: readonly number[] }
  | { kind: "tell"; seat: number | null }
);

const BOUND = 360;
const LASTS = {
  stay: 600,
  back: 1300,
  fairy: 1500,
  sweep: 1300,
  draw: 1300,
  shuffle: 1200,
  arrange: 1500,
  peek: 1500,
  try: 1700,
  roll: 1500,
  win: 2300,
  lose: 2300,
  lay: 1100,
  close: 3000,
  score: 1700,
  over: 3600,
  tell: 1600,
} as const;

/** From which share of a scene on its result is seen: the slab is turned over, the die lies, the mark stands. */
export const SEEN = { peek: 0.22, try: 0.85, roll: 0.62, win: 0.4, lose: 0.4, close: 0.5 } as const;
/** Eyes and small steps speak for themselves. */
const UNANNOUNCED: readonly Scene["kind"][] = ["go", "stay"];
/** What is announced late stays so long that it can be read. */
const READ = 1600;

/** Where each korrigan stands while the scenes run. */
type Standing = Map<number, number>;
type Args = Line["phrase"]["args"];
type Untimed<T> = T extends Scene ? Omit<T, "at" | "line"> : never;

/** Returns the scenes of these events, one after the other; `before` is the view from which they began, where there is
 * one. */
export function scenesOf(news: readonly Line[], before: DolmenView | null = null): Scene[] {
  const standing: Standing = new Map((before?.players ?? []).map((player, seat) => [seat, player.point]));
  const scenes: Scene[] = [];
  let now = 0;
  for (const [at, line] of news.entries()) {
    // A player who peeked sees the face, not first the eye and then the face.
    if (line.phrase.key === "peeked" && news[at + 1]?.phrase.key === "peeked-face") continue;
    const scene = sceneOf(line.phrase.key, line.phrase.args, standing);
    if (!scene) continue;
    scenes.push({ ...scene, at: now, line } as Scene);
    now += scene.lasts;
  }
  return scenes;
}

function sceneOf(key: string, args: Args, standing: Standing): Untimed<Scene> | null {
  return ofKorrigan(key, args, standing) ?? ofFairy(key, args) ?? ofAttempt(key, args) ?? ofEnd(key, args);
}

function ofKorrigan(key: string, args: Args, standing: Standing): Untimed<Scene> | null {
  const seat = Number(args.seat);
  switch (key) {
    case "moved": {
      const [from = 0, to = from] = listed(args.points).map(Number);
      const others = [...standing].flatMap(([other, point]) => (other === seat ? [] : [point]));
      const bounds = boundsOf(from, to, others);
      standing.set(seat, to);
      return { kind: "go", lasts: bounds.length * BOUND + 160, seat, bounds };
    }
    case "stayed":
      return { kind: "stay", lasts: LASTS.stay, seat };
    case "peeked":
      return { kind: "peek", lasts: LASTS.peek, seat, place: Number(args.place), face: null };
    case "peeked-face":
      return { kind: "peek", lasts: LASTS.peek + 500, seat, place: Number(args.place), face: faceOf(args.face) };
    default:
      return null;
  }
}

function ofFairy(key: string, args: Args): Untimed<Scene> | null {
  const [seat, number, pillar] = [Number(args.seat), Number(args.number), Number(args.pillar)];
  switch (key) {
    case "crystals-back":
      return number ? { kind: "back", lasts: LASTS.back, seat, number } : null;
    case "fairy-goes":
      return { kind: "fairy", lasts: LASTS.fairy, pillar };
    case "swept":
      return { kind: "sweep", lasts: number ? LASTS.sweep : 200, pillar, number };
    case "drew":
      return { kind: "draw", lasts: LASTS.draw, slabs: listed(args.slabs).map(coloursOf) };
    case "reshuffled":
      return { kind: "shuffle", lasts: LASTS.shuffle, number };
    case "arranged": {
      const places = listed(args.places).map(Number);
      return { kind: "arrange", lasts: LASTS.arrange, slabs: listed(args.slabs).map(coloursOf), places };
    }
    default:
      return null;
  }
}

function ofAttempt(key: string, args: Args): Untimed<Scene> | null {
  const [seat, face, colours] = [Number(args.seat), faceOf(args.face), coloursOf(String(args.slab))];
  switch (key) {
    case "tries":
      return { kind: "try", lasts: LASTS.try, seat, place: Number(args.place), colours, face };
    case "rolled":
      return { kind: "roll", lasts: LASTS.roll, seat, roll: Number(args.roll) };
    case "won":
      return { kind: "win", lasts: LASTS.win, seat, paid: Number(args.paid) };
    case "lost":
      return { kind: "lose", lasts: LASTS.lose, seat, number: Number(args.number) };
    case "laid":
      return { kind: "lay", lasts: LASTS.lay, seat, colours, face, spot: String(args.spot) };
    default:
      return null;
  }
}

function ofEnd(key: string, args: Args): Untimed<Scene> | null {
  switch (key) {
    case "finished":
      return { kind: "tell", lasts: LASTS.tell, seat: Number(args.seat) };
    case "limit":
      return { kind: "tell", lasts: LASTS.tell, seat: null };
    case "mystery-roll":
      return { kind: "close", lasts: LASTS.close, seat: Number(args.seat), roll: Number(args.roll) };
    case "scored":
      return { kind: "score", lasts: LASTS.score, seat: Number(args.seat) };
    case "game-over":
      return { kind: "over", lasts: LASTS.over, seats: listed(args.seats).map(Number) };
    default:
      return null;
  }
}

/** Returns the two colours of a pair, which may be the same: `ochre-violet`. */
function coloursOf(pair: string): string[] {
  return pair.split("-");
}

/** Returns the points side that a name means: `4`, `mystery`. */
export function faceOf(name: Args[string] | undefined): Face {
  return name === "mystery" ? { points: MYSTERY, mystery: true } : { points: Number(name), mystery: false };
}

function listed(value: Args[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Returns the scene that is put in words at a moment, which is never before its result has been seen. */
export function announcedAt(scenes: readonly Scene[], elapsed: number): Scene | null {
  const begun = (scene: Scene) =>
    scene.at + scene.lasts * (scene.kind in SEEN ? SEEN[scene.kind as keyof typeof SEEN] : 0);
  const last = scenes.findLast((scene) => !UNANNOUNCED.includes(scene.kind) && begun(scene) <= elapsed);
  return last && elapsed < Math.max(last.at + last.lasts, begun(last) + READ) ? last : null;
}

/** An attempt from the moment the slab is turned over until its fate is settled. */
export interface ShownAttempt {
  begun: Extract<Scene, { kind: "try" }>;
  roll: Extract<Scene, { kind: "roll" }> | null;
  fate: Extract<Scene, { kind: "win" | "lose" }> | null;
}

/** Returns the attempt that runs at a moment; null if none does. */
export function attemptAt(scenes: readonly Scene[], elapsed: number): ShownAttempt | null {
  const begun = scenes.findLast((scene) => scene.kind === "try" && scene.at <= elapsed);
  if (begun?.kind !== "try") return null;
  const later = scenes.filter((scene) => scene.at > begun.at);
  const roll = later.find((scene) => scene.kind === "roll") ?? null;
  const fate = later.find((scene) => scene.kind === "win" || scene.kind === "lose") ?? null;
  const last = fate ?? roll ?? begun;
  return elapsed < last.at + last.lasts ? { begun, roll, fate } : null;
}
