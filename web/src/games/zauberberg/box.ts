/** What is in the box of Zauberberg: the game's own board data, read from the Python package, one copy for both. */

import data from "../../../../src/folkmoot/games/zauberberg/board.toml";
import { SEAT_LETTERS } from "../../words/words";

export const FACES = ["1", "2", "3", "4", "5", "J"] as const;
export type Face = (typeof FACES)[number];

export const TOKENS = ["passage", "ghost", "raven", "crystal-ball", "storm", "flying-card", "trapdoor"] as const;
export type Token = (typeof TOKENS)[number];

export const NUMBERS = [1, 2, 3, 4, 5] as const;

export const SUMMIT = "SUMMIT";
/** The levels of the mountain and, as the fifth, the summit. */
export const TOP = 5;

type VillageId = "nw" | "ne" | "se" | "sw";
export type Way = "cw" | "ccw" | "none";
export type Movement = "walk" | "enter" | "climb";
export type Point = readonly [x: number, y: number];
/** Left, top, right, bottom. */
export type Rect = readonly [number, number, number, number];

export interface Space {
  id: string;
  level: 1 | 2 | 3 | 4;
  side: "N" | "E" | "S" | "W";
  /** From 0, the corner where the side begins. */
  pos: number;
  corner: boolean;
  /** What lies here at the start. */
  mark: "none" | "token" | "stone";
  cw: string;
  ccw: string;
  /** The space directly above, `SUMMIT` from the fourth level; empty for a corner. */
  above: string;
  /** The space directly below, `VILLAGE` from the first level; empty for the other levels' corners. */
  below: string;
  /** The middle on the canvas of 1000 by 1000, the mountain not turned. */
  x: number;
  y: number;
}

export interface Village {
  id: VillageId;
  x: number;
  y: number;
}

interface Box {
  space: Space[];
  village: Village[];
  summit: { id: string; x: number; y: number; rect: Rect };
  terrace: { level: 1 | 2 | 3 | 4; rect: Rect }[];
  game: { hand_base: number; hand_max: number; max_stones: number; kobolds_per_player: number };
  tokens: Record<Token, number>;
  player_set: { colour: string; hex: string }[];
}

const box = data as Box;
const SIDES = 4;

export const SPACES: readonly Space[] = box.space;
export const SPACE_OF: ReadonlyMap<string, Space> = new Map(box.space.map((space) => [space.id, space]));
/** Fixed on the table, clockwise from the north-west; each a square of 100 by 100. */
export const VILLAGES: readonly Village[] = box.village;
export const VILLAGE_OF: ReadonlyMap<string, Village> = new Map(box.village.map((village) => [village.id, village]));
export const SUMMIT_PLATE: Box["summit"] = box.summit;
/** The outer square of each level, the first level first. */
export const TERRACES: readonly Box["terrace"][number][] = box.terrace;
/** How many tokens of each kind there are. */
export const TOKEN_COUNT: Readonly<Record<Token, number>> = box.tokens;
export const MAX_STONES: number = box.game.max_stones;

/** Returns the corner of the first level that a village touches after this many clockwise quarter turns. */
export function cornerOf(village: string, rotation: number): string {
  const at = VILLAGES.findIndex(({ id }) => id === village);
  if (at < 0) throw new Error(`expected a village, got '${village}'`);
  const corners = SPACES.filter(({ level, corner }) => level === 1 && corner);
  return corners[quarters(at - rotation)]?.id ?? "";
}

/** Returns the level of a place: 0 in a village, 5 on the summit. */
export function levelOf(place: string | null): number {
  if (place === SUMMIT) return TOP;
  return SPACE_OF.get(place ?? "")?.level ?? 0;
}

/** Returns the colour of a seat's kobolds, as `#rrggbb`. */
export function seatHex(seat: number): string {
  const playerSet = box.player_set[seat];
  if (!playerSet) throw new Error(`expected a seat from 0 to ${box.player_set.length - 1}, got ${seat}`);
  return playerSet.hex;
}

/** Returns the letter of a seat, as moves name it: `A` for the first. */
export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat] ?? "?";
}

/** Returns the name of a kobold as elements have it: `a3` for the first player's third. */
export function koboldId(seat: number, number: number): string {
  return `${seatLetter(seat).toLowerCase()}${number}`;
}

function quarters(turns: number): number {
  return ((turns % SIDES) + SIDES) % SIDES;
}
