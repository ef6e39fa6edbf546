/** Names on the board: broken into lines, and as large as the room allows. */

import type { Lay } from "./shape";

/** How wide letters are, as a share of the size of the text. */
const WIDTH = { narrow: 0.32, middle: 0.53, capital: 0.62, wide: 0.81 };
/** How far the lines are apart, as a share of the size of the text. */
export const LINE = 0.98;

export interface Naming {
  lines: string[];
  /** In units. */
  size: number;
  width: number;
  height: number;
}

/** Returns a name in one line or in two, broken at the space that leaves the shortest lines. */
function brokenOf(name: string): string[] {
  const words = name.split(" ");
  const ways = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  return ways.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}

/** Returns how wide the widest line is, as a share of the size of the text. */
function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => [...line].reduce((sum, letter) => sum + widthOf(letter), 0)));
}

function widthOf(letter: string): number {
  if (/[mwMW]/.test(letter)) return WIDTH.wide;
  if (/[fijlrtI ’'.,-]/.test(letter)) return WIDTH.narrow;
  return letter === letter.toLowerCase() ? WIDTH.middle : WIDTH.capital;
}

/** Returns how a name is written in a room of this width: in one line if that is wide enough, else in two. */
export function namingOf(name: string, { text, least }: Pick<Lay, "text" | "least">, room: number): Naming {
  const lines = longest([name]) * text <= room ? [name] : brokenOf(name);
  const size = Math.max(least, Math.min(text, room / longest(lines)));
  return { lines, size, width: longest(lines) * size, height: lines.length * size * LINE };
}

/** Tells whether a name fits into a room of this width. */
export function fits({ width }: Naming, room: number): boolean {
  return width <= room;
}
