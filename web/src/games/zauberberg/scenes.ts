/** What the mountain shows of what just happened: events become small scenes with a beginning and a length.
 *
 * The view is already the new one when the news arrive, so every scene only says what moves, from when on and for how
 * long; what has not happened yet is drawn as it was. Times are milliseconds.
 */

import type { Line } from "../../wire/protocol";
import { koboldId, SPACE_OF, SPACES, type Token } from "./box";
import type { ZauberbergView } from "./types";

/** How a kobold gets from one place to another. */
export type Gait = "walk" | "climb" | "push" | "passage" | "trapdoor" | "ghost";

export type Scene = { at: number; lasts: number; line: Line } & (
  | { kind: "go"; kobold: string; gait: Gait; path: readonly string[]; card: string | null; byItself: boolean }
  | { kind: "arrive"; kobold: string; village: string }
  | { kind: "named"; kobold: string; card: string }
  | { kind: "lands"; kobold: string }
  | { kind: "stone"; seat: number; space: string; fate: "kept" | "dropped" | "raven" }
  | { kind: "token"; space: string; token: Token }
  | { kind: "reveal"; space: string; token: Token }
  | { kind: "hide" }
  | { kind: "turn"; way: "cw" | "ccw" }
  | { kind: "raven"; seat: number; other: number; takes: boolean }
  | { kind: "waits"; kobold: string; space: string }
  | { kind: "card"; seat: number; card: string | null }
  | { kind: "won"; kobold: string }
  | { kind: "tell" }
);

const STEP = 270;
const LASTS = {
  climb: 560,
  push: 620,
  passage: 1100,
  trapdoor: 1100,
  ghost: 1800,
  arrive: 520,
  named: 700,
  lands: 380,
  stone: 1200,
  token: 1700,
  reveal: 1000,
  hide: 600,
  turn: 2200,
  raven: 1800,
  waits: 900,
  card: 800,
  won: 3600,
  tell: 1500,
} as const;

const TOLD = [
  "turn-over",
  "no-card-fits",
  "reshuffled",
  "limit-reached",
  "hand-full",
  "extra-card",
  "extra-card-later",
];

/** Where each kobold is while the scenes run. */
type Where = Map<string, string>;

/** Returns the scenes of these events, one after the other; `before` is the view from which they began, where there is
 * one. */
export function scenesOf(news: readonly Line[], before: ZauberbergView | null = null): Scene[] {
  const where: Where = new Map();
  for (const [seat, player] of before?.players.entries() ?? [])
    for (const { number, place } of player.kobolds) if (place) where.set(koboldId(seat, number), place);
  const scenes: Scene[] = [];
  let now = 0;
  for (const line of news) {
    const scene = sceneOf(line, where);
    if (!scene) continue;
    if (scene.kind === "go") where.set(scene.kobold, scene.path.at(-1) ?? "");
    if (scene.kind === "arrive") where.set(scene.kobold, scene.village);
    scenes.push({ ...scene, at: now, line } as Scene);
    now += scene.lasts;
  }
  return scenes;
}

type Args = Line["phrase"]["args"];
type Untimed<T> = T extends Scene ? Omit<T, "at" | "line"> : never;

function sceneOf({ phrase: { key, args } }: Line, where: Where): Untimed<Scene> | null {
  if (TOLD.includes(key)) return { kind: "tell", lasts: LASTS.tell };
  return byCard(key, args) ?? byFate(key, args, where) ?? onGround(key, args) ?? ofPlayers(key, args);
}

function idIn(args: Args): string {
  return koboldId(Number(args.seat), Number(String(args.kobold).slice(1)));
}

/** Movements by cards tell where they began. */
function byCard(key: string, args: Args): Untimed<Scene> | null {
  const card = String(args.card);
  const [from = "", to = ""] = listed(args.spaces);
  switch (key) {
    case "walked":
      return going(args, "walk", [from, ...along(from, to, String(args.way))], card);
    case "climbed": {
      const above = SPACE_OF.get(from)?.above ?? to;
      return going(args, "climb", [from, above, ...along(above, to, String(args.way))], card);
    }
    case "entered": {
      const [space, steps] = [String(args.space), Number(card.slice(-1)) - 1];
      const corner = back(space, steps, String(args.way));
      return going(args, "walk", [String(args.village), corner, ...along(corner, space, String(args.way))], card);
    }
    case "picked":
      return { kind: "named", lasts: LASTS.named, kobold: idIn(args), card };
    default:
      return null;
  }
}

/** Movements that nobody plays begin wherever the kobold is. */
function byFate(key: string, args: Args, where: Where): Untimed<Scene> | null {
  if (args.kobold === undefined) return null;
  const kobold = idIn(args);
  const space = String(args.space);
  const trapdoor = args.token === "trapdoor";
  switch (key) {
    case "pushed":
      return going(args, "push", [where.get(kobold) ?? space, space]);
    case "goes-up":
      return going(args, "passage", [where.get(kobold) ?? below(space), space]);
    case "falls":
      return going(args, "trapdoor", [where.get(kobold) ?? SPACE_OF.get(space)?.above ?? space, space]);
    case "goes-at-last": {
      const start = where.get(kobold) ?? (trapdoor ? SPACE_OF.get(space)?.above : below(space)) ?? space;
      return { ...going(args, trapdoor ? "trapdoor" : "passage", [start, space]), byItself: true };
    }
    case "sent-home": {
      const village = String(args.village);
      return going(args, "ghost", [where.get(kobold) ?? village, village]);
    }
    default:
      return null;
  }
}

type Going = Untimed<Extract<Scene, { kind: "go" }>>;

function going(args: Args, gait: Gait, path: readonly string[], card: string | null = null): Going {
  const lasts = gait === "walk" || gait === "climb" ? (path.length - 1) * STEP + 260 : LASTS[gait];
  return { kind: "go", lasts, kobold: idIn(args), gait, path, card, byItself: false };
}

function onGround(key: string, args: Args): Untimed<Scene> | null {
  const [seat, space, token] = [Number(args.seat), String(args.space), String(args.token) as Token];
  switch (key) {
    case "placed":
      return { kind: "arrive", lasts: LASTS.arrive, kobold: idIn(args), village: String(args.village) };
    case "lands-on":
      return { kind: "lands", lasts: LASTS.lands, kobold: idIn(args) };
    case "stone-kept":
      return { kind: "stone", lasts: LASTS.stone, seat, space, fate: "kept" };
    case "stone-dropped":
      return { kind: "stone", lasts: LASTS.stone, seat, space, fate: "dropped" };
    case "stone-for-raven":
      return { kind: "stone", lasts: LASTS.stone, seat, space, fate: "raven" };
    case "token-shown":
      return { kind: "token", lasts: LASTS.token, space, token };
    case "revealed":
      return { kind: "reveal", lasts: LASTS.reveal, space, token };
    case "tokens-hidden":
      return { kind: "hide", lasts: LASTS.hide };
    case "waits":
      return { kind: "waits", lasts: LASTS.waits, kobold: idIn(args), space };
    default:
      return null;
  }
}

function ofPlayers(key: string, args: Args): Untimed<Scene> | null {
  const [seat, other] = [Number(args.seat), Number(args.other)];
  switch (key) {
    case "turned":
      return { kind: "turn", lasts: LASTS.turn, way: args.way === "ccw" ? "ccw" : "cw" };
    case "raven-takes":
      return { kind: "raven", lasts: LASTS.raven, seat, other, takes: true };
    case "raven-waits":
      return { kind: "raven", lasts: LASTS.raven, seat, other, takes: false };
    case "discarded":
      return { kind: "card", lasts: LASTS.card, seat, card: String(args.card) };
    case "won":
      return { kind: "won", lasts: LASTS.won, kobold: idIn(args) };
    default:
      return null;
  }
}

/** The spaces after one, as far as another, in a direction; a way of no steps is empty. */
function along(from: string, to: string, way: string): string[] {
  const path: string[] = [];
  let space = SPACE_OF.get(from);
  while (space && space.id !== to && path.length < 10 && (way === "cw" || way === "ccw")) {
    space = SPACE_OF.get(space[way]);
    if (space) path.push(space.id);
  }
  return path.at(-1) === to || from === to ? path : [to];
}

function back(space: string, steps: number, way: string): string {
  let at = SPACE_OF.get(space);
  for (let step = 0; step < steps; step++) at = SPACE_OF.get(way === "cw" ? (at?.ccw ?? "") : (at?.cw ?? ""));
  return at?.id ?? space;
}

function below(space: string): string {
  return SPACES.find(({ above }) => above === space)?.id ?? space;
}

function listed(value: Args[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Returns the places of which a scene speaks; none where it is about players. */
export function placesOf(scene: Scene): readonly string[] {
  if (scene.kind === "go") return scene.path;
  return "space" in scene ? [scene.space] : [];
}

/** Returns the seat whose kobold this is. */
export function seatOf(kobold: string): number {
  return "abcde".indexOf(kobold.slice(0, 1));
}
