/** The circle on its canvas: where things lie, and paths along it. Angles are degrees clockwise from the right. */

import { PILLARS, POINTS, SLAB_POINTS, TABLE } from "./box";

export type Point = readonly [x: number, y: number];

/** What is seen of the canvas of 1000 by 1000: on the smallest phone a slab place is then as wide as a finger. */
export const CANVAS = { left: 67, top: 67, width: 866, height: 866 } as const;
export const MIDDLE: Point = [TABLE.x, TABLE.y];
/** The circle on which light points lie, and the one of slab places. */
export const RING = distance(MIDDLE, pointAt(0));
export const SLABS_AT = distance(MIDDLE, slabAt(SLAB_POINTS[0]?.id ?? 1));
/** The numbers of the lights stand outside, clear of the korrigans on them. */
const NUMBERS_AT = RING + 83;
/** The number over the topmost light stands so far aside, in degrees: a hat reaches up there, and the sign of whose
 * turn it is. */
const ASIDE = 9;
/** From one light point to the next. */
export const STEP = 360 / POINTS.length;

/** Returns where a light point lies. */
export function pointAt(point: number): Point {
  const lightPoint = POINTS[point];
  if (!lightPoint) throw new Error(`expected a light point, got ${point}`);
  return [lightPoint.x, lightPoint.y];
}

/** Returns the middle of a slab place. */
export function slabAt(place: number): Point {
  const lightPoint = POINTS[place];
  if (lightPoint?.kind !== "slab") throw new Error(`expected a slab place, got ${place}`);
  return [lightPoint.slab_x, lightPoint.slab_y];
}

/** Returns where a pillar stands. */
export function pillarAt(pillar: number): Point {
  const base = PILLARS[pillar];
  if (!base) throw new Error(`expected a pillar, got ${pillar}`);
  return [base.x, base.y];
}

/** Returns the direction of a point seen from the middle. */
export function bearing([x, y]: Point): number {
  return (Math.atan2(y - MIDDLE[1], x - MIDDLE[0]) * 180) / Math.PI;
}

/** Returns the direction in which a light point and its slab place lie. */
export function bearingOf(point: number): number {
  return bearing(pointAt(point));
}

/** Returns where the number of a light point stands. */
export function numberAt(point: number): Point {
  const angle = bearingOf(point);
  return polar(Math.abs(angle + 90) < ASIDE ? angle - ASIDE : angle, NUMBERS_AT);
}

/** Returns how a slab place is turned: the bottom side faces the light point. */
export function turnOf(place: number): number {
  return bearingOf(place) - 90;
}

/** Returns a point by direction and distance from the middle. */
export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [MIDDLE[0] + radius * Math.cos(turn), MIDDLE[1] + radius * Math.sin(turn)];
}

/** Returns an arc round the middle; it runs clockwise if `to` is the larger angle. */
export function arc(from: number, to: number, radius: number): string {
  const [a, b] = [polar(from, radius), polar(to, radius)];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(a)}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${at(b)}`;
}

/** Returns a piece of a ring. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}z`;
}

/** So far the piece of the ring reaches inwards that belongs to a slab place. */
export const PLACE_INNER = 55;

/** Returns the piece of the ring that belongs to a slab place. */
export function placeShape(place: number): string {
  const angle = bearingOf(place);
  return sector(angle - STEP / 2, angle + STEP / 2, SLABS_AT - PLACE_INNER, SLABS_AT + 51);
}

/** Returns the ground of the three places that a pillar faces. */
export function pillarGround(pillar: number): string {
  const places = PILLARS[pillar]?.places ?? [];
  const [first = 1, last = 3] = [places[0], places.at(-1)];
  const start = bearingOf(first) - 0.52 * STEP;
  return sector(start, start + (last - first + 1.04) * STEP, SLABS_AT - 47, SLABS_AT + 45);
}

/** A bow from one light point to another, outside the circle of lights. */
export interface Bow {
  line: string;
  /** Where it arrives, and in which direction. */
  tip: { x: number; y: number; turn: number };
  /** Its highest point. */
  middle: Point;
}

/** Returns the bow of a bound that leads over so many others. */
export function bowOf(from: number, to: number, over: number): Bow {
  const a = bearingOf(from);
  let turn = bearingOf(to) - a;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const lead = (turn > 0 ? 1 : -1) * 5;
  const [start, end] = [polar(a + lead, RING + 36), polar(a + turn - lead, RING + 36)];
  const top = polar(a + turn / 2, RING + 52 + 26 * over);
  // The curve passes through the top half way.
  const pull: Point = [2 * top[0] - (start[0] + end[0]) / 2, 2 * top[1] - (start[1] + end[1]) / 2];
  const aim = (Math.atan2(end[1] - pull[1], end[0] - pull[0]) * 180) / Math.PI;
  return { line: `M${at(start)}Q${at(pull)} ${at(end)}`, tip: { x: end[0], y: end[1], turn: aim }, middle: top };
}

export function distance([a, b]: Point, [x, y]: Point): number {
  return Math.hypot(x - a, y - b);
}

/** Returns a coordinate that is fine enough for a drawing. */
export function fine(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function at([x, y]: Point): string {
  return `${fine(x)} ${fine(y)}`;
}
