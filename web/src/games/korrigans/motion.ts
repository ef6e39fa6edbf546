/** How pieces travel over the map: every companion differently. Nothing moves where reduced motion is asked
 * for. */

import { prefersReducedMotion } from "svelte/motion";
import { type Companion, crossingBetween, FIELD_OF, type Point } from "./box";
import type { Scene } from "./scenes";
import { between, distance } from "./shape";

/** Where a piece stands on the map, and how large it is. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A moment of a journey: how far it has come, from 0 to 1, where that is, how high over the ground, and how large. */
export interface Stride extends Spot {
  share: number;
  lift: number;
}

const FRAMES = 24;
/** How many hops a companion makes, and how high. */
const GAIT: Readonly<Record<Companion, { hops: number; lift: number }>> = {
  hare: { hops: 4, lift: 26 },
  squirrel: { hops: 6, lift: 12 },
  bird: { hops: 1, lift: 120 },
  mouse: { hops: 9, lift: 5 },
  mole: { hops: 1, lift: 0 },
  frog: { hops: 3, lift: 44 },
};

/** Returns the journey of a piece by a companion, from one field to another. */
export function journey(companion: Companion, [from, to]: readonly [string, string], start: Spot, end: Spot): Stride[] {
  const line = route(companion, from, to, [start.x, start.y], [end.x, end.y]);
  const { hops, lift } = GAIT[companion];
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const share = frame / FRAMES;
    const [x, y] = pointOn(line, share);
    const scale = start.scale + (end.scale - start.scale) * share;
    const size =
      companion === "mole" ? burrowed(share) : companion === "bird" ? 1 + 0.3 * Math.sin(Math.PI * share) : 1;
    return { share, x, y, scale: scale * size, lift: lift * Math.abs(Math.sin(Math.PI * hops * share)) };
  });
}

/** Returns the points through which a companion goes: crossings, molehills, landing stages. */
export function route(companion: Companion, from: string, to: string, start: Point, end: Point): Point[] {
  const crossing = crossingBetween(from, to);
  const [left, reached] = [FIELD_OF.get(from), FIELD_OF.get(to)];
  const stops: Record<Companion, (Point | undefined)[]> = {
    hare: [crossing?.at],
    squirrel: [crossing?.at],
    mouse: [crossing?.at],
    bird: [],
    mole: [left?.molehill_at, reached?.molehill_at],
    frog: [left?.pontoon_at, reached?.pontoon_at],
  };
  return [start, ...stops[companion].filter((stop) => stop !== undefined), end];
}

/** Returns the frames of a piece's way through all its scenes, for the animation of its element; null if it stays. */
export function framesOf(
  scenes: readonly Scene[],
  was: Spot | null,
  now: Spot,
  middle: (field: string) => Spot,
): Frames | null {
  const own = scenes.filter((scene) => scene.kind === "walk" || scene.kind === "arrive");
  const last = own.at(-1);
  if (!last)
    return was && moved(was, now) ? { frames: [frame(was, 0), frame(now, 1)], lasts: GLIDE, easing: EASE } : null;
  const lasts = last.at + last.lasts;
  const frames: Keyframe[] = [];
  let from = was ?? now;
  for (const scene of own) {
    const to = scene === last ? now : middle(scene.kind === "walk" ? scene.to : scene.field);
    const strides = scene.kind === "walk" ? journey(scene.companion, [scene.from, scene.to], from, to) : fall(to);
    if (frames.length === 0 && scene.at > 0) frames.push(frame(scene.kind === "walk" ? from : gone(to), 0));
    for (const stride of strides)
      frames.push(frame(stride, (scene.at + stride.share * scene.lasts) / lasts, stride.lift));
    from = to;
  }
  return { frames, lasts, easing: "linear" };
}

export interface Frames {
  frames: Keyframe[];
  lasts: number;
  easing: string;
}

/** Plays frames on a piece, unless the reader asked for less motion. */
export function run(node: Element, journey: Frames | null): void {
  if (!journey || prefersReducedMotion.current || typeof node.animate !== "function") return;
  node.animate(journey.frames, { duration: journey.lasts, easing: journey.easing });
}

const GLIDE = 420;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Returns the transform of a spot. */
export function placed({ x, y, scale }: Spot, lift = 0): string {
  return `translate(${x.toFixed(1)}px, ${(y - lift).toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

function frame(spot: Spot, offset: number, lift = 0): Keyframe {
  return { transform: placed(spot, lift), offset: Math.min(1, offset) };
}

/** A piece that is put on the map falls a little and bounces once. */
function fall(to: Spot): Stride[] {
  const heights = [150, 96, 40, 0, 14, 18, 10, 0];
  return heights.map((lift, at) => ({ ...to, lift, share: at / (heights.length - 1) }));
}

function gone(spot: Spot): Spot {
  return { ...spot, scale: 0 };
}

function moved(one: Spot, other: Spot): boolean {
  return distance([one.x, one.y], [other.x, other.y]) > 1 || Math.abs(one.scale - other.scale) > 0.01;
}

/** A mole's rider is under the ground for the middle part of the way. */
function burrowed(share: number): number {
  if (share < 0.2) return 1;
  if (share < 0.3) return (0.3 - share) * 10;
  if (share < 0.7) return 0;
  return share < 0.8 ? (share - 0.7) * 10 : 1;
}

function pointOn(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map((point, at) => distance(line[at] as Point, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    if (left <= length || at === lengths.length - 1)
      return between(line[at] as Point, line[at + 1] as Point, length ? Math.min(1, left / length) : 1);
    left -= length;
  }
  return line[0] as Point;
}
