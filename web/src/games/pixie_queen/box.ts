/** What is in the box of Pixie Queen: the game's own board data, read from the Python package, one copy for both. */

import data from "../../../../src/folkmoot/games/pixie_queen/board.toml";
import { SEAT_LETTERS } from "../../words/words";

export type Point = readonly [x: number, y: number];
export type Good = "apple" | "honey" | "bread" | "silver" | "gold";
export type Series = "servant" | "ring" | "special";

export interface Space {
  no: number;
  id: string;
  level: number;
  kind: "double" | "single" | "own" | "all_discs";
  icons?: Good[];
  xy?: [number, number];
  uses_per_round?: number;
}

interface Box {
  game: {
    colors: string[];
    max_rounds: number;
    dungeon: number;
    discs_per_round: number;
    refusal_penalty: number;
    final_majority_penalty: number;
  };
  tracks: {
    length: number;
    punishment: number[];
    bonus: number[];
    silver_per_gold: number[];
    gold_per_ring: number[];
    silver_xy: Point[];
  };
  score_track: { top: number; bottom: number; mine_symbols: number[] };
  mine: {
    stones_per_captive: number;
    lower_xy: Point[];
    upper_xy: Point[];
    stone_dxy: Point[];
    mine_action_xy: Point;
    copy_action_xy: Point;
  };
  castle: { xy: Point };
  demand_tokens: Record<string, number>;
  rewards: { golden_per_series: number };
  display: {
    small_cube_xy: Point[];
    big_cube_xy: Point[];
    demand_xy: Point[];
    special_tiles_xy: Point[];
    servant_tiles_xy: Point[];
    ring_tiles_xy: Point[];
    special_area_rect: [number, number, number, number];
    skills_xy: Point[];
  };
  space: Space[];
  one_use_tile: { id: string; home: string }[];
}

const box = data as unknown as Box;

export const GOODS: readonly Good[] = ["apple", "honey", "bread", "silver", "gold"];
export const FOODS: readonly Good[] = GOODS.slice(0, 3);
export const SPACES: readonly Space[] = box.space;
/** How often the pantry can be used in a round. */
export const PANTRY_USES = box.space.find(({ id }) => id === "pantry")?.uses_per_round ?? 0;
/** The spaces of the pyramid. */
export const DOUBLES: readonly Space[] = box.space.filter(({ kind }) => kind === "double");
export const SPACE_OF: ReadonlyMap<string, Space> = new Map(box.space.map((space) => [space.id, space]));
export const { tracks: TRACKS, mine: MINE, display: DISPLAY, demand_tokens: DEMANDS } = box;
export const CASTLE: Point = box.castle.xy;
export const GOLDEN = box.rewards.golden_per_series;
export const { max_rounds: ROUNDS, dungeon: DUNGEON, discs_per_round: DISCS } = box.game;
export const { final_majority_penalty: MAJORITY } = box.game;
/** The punishment points at which a pixie is demoted. */
export const SYMBOLS: readonly number[] = box.score_track.mine_symbols.map((symbol) => -symbol);
/** Each one-use tile by the space that is its home. */
export const TILE_AT: ReadonlyMap<string, string> = new Map(box.one_use_tile.map(({ id, home }) => [home, id]));
/** The reward rows with their places on the board. */
export const ROWS: readonly { series: Series; xy: readonly Point[] }[] = [
  { series: "special", xy: DISPLAY.special_tiles_xy },
  { series: "servant", xy: DISPLAY.servant_tiles_xy },
  { series: "ring", xy: DISPLAY.ring_tiles_xy },
];
/** The cubes of the mine bag. */
export const CUBES = ["silver", "gold", "stone"] as const;
/** Where a tile can lie before a player. */
export type TilePlace = "food" | "one_use" | "skill" | "extra";

const HEX: Readonly<Record<string, string>> = {
  blue: "#3577b8",
  red: "#c9432f",
  yellow: "#e3ab22",
  green: "#4f8a3b",
  grey: "#8b8c97",
};

/** Returns the colour of a band, as `#rrggbb`. */
export function bandHex(band: number): string {
  const colour = box.game.colors[band];
  if (!colour) throw new Error(`expected a band from 0 to ${box.game.colors.length - 1}, got ${band}`);
  return HEX[colour] ?? "#888888";
}

/** Returns the name of a band's colour: `blue`. */
export function colourOf(band: number): string {
  return box.game.colors[band] ?? "";
}

/** Returns the band of a colour. */
export function bandOf(colour: string): number {
  return box.game.colors.indexOf(colour);
}

/** Returns the letter of a seat: `A` for the first; the neutral band has a dot. */
export function bandLetter(band: number, seats: number): string {
  return band < seats ? (SEAT_LETTERS[band] ?? "?") : "·";
}

const EDGE = { from: 25, side: 950 };
const CELLS = box.score_track.top - box.score_track.bottom + 1;

/** Returns where the cell of so many punishment points lies on the border of the board; rewards count below zero. */
export function scoreAt(suffered: number): Point {
  const walked = ((box.score_track.top + suffered) * 4 * EDGE.side) / CELLS;
  const [corner, rest] = [Math.floor(walked / EDGE.side), walked % EDGE.side];
  const [near, far] = [EDGE.from, EDGE.from + EDGE.side];
  if (corner === 0) return [near + rest, near];
  if (corner === 1) return [far, near + rest];
  return corner === 2 ? [far - rest, far] : [near, far - rest];
}

/** Returns the left upper corner of a band's mine. */
export function mineAt(band: number): Point {
  return [62 + 176 * band, 745];
}

/** The size of a mine. */
export const MINE_SIZE: Point = [170, 190];

/** Returns the good and the number of a lot: `apple-2`. */
export function lotOf(lot: string): { good: string; number: number } {
  const [good = "", number = "0"] = lot.split("-");
  return { good, number: Number(number) };
}
