/** What grows on the moor around the circle: always the same, as if drawn by hand. */

import { DIE_AREA, DISCARD_PILE, DRAW_PILE } from "./box";
import { distance, MIDDLE, type Point } from "./shape";

type Kind = "tuft" | "heather" | "gorse" | "fern" | "rock" | "menhir" | "mushroom";

export interface Growth {
  kind: Kind;
  x: number;
  y: number;
  size: number;
  flip: boolean;
}

/** A pond lies in the corner where the game has nothing. */
export const POND: Point = [118, 884];

/** How far the moor is drawn around the canvas: panels stand on it too. */
const LAND = { left: -560, right: 1560, top: -180, bottom: 1480 } as const;
/** Nothing grows on the circle and where one walks. */
const CLEAR = 470;
const KEPT: readonly { at: Point; free: number }[] = [
  { at: [DRAW_PILE.x, DRAW_PILE.y], free: 92 },
  { at: [DISCARD_PILE.x, DISCARD_PILE.y], free: 92 },
  { at: [DIE_AREA.x, DIE_AREA.y], free: 84 },
  { at: POND, free: 104 },
];
const KINDS: readonly { kind: Kind; share: number; size: number }[] = [
  { kind: "tuft", share: 0.42, size: 1 },
  { kind: "heather", share: 0.24, size: 1.1 },
  { kind: "gorse", share: 0.09, size: 1.15 },
  { kind: "fern", share: 0.1, size: 1.1 },
  { kind: "rock", share: 0.06, size: 0.9 },
  { kind: "mushroom", share: 0.05, size: 0.8 },
  { kind: "menhir", share: 0.04, size: 1.2 },
];
/** Things that must not be left to chance: they frame the circle. */
const PLANTED: readonly Growth[] = [
  { kind: "menhir", x: 884, y: 236, size: 1, flip: false },
  { kind: "menhir", x: 118, y: 236, size: 0.92, flip: true },
  { kind: "gorse", x: 216, y: 128, size: 0.8, flip: false },
  { kind: "heather", x: 796, y: 122, size: 0.9, flip: true },
  { kind: "fern", x: 780, y: 888, size: 0.9, flip: false },
  { kind: "mushroom", x: 884, y: 792, size: 0.8, flip: false },
  { kind: "heather", x: 226, y: 884, size: 0.95, flip: false },
  { kind: "mushroom", x: 100, y: 782, size: 0.72, flip: true },
];

/** Returns numbers from 0 to 1 that look random and are always the same. */
function thrown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function isFree(at: Point, others: readonly Growth[]): boolean {
  if (distance(at, MIDDLE) < CLEAR) return false;
  if (KEPT.some((kept) => distance(at, kept.at) < kept.free)) return false;
  return others.every(({ x, y }) => distance(at, [x, y]) > 46);
}

function kindFor(share: number): (typeof KINDS)[number] {
  let left = share;
  for (const kind of KINDS) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return KINDS[0] as (typeof KINDS)[number];
}

function grown(): Growth[] {
  const next = thrown(1707);
  const growths: Growth[] = [...PLANTED];
  for (let tries = 0; tries < 900; tries++) {
    const x = LAND.left + next() * (LAND.right - LAND.left);
    const y = LAND.top + next() * (LAND.bottom - LAND.top);
    const { kind, size } = kindFor(next());
    const grain = 0.78 + 0.44 * next();
    if (isFree([x, y], growths))
      growths.push({ kind, x: Math.round(x), y: Math.round(y), size: size * grain, flip: next() < 0.5 });
  }
  return growths.sort((one, other) => one.y - other.y);
}

/** From back to front. */
export const GROWTHS: readonly Growth[] = grown();
