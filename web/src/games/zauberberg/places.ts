/** Where kobolds stand: on the mountain, one on another, side by side in the villages, before the tower. */

import { type Point, SPACE_OF, SUMMIT, SUMMIT_PLATE, TOP, VILLAGE_OF } from "./box";
import { CANVAS, heightOf, middleOf, nearness, seen, turned } from "./shape";

/** Where a piece stands on the canvas, and how large it is; pieces are drawn 100 by 100. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A kobold at its place; `rank` counts those beneath it on a space. */
export interface Standing {
  id: string;
  place: string;
  rank: number;
}

/** A piece leans this much over the middle of its space, of its size. */
const OVER = 0.1;
/** How much higher the upper kobold stands than the lower one: its number stays in sight. */
const STACK = 0.49;
/** A pair is drawn a little smaller, to fit its space. */
const PAIR = 0.88;
/** A kobold on the summit stands before the tower. */
const BEFORE_TOWER: Point = [0, 62];

/** Returns the point of the table where a place is, and its height. */
export function groundAt(place: string, angle: number): { at: Point; height: number } {
  const space = SPACE_OF.get(place);
  if (space) return { at: turned(middleOf(space), angle), height: heightOf(space.level) };
  const village = VILLAGE_OF.get(place);
  if (village) return { at: [village.x, village.y], height: 0 };
  if (place !== SUMMIT) throw new Error(`expected a space, a village or SUMMIT, got '${place}'`);
  return { at: [SUMMIT_PLATE.x + BEFORE_TOWER[0], SUMMIT_PLATE.y + BEFORE_TOWER[1]], height: heightOf(TOP) };
}

/** Returns the middle of a place on the canvas. */
export function pointAt(place: string, angle: number): Point {
  const { at, height } = groundAt(place, angle);
  return seen(at, height);
}

/** Tells whether places lie nearer to the upper edge of the canvas than to the lower one. */
export function liesHigh(places: readonly string[], angle: number): boolean {
  const heights = places.map((place) => pointAt(place, angle)[1]);
  return Math.min(...heights) - CANVAS.top < CANVAS.top + CANVAS.height - Math.max(...heights);
}

/** Returns where a piece of this size stands at a place, so many others beneath it. */
export function spotAt(place: string, angle: number, size: number, rank = 0, paired = rank > 0): Spot {
  const { at, height } = groundAt(place, angle);
  const [x, y] = seen(at, height);
  const box = size * nearness(at, height) * (paired ? PAIR : 1);
  const foot = paired ? 0.02 : OVER;
  return { x, y: y - box * (foot + STACK * rank), scale: box / 100 };
}

/** How far from the middle of its huts a village's kobolds begin, and how far they may spread along the table's
 * edge. */
const HUTS = 66;
const YARD = { width: 352, height: 104 };
/** How far apart kobolds stand in a village, of their size: at least so far, at most so far where there is room. */
const SPACING = { right: 0.98, most: 1.3, down: 0.92 };
/** A second row stands between those before it, half a step aside: hats, numbers and what marks them stay in sight. */
const ASIDE = 0.5;
/** Kobolds rather get a little smaller than stand in one row more. */
const RATHER = 1.15;
const MOST_ROWS = 3;

/** Returns where so many kobolds stand in a village: column by column from the huts towards the middle of the edge. */
export function yardSpots(village: string, count: number, size: number): Spot[] {
  const home = VILLAGE_OF.get(village);
  if (!home) throw new Error(`expected a village, got '${village}'`);
  const rows = rowsFor(count, size);
  const box = sizeIn(rows, count, size);
  const step = Math.min(box * SPACING.most, YARD.width / stepsOf(rows, count));
  const inwards = home.x < 500 ? 1 : -1;
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [Math.floor(at / rows), at % rows];
    const ground: Point = [
      home.x + inwards * (HUTS + box * SPACING.right * 0.5 + (column + (row % 2) * ASIDE) * step),
      home.y + (row - (rows - 1) / 2) * box * SPACING.down,
    ];
    const [x, y] = seen(ground);
    return { x, y, scale: (box * nearness(ground)) / 100 };
  });
}

function stepsOf(rows: number, count: number): number {
  return Math.ceil(count / rows) + (rows > 1 ? ASIDE : 0);
}

function sizeIn(rows: number, count: number, size: number): number {
  const wide = YARD.width / (stepsOf(rows, count) * SPACING.right);
  return Math.min(size, wide, YARD.height / (1 + (rows - 1) * SPACING.down));
}

function rowsFor(count: number, size: number): number {
  let rows = 1;
  while (rows < MOST_ROWS && sizeIn(rows + 1, count, size) > sizeIn(rows, count, size) * RATHER) rows++;
  return rows;
}

/** Returns where everybody stands. Those in villages stand in the order in which they are given. */
export function spotsOf(people: readonly Standing[], angle: number, size: number): Map<string, Spot> {
  const standing = new Map<string, Spot>();
  const villages = new Map<string, string[]>();
  const crowds = new Map<string, number>();
  for (const { place } of people) crowds.set(place, (crowds.get(place) ?? 0) + 1);
  for (const { id, place, rank } of people) {
    if (VILLAGE_OF.has(place)) villages.set(place, [...(villages.get(place) ?? []), id]);
    else standing.set(id, spotAt(place, angle, size, rank, place !== SUMMIT && (crowds.get(place) ?? 0) > 1));
  }
  for (const [village, ids] of villages) {
    const spots = yardSpots(village, ids.length, size);
    for (const [at, id] of ids.entries()) standing.set(id, spots[at] as Spot);
  }
  return standing;
}

/** Returns the part of the canvas that belongs to a village with so many kobolds: left, top, right, bottom. */
export function yardOf(village: string, count: number, size: number): [number, number, number, number] {
  const home = VILLAGE_OF.get(village);
  if (!home) throw new Error(`expected a village, got '${village}'`);
  const [x, y] = seen([home.x, home.y]);
  const near = nearness([home.x, home.y]);
  const box: [number, number, number, number] = [x - 60 * near, y - 58 * near, x + 60 * near, y + 56 * near];
  for (const spot of yardSpots(village, count, size)) {
    box[0] = Math.min(box[0], spot.x - 50 * spot.scale);
    box[2] = Math.max(box[2], spot.x + 50 * spot.scale);
  }
  return box;
}

/** Returns where things fly that leave the board for a seat: towards the players' panel, or to one's own hand, which
 * lies on the left of a wide screen and below the mountain on others. */
export function exitOf(seat: number, eye: number | null, wide: boolean): Point {
  if (seat === eye) return wide ? [24, 300] : [400, 930];
  return [1004, 180 + 90 * seat];
}
