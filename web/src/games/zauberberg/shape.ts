/** The mountain as a solid: where the table and the terraces appear to an eye above them and a little in front.
 *
 * Points of the table are those of the board data, 1000 by 1000. The mountain turns on the table by an angle in
 * degrees, clockwise; villages do not. What is seen is drawn on the canvas.
 */

import { type Point, type Rect, type Space, SUMMIT_PLATE, TERRACES, TOP } from "./box";

/** How far the eye leans forward from straight above, and how far away it is. */
const TILT = (21 * Math.PI) / 180;
const DISTANCE = 4300;
/** How high each level rises over the one below, and how far its walls lean inwards. */
const RISE = 29;
const LEAN = 8;
const MIDDLE = 500;
/** Where the middle of the table lies on the canvas. */
const HORIZON = 462;
/** What is drawn: left, top, width, height. */
export const CANVAS = { left: -17, top: 2, width: 1034, height: 946 } as const;
export const LEVELS = [1, 2, 3, 4, TOP] as const;
export type Level = (typeof LEVELS)[number];

/** Half the side of a space. */
const HALF = 34;
/** The sun is low in the west. */
const LIGHT: Point = [-0.86, 0.3];
const SHADOW: Point = [17, -3];

/** Returns a point of the mountain as it lies on the table after a turn. */
export function turned([x, y]: Point, angle: number): Point {
  const [right, down] = [x - MIDDLE, y - MIDDLE];
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return [MIDDLE + right * cosine - down * sine, MIDDLE + right * sine + down * cosine];
}

/** Returns where a point of the table, so high above it, is seen on the canvas. */
export function seen([x, y]: Point, height = 0): Point {
  const near = nearness([x, y], height);
  const down = (y - MIDDLE) * Math.cos(TILT) - height * Math.sin(TILT);
  return [MIDDLE + (x - MIDDLE) * near, HORIZON + down * near];
}

/** Returns how large things appear there, compared with the middle of the table. */
export function nearness([, y]: Point, height = 0): number {
  return DISTANCE / (DISTANCE - (y - MIDDLE) * Math.sin(TILT) - height * Math.cos(TILT));
}

/** How much lower than wide a circle on the ground appears. */
export const FLAT = Math.cos(TILT);

/** Returns the height of a level's ground. */
export function heightOf(level: number): number {
  return level * RISE;
}

/** Returns the outer square of a level at the foot of its walls. */
export function footOf(level: Level): Rect {
  return level === TOP ? SUMMIT_PLATE.rect : (TERRACES[level - 1] as { rect: Rect }).rect;
}

/** Returns the outer square of a level's ground. */
export function groundOf(level: Level): Rect {
  return inset(footOf(level), LEAN);
}

/** Returns the square that is seen of a space, smaller by a gap on every side. */
export function squareOf({ x, y, level }: Space, gap = 0): Rect {
  const [left, top, right, bottom] = groundOf(level);
  return [
    Math.max(left, x - HALF) + gap,
    Math.max(top, y - HALF) + gap,
    Math.min(right, x + HALF) - gap,
    Math.min(bottom, y + HALF) - gap,
  ];
}

/** Returns the middle of what is seen of a space. */
export function middleOf(space: Space): Point {
  const [left, top, right, bottom] = squareOf(space);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Returns the direction from a space towards the middle of the mountain. */
export function inwards({ side }: Space): Point {
  return { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] }[side] as unknown as Point;
}

/** Returns the outline of a square of the mountain, as it is seen. */
export function outline(rect: Rect, height: number, angle: number): string {
  return closed(cornersOf(rect).map((corner) => seen(turned(corner, angle), height)));
}

/** Returns the outline of a space's ground, as it is seen. */
export function spacePath(space: Space, angle: number, gap = 0): string {
  return outline(squareOf(space, gap), heightOf(space.level), angle);
}

/** Returns the outline of a level's shadow on the ground below. */
export function shadowOf(level: Level, angle: number, share: number): string {
  const cast = (corner: Point): Point => {
    const [x, y] = turned(corner, angle);
    return [x + SHADOW[0] * share, y + SHADOW[1] * share];
  };
  return closed(cornersOf(footOf(level)).map((corner) => seen(cast(corner), heightOf(level - 1))));
}

export interface Wall {
  /** Its outline. */
  path: string;
  /** The joints of its stones: one between two spaces, one along its middle. */
  joints: string;
  /** How much of the light it does not get, from 0 to 1. */
  shade: number;
}

/** Returns the walls of a level that the eye sees. */
export function wallsOf(level: Level, angle: number): Wall[] {
  const [foot, ground] = [cornersOf(footOf(level)), cornersOf(groundOf(level))];
  return foot.flatMap((corner, at) => {
    const next = (at + 1) % foot.length;
    const low = [turned(corner, angle), turned(foot[next] as Point, angle)] as const;
    const high = [turned(ground[at] as Point, angle), turned(ground[next] as Point, angle)] as const;
    const at0 = (point: Point) => seen(point, heightOf(level - 1));
    const at1 = (point: Point) => seen(point, heightOf(level));
    const face = [at0(low[0]), at0(low[1]), at1(high[1]), at1(high[0])];
    if (area(face) < 1) return [];
    const normal = turned([MIDDLE + (NORMALS[at] as Point)[0], MIDDLE + (NORMALS[at] as Point)[1]], angle);
    const lit = (normal[0] - MIDDLE) * LIGHT[0] + (normal[1] - MIDDLE) * LIGHT[1];
    return [{ path: closed(face), joints: jointsOf(face, stonesOf(level)), shade: (1 - lit) / 2 }];
  });
}

const NORMALS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** How many spaces stand along a level's side. */
function stonesOf(level: Level): number {
  const [left, , right] = footOf(level);
  return Math.round((right - left) / (2 * HALF));
}

function jointsOf(face: readonly Point[], stones: number): string {
  const [a, b, c, d] = face as [Point, Point, Point, Point];
  const upright = Array.from({ length: stones * 2 - 1 }, (_, at) => {
    const [low, high] = [between(a, b, (at + 1) / (2 * stones)), between(d, c, (at + 1) / (2 * stones))];
    // Like masonry: every second joint belongs to the upper row of stones.
    return at % 2 ? line(low, between(low, high, 0.5)) : line(between(low, high, 0.5), high);
  });
  return [line(between(a, d, 0.5), between(b, c, 0.5)), ...upright].join("");
}

/** Returns a square's corners, clockwise from the north-west. */
export function cornersOf([left, top, right, bottom]: Rect): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function inset([left, top, right, bottom]: Rect, by: number): Rect {
  return [left + by, top + by, right - by, bottom - by];
}

/** Twice the area; its sign tells on which side of the outline the eye is. */
function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [right, down] = points[(at + 1) % points.length] as Point;
    return sum + x * down - right * y;
  }, 0);
}

/** Returns the point a share of the way from one to another. */
export function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

/** Returns a number as drawings have it: short. */
export function fine(value: number): number {
  return Math.round(value * 10) / 10;
}

function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${fine(x)} ${fine(y)}`).join("L")}Z`;
}

export function line(from: Point, to: Point): string {
  return `M${fine(from[0])} ${fine(from[1])}L${fine(to[0])} ${fine(to[1])}`;
}

/** An arrow: its line, and where its tip is drawn. */
export interface Arrow {
  line: string;
  tip: string;
}

/** Returns an arrow on the way from one point to another, from one share of it to another. */
export function arrowOf(from: Point, to: Point, begin: number, end: number): Arrow {
  const [start, stop] = [between(from, to, begin), between(from, to, end)];
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return { line: line(start, stop), tip: `translate(${fine(stop[0])} ${fine(stop[1])}) rotate(${fine(turn)})` };
}

/** Returns a number from 0 to 1 that is always the same for a name: so stones differ without chance. */
export function grain(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0) * 17) % 1009;
  return (hash % 101) / 100;
}
