/** What is in the box of Korrigans: the game's own board data, read from the Python package, one copy for both. */

import data from "../../../../src/folkmoot/games/korrigans/board.toml";
import { SEAT_LETTERS } from "../../words/words";

export const COMPANIONS = ["hare", "squirrel", "bird", "mouse", "mole", "frog"] as const;
export type Companion = (typeof COMPANIONS)[number];

export const GOLD_VALUES = [1, 2, 3, 4] as const;

export const BEINGS = ["elf", "goblin", "leprechaun", "fairy", "troll"] as const;
export type Being = (typeof BEINGS)[number];

export const PAWNS = ["red", "orange", "yellow", "green", "blue", "indigo", "violet"] as const;
export type Pawn = (typeof PAWNS)[number];

type Ground = "grey" | "yellow" | "purple" | "red" | "green";
export type CrossingKind = "open" | "door" | "bridge";
export type Point = readonly [x: number, y: number];

export interface Field {
  id: string;
  name_en: string;
  name_fr: string;
  color: Ground;
  /** The printed number of tokens; one more with four or five players. */
  clovers: number;
  menhir: boolean;
  /** The printed start number, 0 for none. */
  start: number;
  molehill: boolean;
  pontoon: boolean;
  /** Closed, in drawing order. */
  polygon: readonly Point[];
  /** A good place for what lies and stands in the field. */
  center: Point;
  molehill_at?: Point;
  pontoon_at?: Point;
}

export interface Crossing {
  /** From 1, as moves name it. */
  id: number;
  a: string;
  b: string;
  kind: CrossingKind;
  at: Point;
}

interface Box {
  crossing: Crossing[];
  board: {
    map_rect: [number, number, number, number];
    cell_size: number;
    rows: number;
    columns: number;
    sun_at: Point[];
    cloud_at: Point[];
    river: Point[];
  };
  field: Field[];
  rainbow: { pawns_per_color: number; chain_from_clouds: number };
  player_set: { seat: number; colour: string; hex: string }[];
}

const box = data as Box;

/** The map on the canvas of 1000 by 1000, suns in the left margin and clouds in the upper one: left, top, right,
 * bottom. */
export const MAP_RECT: readonly [number, number, number, number] = box.board.map_rect;
export const CELL_SIZE: number = box.board.cell_size;
export const ROWS: number = box.board.rows;
export const COLUMNS: number = box.board.columns;
/** Where each row's sun stands, row 1 first. */
export const SUN_AT: readonly Point[] = box.board.sun_at;
/** Where each column's cloud stands, column 1 first. */
export const CLOUD_AT: readonly Point[] = box.board.cloud_at;
export const RIVER: readonly Point[] = box.board.river;

export const FIELDS: readonly Field[] = box.field;
export const FIELD_OF: ReadonlyMap<string, Field> = new Map(box.field.map((field) => [field.id, field]));
export const CROSSINGS: readonly Crossing[] = box.crossing;
export const CROSSING_OF: ReadonlyMap<number, Crossing> = new Map(
  box.crossing.map((crossing) => [crossing.id, crossing]),
);

export const PAWNS_EACH: number = box.rainbow.pawns_per_color;
/** From this many occupied clouds on nobody moves any more. */
export const CHAIN_FROM: number = box.rainbow.chain_from_clouds;

/** Returns the crossing between two fields, if they touch. */
export function crossingBetween(one: string, other: string): Crossing | undefined {
  return box.crossing.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

/** Returns the colour of a seat's Korrigans and screen, as `#rrggbb`. */
export function seatHex(seat: number): string {
  const playerSet = box.player_set[seat];
  if (!playerSet) throw new Error(`expected a seat from 0 to ${box.player_set.length - 1}, got ${seat}`);
  return playerSet.hex;
}

/** Returns the letter of a seat, as moves name its Korrigans: `A` for the first. */
export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat] ?? "?";
}

/** Returns the name of a Korrigan as elements have it: `a1` for the first player's first, `k1`. */
export function korriganId(seat: number, korrigan: string): string {
  return `${seatLetter(seat).toLowerCase()}${korrigan.slice(1)}`;
}

/** Tells whether a token's face is a companion. */
export function isCompanion(face: string): face is Companion {
  return (COMPANIONS as readonly string[]).includes(face);
}

/** Returns what a face or sign is worth: 3 for `gold3`, null where it is no gold. */
export function goldOf(face: string): number | null {
  return face.startsWith("gold") ? Number(face.slice(4)) : null;
}
