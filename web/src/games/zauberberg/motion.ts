/** How kobolds travel over the mountain: each gait in its own way. */

import type { Point } from "./box";
import { type Spot, spotAt, spotsOf } from "./places";
import type { Gait, Scene } from "./scenes";
import { between, distance } from "./shape";
import type { Person, Shown } from "./shown";

/** A moment of a journey: where it is, how large, how far seen through. */
export interface Pose extends Spot {
  /** How high it is over the ground, for its shadow. */
  lift: number;
  opacity: number;
  /** In degrees. */
  tilt: number;
}

const HOP = 20;
const LEAP = 34;

/** Returns a piece at rest. */
export function still(spot: Spot): Pose {
  return { ...spot, lift: 0, opacity: 1, tilt: 0 };
}

/** Returns where a piece is after a share of its way over these spots. */
export function poseOn(spots: readonly Spot[], gait: Gait, share: number): Pose {
  const at = Math.min(1, Math.max(0, share));
  if (spots.length < 2) return still(spots[0] as Spot);
  switch (gait) {
    case "walk":
    case "climb":
      return hopping(spots, at);
    case "push":
      return pushed(spots, at);
    case "ghost":
      return carried(spots, at);
    default:
      return through(spots, at);
  }
}

/** One hop from spot to spot; a way up is a leap. */
function hopping(spots: readonly Spot[], share: number): Pose {
  const hops = spots.length - 1;
  const hop = Math.min(hops - 1, Math.floor(share * hops));
  const part = share * hops - hop;
  const [from, to] = [spots[hop] as Spot, spots[hop + 1] as Spot];
  const smooth = part * part * (3 - 2 * part);
  const high = from.y - to.y > 8 && Math.abs(from.x - to.x) < 40 ? LEAP : HOP;
  const lift = high * 4 * part * (1 - part) * (to.scale / 0.5);
  return { ...mixed(from, to, smooth), lift, opacity: 1, tilt: 6 * Math.sin(2 * Math.PI * part) };
}

/** A jolt, a slide, and a wobble at the end. */
function pushed(spots: readonly Spot[], share: number): Pose {
  const [from, to] = [spots[0] as Spot, spots.at(-1) as Spot];
  const slid = Math.min(1, share / 0.6);
  const out = 1 - (1 - slid) ** 3;
  const wobble = share > 0.6 ? Math.sin(((share - 0.6) / 0.4) * 3 * Math.PI) * 9 * (1 - share) * 2.5 : 14 * slid;
  const side = to.x >= from.x ? 1 : -1;
  return { ...mixed(from, to, out), lift: 10 * Math.sin(Math.PI * slid), opacity: 1, tilt: side * wobble };
}

/** Into the ground, and out of it elsewhere. */
function through(spots: readonly Spot[], share: number): Pose {
  const [from, to] = [spots[0] as Spot, spots.at(-1) as Spot];
  const half = share < 0.5;
  const left = half ? 1 - share / 0.45 : (share - 0.55) / 0.45;
  const size = Math.min(1, Math.max(0, left));
  const spot = half ? from : to;
  const sunk = (1 - size) * 46 * spot.scale;
  return {
    ...spot,
    y: spot.y + sunk,
    scale: spot.scale * (0.15 + 0.85 * size),
    lift: 0,
    opacity: size,
    tilt: 360 * (1 - size) * (half ? 1 : -1) * 0.5,
  };
}

/** High through the air, in a wide bow. */
function carried(spots: readonly Spot[], share: number): Pose {
  const [from, to] = [spots[0] as Spot, spots.at(-1) as Spot];
  const smooth = share * share * (3 - 2 * share);
  const far = distance([from.x, from.y], [to.x, to.y]);
  const lift = (70 + far * 0.18) * Math.sin(Math.PI * smooth);
  return {
    ...mixed(from, to, smooth),
    lift,
    opacity: 1 - 0.25 * Math.sin(Math.PI * share),
    tilt: 8 * Math.sin(4 * Math.PI * share),
  };
}

/** A piece that is put down falls a little and bounces once. */
export function fallen(to: Spot, share: number): Pose {
  const at = Math.min(1, Math.max(0, share));
  const lift = at < 0.6 ? 120 * (1 - (at / 0.6) ** 2) : 14 * Math.sin(((at - 0.6) / 0.4) * Math.PI);
  return { ...to, lift, opacity: Math.min(1, at * 5), tilt: 0 };
}

/** Returns where everybody is at a moment: at rest, or on the way of a scene that runs. */
export function posesOf(
  { people, angle }: Shown,
  active: readonly Scene[],
  elapsed: number,
  size: number,
): Map<string, Pose> {
  const rest = spotsOf(people, angle, size);
  const poses = new Map([...rest].map(([id, spot]): [string, Pose] => [id, still(spot)]));
  for (const scene of active) {
    const share = (elapsed - scene.at) / scene.lasts;
    if (scene.kind === "arrive") poses.set(scene.kobold, fallen(rest.get(scene.kobold) as Spot, share));
    if (scene.kind !== "go" || scene.path.length < 2) continue;
    const middle = scene.path.slice(1, -1).map((place) => spotAt(place, angle, size));
    const way = [rest.get(scene.kobold), ...middle, goalOf(people, scene.kobold, scene.path, angle, size)];
    poses.set(
      scene.kobold,
      poseOn(
        way.filter((spot) => spot !== undefined),
        scene.gait,
        share,
      ),
    );
  }
  return poses;
}

/** Where a kobold will stand once it has arrived. */
function goalOf(people: readonly Person[], id: string, path: readonly string[], angle: number, size: number) {
  const place = path.at(-1) as string;
  const rank = people.filter((person) => person.id !== id && person.place === place).length;
  const later = people.map((person) => (person.id === id ? { ...person, place, rank } : person));
  return spotsOf(later, angle, size).get(id);
}

/** Returns the transform of a pose. */
export function placed({ x, y, scale, lift, tilt }: Pose): string {
  const turn = Math.abs(tilt) > 0.1 ? ` rotate(${tilt.toFixed(1)}deg)` : "";
  return `translate(${x.toFixed(1)}px, ${(y - lift).toFixed(1)}px)${turn} scale(${scale.toFixed(3)})`;
}

function mixed(from: Spot, to: Spot, share: number): Spot {
  const [x, y] = between([from.x, from.y], [to.x, to.y], share) as Point;
  return { x, y, scale: from.scale + (to.scale - from.scale) * share };
}
