/** What is in the box of Rainbows: the game's own board data, read from the Python package, one copy for both. */

import data from "../../../../src/folkmoot/games/rainbows/board.toml";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Space {
  id: string;
  colour: Colour;
  col: number;
  row: number;
  x: number;
  y: number;
}

interface Box {
  spaces: Space[];
  game: { letters: string[] };
  rainbow_gold: Record<string, number>;
  money_rainbow_gold: Record<string, number>;
  single_marker: { gold: number };
  player_set: { seat: number; hex: string; symbol: SymbolName }[];
  column_hex: Record<Colour, string>;
}

export type SymbolName = "star" | "hat" | "pot" | "horseshoe" | "harp";

const box = data as Box;

export const SPACES: readonly Space[] = box.spaces;
export const SPACE_OF: ReadonlyMap<string, Space> = new Map(box.spaces.map((space) => [space.id, space]));
export const RAINBOW_GOLD: ReadonlyMap<number, number> = chart(box.rainbow_gold);
export const MONEY_GOLD: ReadonlyMap<number, number> = chart(box.money_rainbow_gold);
export const SINGLE_GOLD: number = box.single_marker.gold;
export const COLUMN_HEX: Readonly<Record<Colour, string>> = box.column_hex;

/** Returns the letter of a colour, as it stands in the names of its spaces. */
export function letterOf(colour: Colour): string {
  return box.game.letters[COLOURS.indexOf(colour)] as string;
}

/** Returns the colour of a seat's markers, as `#rrggbb`. */
export function seatHex(seat: number): string {
  return setOf(seat).hex;
}

/** Returns the symbol on a seat's markers. */
export function symbolOf(seat: number): SymbolName {
  return setOf(seat).symbol;
}

function setOf(seat: number): Box["player_set"][number] {
  const playerSet = box.player_set[seat];
  if (!playerSet) throw new Error(`expected a seat from 0 to ${box.player_set.length - 1}, got ${seat}`);
  return playerSet;
}

function chart(table: Record<string, number>): Map<number, number> {
  return new Map(Object.entries(table).map(([length, gold]) => [Number(length), gold]));
}
