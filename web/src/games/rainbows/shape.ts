/** Where things lie on the board: spaces in play, the owner of each, and chains as arcs from lantern to lantern. */

import { SPACE_OF, SPACES, type Space } from "./box";
import type { RainbowsView } from "./types";

/** How the board is cut out of the canvas: a margin for the light above the columns and for the hills below. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CELL = 100;
const MARGIN = { side: 12, top: 68, foot: 34 };

/** Returns the part of the canvas that the rows in play need. */
export function frameOf(rows: number): Frame {
  const used = spacesInPlay(rows);
  const left = Math.min(...used.map((space) => space.x)) - CELL / 2;
  const right = Math.max(...used.map((space) => space.x)) + CELL / 2;
  const top = Math.min(...used.map((space) => space.y)) - CELL / 2;
  const bottom = Math.max(...used.map((space) => space.y)) + CELL / 2;
  return {
    x: left - MARGIN.side,
    y: top - MARGIN.top,
    width: right - left + 2 * MARGIN.side,
    height: bottom - top + MARGIN.top + MARGIN.foot,
  };
}

/** Returns where a space's square lies in the frame, in per cent of its width and height. */
export function cellIn(frame: Frame, space: Space): { left: number; top: number; width: number; height: number } {
  return {
    left: (100 * (space.x - CELL / 2 - frame.x)) / frame.width,
    top: (100 * (space.y - CELL / 2 - frame.y)) / frame.height,
    width: (100 * CELL) / frame.width,
    height: (100 * CELL) / frame.height,
  };
}

/** Returns the spaces of the rows in play, column by column. */
export function spacesInPlay(rows: number): Space[] {
  return SPACES.filter((space) => space.row < rows);
}

/** A chain of one seat's markers as it would score now; a chain of one is a single marker. */
export interface Chain {
  seat: number;
  spaces: string[];
  gold: number;
}

/** Returns every chain on the board. */
export function chainsOf(view: RainbowsView): Chain[] {
  return view.players.flatMap(({ chains, chain_gold }, seat) =>
    chains.map((spaces, index) => ({ seat, spaces, gold: chain_gold[index] ?? 0 })),
  );
}

/** Returns the chain that lies on each taken space. */
export function takenBy(chains: readonly Chain[]): Map<string, Chain> {
  return new Map(chains.flatMap((chain) => chain.spaces.map((space): [string, Chain] => [space, chain])));
}

/** Returns the path of a chain: an arc that rises a little between each two lanterns, as light would. */
export function arcsThrough(spaces: readonly string[]): string {
  const points = spaces.map(at);
  const first = points[0];
  if (!first || points.length < 2) return "";
  return `M${first.x} ${first.y}${points
    .slice(1)
    .map((point, before) => arc(points[before] as Space, point))
    .join("")}`;
}

/** Returns where a label hangs: over the middle of a chain. */
export function middleOf(spaces: readonly string[]): { x: number; y: number } {
  const points = spaces.map(at);
  const left = points[Math.floor((points.length - 1) / 2)] as Space;
  const right = points[Math.ceil((points.length - 1) / 2)] as Space;
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}

function at(id: string): Space {
  const space = SPACE_OF.get(id);
  if (!space) throw new Error(`expected a space such as R3, got ${id}`);
  return space;
}

function arc(from: Space, to: Space): string {
  const rise = from.row === to.row ? 26 : 14;
  return `Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - rise} ${to.x} ${to.y}`;
}
