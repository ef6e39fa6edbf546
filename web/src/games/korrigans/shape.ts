/** The shapes of the land: fields as soft patches, the borders between them, hedges, walls and the river. Canvas
 * units. */

import { CROSSINGS, type Crossing, FIELDS, type Field, MAP_RECT, type Point, RIVER } from "./box";

/** How far a field's patch stays away from its border, and how round its corners are. */
const INSET = 8;
const ROUND = 30;
/** How far apart the points of a drawn line are, and how much the hand shakes. */
const SPACING = 24;
const SHAKE = 2.2;

/** Returns the same numbers from 0 to 1 for the same seed: the drawing never changes from one look to the next. */
export function chance(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const patches = new Map<string, string>();

/** Returns the outline of a field's patch, drawn by hand; it is drawn once. */
export function patchOf(field: Field, inset = INSET): string {
  const key = `${field.id} ${inset}`;
  const known = patches.get(key);
  if (known) return known;
  const outline = rounded(shrunk(withoutStraight(field.polygon), inset), ROUND);
  const drawn = closedCurve(shaken(outline, FIELDS.indexOf(field) + 1));
  patches.set(key, drawn);
  return drawn;
}

/** The border of two fields that touch: one line, in the order of its points. */
export interface Border {
  crossing: Crossing;
  line: readonly Point[];
}

let borders: readonly Border[] | null = null;

/** Returns the border on which each crossing lies. */
export function bordersOf(): readonly Border[] {
  const shared = borders ? null : sharedSegments();
  borders ??= CROSSINGS.map((crossing) => ({
    crossing,
    line: chained(shared?.get(pair(crossing.a, crossing.b)) ?? []),
  }));
  return borders;
}

/** Returns points along a line, about so far apart, each with its direction. */
export function along(line: readonly Point[], spacing: number): { at: Point; angle: number }[] {
  const places: { at: Point; angle: number }[] = [];
  let carry = spacing / 2;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const length = distance(from, to);
    for (; carry <= length; carry += spacing)
      places.push({ at: between(from, to, carry / length), angle: angleOf(from, to) });
    carry -= length;
  }
  return places;
}

/** Returns the bushes of a hedge along a line, with gaps of a width around some points: centre and radius of each. */
export function bushesOf(
  line: readonly Point[],
  gaps: readonly Point[],
  gap: number,
  seed: number,
): [...Point, number][] {
  const random = chance(seed);
  return along(line, 9.5).flatMap(({ at: [x, y] }): [...Point, number][] => {
    const bush: [number, number, number] = [x + 5 * (random() - 0.5), y + 5 * (random() - 0.5), 6.5 + 3.2 * random()];
    return gaps.some((hole) => distance(hole, [x, y]) < gap) ? [] : [bush];
  });
}

/** Returns many round shapes as one path. */
export function discs(all: readonly (readonly [number, number, number])[]): string {
  return all
    .map(([x, y, r]) => {
      const arc = `a${fine(r)} ${fine(r)} 0 1 0`;
      return `M${fine(x - r)} ${fine(y)}${arc} ${fine(2 * r)} 0${arc} ${fine(-2 * r)} 0z`;
    })
    .join("");
}

/** Returns a line as a path. */
export function polyline(line: readonly Point[]): string {
  return `M${line.map(([x, y]) => `${fine(x)} ${fine(y)}`).join("L")}`;
}

/** Returns the parts of a line that stay clear of a point. */
export function cutAt(line: readonly Point[], hole: Point, clear: number): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const { at } of along(line, 2)) {
    if (distance(at, hole) > clear) part.push(at);
    else if (part.length) [part] = [[], parts.push(part)] as [Point[], number];
  }
  return part.length ? [...parts, part] : parts;
}

/** Returns the direction of a line where it passes a point, in radians. */
export function directionAt(line: readonly Point[], near: Point): number {
  const places = along(line, 4);
  const nearest = places.sort((one, other) => distance(one.at, near) - distance(other.at, near))[0];
  return nearest?.angle ?? 0;
}

/** The river leaves the map a little beyond its frame on both sides. */
const STREAM: readonly Point[] = [[997, 421], ...RIVER.slice(1, -1), [79, 655]];

/** The river, rounded at its corners. */
export const RIVER_LINE: readonly Point[] = roundedLine(STREAM, 58);

/** Returns the nearest place of the river. */
export function shoreBy(point: Point): Point {
  const places = along(RIVER_LINE, 3).map(({ at }) => at);
  return places.sort((one, other) => distance(one, point) - distance(other, point))[0] ?? point;
}

/** Returns the river's direction near a point, in radians. */
export function flowAt(point: Point): number {
  return directionAt(RIVER_LINE, point);
}

/** Returns the frame of the map, drawn as a line around it. */
export function frameLine(): Point[] {
  const [left, top, right, bottom] = MAP_RECT;
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
}

export function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

export function between([x, y]: Point, [otherX, otherY]: Point, share: number): Point {
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}

export function fine(value: number): number {
  return Math.round(value * 10) / 10;
}

function angleOf([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.atan2(otherY - y, otherX - x);
}

/** Corners at which the outline does not turn are none. */
function withoutStraight(polygon: readonly Point[]): Point[] {
  return polygon.filter((corner, at) => {
    const before = polygon.at(at - 1) as Point;
    const after = polygon[(at + 1) % polygon.length] as Point;
    return Math.abs(cross(before, corner, after)) > 1;
  });
}

function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
}

/** Moves every side inwards and joins them again. */
function shrunk(polygon: readonly Point[], by: number): Point[] {
  const turn = Math.sign(
    polygon.reduce((sum, [x, y], at) => sum + area([x, y], polygon[(at + 1) % polygon.length] as Point), 0),
  );
  const sides = polygon.map((from, at) => {
    const to = polygon[(at + 1) % polygon.length] as Point;
    const angle = angleOf(from, to) + (turn * Math.PI) / 2;
    const [right, down] = [by * Math.cos(angle), by * Math.sin(angle)];
    return [
      [from[0] + right, from[1] + down],
      [to[0] + right, to[1] + down],
    ] as [Point, Point];
  });
  return sides.map((side, at) => meeting(sides.at(at - 1) as [Point, Point], side));
}

function area([x, y]: Point, [otherX, otherY]: Point): number {
  return x * otherY - otherX * y;
}

function meeting([a, b]: [Point, Point], [c, d]: [Point, Point]): Point {
  const bottom = (a[0] - b[0]) * (c[1] - d[1]) - (a[1] - b[1]) * (c[0] - d[0]);
  const [one, other] = [area(a, b), area(c, d)];
  return [
    (one * (c[0] - d[0]) - (a[0] - b[0]) * other) / bottom,
    (one * (c[1] - d[1]) - (a[1] - b[1]) * other) / bottom,
  ];
}

/** Returns points along a closed outline whose corners are round. */
function rounded(corners: readonly Point[], radius: number): Point[] {
  const bends = corners.map((corner, at) =>
    bend(corners.at(at - 1) as Point, corner, corners[(at + 1) % corners.length] as Point, radius),
  );
  const dense = bends.flat();
  const first = dense[0];
  return first ? along([...dense, first], SPACING).map(({ at }) => at) : [];
}

function roundedLine(line: readonly Point[], radius: number): Point[] {
  return line.flatMap((corner, at) => {
    const [before, after] = [line[at - 1], line[at + 1]];
    return before && after ? bend(before, corner, after, radius) : [corner];
  });
}

/** Returns a bend instead of a corner. */
function bend(before: Point, corner: Point, after: Point, radius: number): Point[] {
  const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
  const from = between(corner, before, reach / distance(before, corner));
  const to = between(corner, after, reach / distance(corner, after));
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
    between(between(from, corner, share), between(corner, to, share), share),
  );
}

function shaken(points: readonly Point[], seed: number): Point[] {
  const random = chance(seed);
  return points.map(([x, y]) => [x + SHAKE * (random() - 0.5), y + SHAKE * (random() - 0.5)]);
}

/** Returns a smooth path through the points of a closed outline. */
function closedCurve(points: readonly Point[]): string {
  const at = (index: number) => points.at(index % points.length) as Point;
  const first = at(0);
  const bends = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6].map(fine);
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6].map(fine);
    return `C${leave.join(" ")} ${arrive.join(" ")} ${to.map(fine).join(" ")}`;
  });
  return `M${first.map(fine).join(" ")}${bends.join("")}z`;
}

type Segment = [Point, Point];

function pair(one: string, other: string): string {
  return [one, other].sort().join(" ");
}

/** Returns the pieces of border that each two fields share; sides are cut where a third field begins. */
function sharedSegments(): Map<string, Segment[]> {
  const corners = FIELDS.flatMap((field) => field.polygon);
  const owners = new Map<string, { segment: Segment; fields: string[] }>();
  for (const field of FIELDS) {
    for (const segment of field.polygon.flatMap((from, at) =>
      cuts(from, field.polygon[(at + 1) % field.polygon.length] as Point, corners),
    )) {
      const key = segment.map(String).sort().join(" ");
      const known = owners.get(key);
      if (known) known.fields.push(field.id);
      else owners.set(key, { segment, fields: [field.id] });
    }
  }
  const shared = new Map<string, Segment[]>();
  for (const { segment, fields } of owners.values()) {
    const [one, other] = fields;
    if (one && other) shared.set(pair(one, other), [...(shared.get(pair(one, other)) ?? []), segment]);
  }
  return shared;
}

function cuts(from: Point, to: Point, corners: readonly Point[]): Segment[] {
  const inside = corners.filter(
    (corner) => distance(from, corner) > 1 && distance(corner, to) > 1 && isOn(corner, from, to),
  );
  const stops = [from, ...new Map(inside.map((corner) => [String(corner), corner])).values(), to];
  stops.sort((one, other) => distance(from, one) - distance(from, other));
  return stops.slice(1).map((stop, at) => [stops[at] as Point, stop]);
}

function isOn(point: Point, from: Point, to: Point): boolean {
  return Math.abs(distance(from, point) + distance(point, to) - distance(from, to)) < 0.01;
}

/** Returns segments as one line from end to end. */
function chained(segments: readonly Segment[]): Point[] {
  const left = [...segments];
  const line: Point[] = [...(left.shift() ?? [])];
  const same = (one: Point, other: Point | undefined) => other !== undefined && distance(one, other) < 1;
  while (left.length) {
    const next = left.findIndex((segment) => segment.some((end) => same(end, line[0]) || same(end, line.at(-1))));
    if (next < 0) return line;
    const [[one, other]] = left.splice(next, 1) as [Segment];
    if (same(one, line.at(-1))) line.push(other);
    else if (same(other, line.at(-1))) line.push(one);
    else line.unshift(same(one, line[0]) ? other : one);
  }
  return line;
}
