/** How things travel over the circle: korrigans in bounds, the fairy in a bow, slabs and crystals through the air. */

import { eased, shared } from "../easing";
import { fairyAt, standAt } from "./places";
import type { Scene } from "./scenes";
import { distance, MIDDLE, type Point } from "./shape";
import type { Shown } from "./shown";
import type { Bound } from "./walk";

/** A moment of a journey. */
export interface Pose {
  x: number;
  y: number;
  /** How high it is over the ground, for its shadow. */
  lift: number;
  /** In degrees. */
  tilt: number;
}

const HOP = 26;
const LEAP = 78;

/** Returns how wide a thing looks that turns over while a share passes: 1, 0, 1. */
export function turning(share: number): number {
  return Math.max(0.04, Math.abs(Math.cos(Math.PI * shared(share))));
}

/** Returns where a korrigan is after a share of its way: one hop for every bound, a leap over others. */
export function walked(bounds: readonly Bound[], share: number): Pose {
  const last = bounds.length - 1;
  const now = Math.min(last, Math.floor(shared(share) * bounds.length));
  const bound = bounds[now];
  if (!bound) return { x: MIDDLE[0], y: MIDDLE[1], lift: 0, tilt: 0 };
  const along = shared(shared(share) * bounds.length - now);
  const [x, y] = onArc(standAt(bound.from), standAt(bound.to), eased(along));
  const high = bound.over.length ? LEAP : HOP;
  const spin = bound.over.length ? 0 : 7 * Math.sin(2 * Math.PI * along);
  return { x, y, lift: high * 4 * along * (1 - along), tilt: spin };
}

/** Returns where the fairy is on her way from one pillar to the next: out over the slabs, and down again. */
export function flown(from: number, to: number, share: number): Pose {
  const at = eased(share);
  const [x, y] = onArc(fairyAt(from), fairyAt(to), at, 1 + 0.55 * Math.sin(Math.PI * at));
  const sway = Math.sin(4 * Math.PI * at);
  return { x, y: y - 8 * sway, lift: 30 * Math.sin(Math.PI * at), tilt: 12 * Math.sin(Math.PI * at) };
}

/** From one point to another round the middle, the shorter way. */
function onArc(from: Point, to: Point, share: number, out = 1): Point {
  const [a, b] = [angleOf(from), angleOf(to)];
  let turn = b - a;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  const far = (distance(MIDDLE, from) + (distance(MIDDLE, to) - distance(MIDDLE, from)) * share) * out;
  return [MIDDLE[0] + far * Math.cos(a + turn * share), MIDDLE[1] + far * Math.sin(a + turn * share)];
}

function angleOf([x, y]: Point): number {
  return Math.atan2(y - MIDDLE[1], x - MIDDLE[0]);
}

/** Returns where each seat's korrigan is: at rest, or on the way of a scene that runs. */
export function korrigansAt({ points }: Pick<Shown, "points">, active: readonly Scene[], elapsed: number): Pose[] {
  return points.map((point, seat) => {
    const [x, y] = standAt(point);
    const scene = active.find(
      (candidate) => (candidate.kind === "go" || candidate.kind === "stay") && candidate.seat === seat,
    );
    const share = scene ? (elapsed - scene.at) / scene.lasts : 0;
    if (scene?.kind === "go" && scene.bounds.length) return walked(scene.bounds, share);
    const shrug = scene?.kind === "stay" ? Math.abs(Math.sin(2 * Math.PI * share)) : 0;
    return { x, y, lift: 12 * shrug, tilt: 0 };
  });
}

/** Returns where the fairy is. */
export function fairyPose({ fairy }: Pick<Shown, "fairy">, active: readonly Scene[], elapsed: number): Pose {
  const scene = active.find((candidate) => candidate.kind === "fairy");
  if (scene?.kind === "fairy") return flown(fairy, scene.pillar, (elapsed - scene.at) / scene.lasts);
  const [x, y] = fairyAt(fairy);
  return { x, y, lift: 0, tilt: 0 };
}

/** Returns the transform of a pose, for something drawn in a box of 100. */
export function placed({ x, y, lift, tilt }: Pose, scale: number): string {
  const turn = Math.abs(tilt) > 0.1 ? ` rotate(${tilt.toFixed(1)}deg)` : "";
  return `translate(${x.toFixed(1)}px, ${(y - lift).toFixed(1)}px)${turn} scale(${scale.toFixed(3)})`;
}

/** Returns the transform of something in the air; `wide` narrows it while it turns over. */
export function put([x, y]: Point, scale: number, turn = 0, wide = 1): string {
  const spin = turn ? ` rotate(${turn.toFixed(1)})` : "";
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})${spin} scale(${(scale * wide).toFixed(3)} ${scale.toFixed(3)})`;
}
