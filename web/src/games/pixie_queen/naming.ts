/** Names on the board: broken into lines, and as large as the room allows. */

import type { Lay } from "./shape";

/** How wide a letter is on an average, as a share of the size of the text. */
const LETTER = 0.5;
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

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** Returns how a name is written in a room of this width: in one line if that is wide enough, else in two. */
export function namingOf(name: string, { text, least }: Pick<Lay, "text" | "least">, room: number): Naming {
  const lines = name.length * LETTER * text <= room ? [name] : brokenOf(name);
  const size = Math.max(least, Math.min(text, room / (LETTER * longest(lines))));
  return { lines, size, width: longest(lines) * LETTER * size, height: lines.length * size * LINE };
}

/** Tells whether a name fits into a room of this width. */
export function fits({ width }: Naming, room: number): boolean {
  return width <= room;
}
