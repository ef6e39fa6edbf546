/** Footsteps: how a path is drawn while it is considered on the mountain. */

import type { Point } from "./box";
import { pointAt } from "./places";
import type { Path } from "./reach";
import { between, distance } from "./shape";

/** One footprint: where, and in which direction it points, in degrees. */
interface Print {
  x: number;
  y: number;
  turn: number;
}

/** A drawn path: several cards may share it. */
export interface Track {
  key: string;
  prints: Print[];
  /** The leap to the level above, if the path begins with one. */
  leap: { from: Point; to: Point } | null;
}

const STRIDE = 19;
const ASIDE = 5.5;

/** Returns the tracks of these paths: in each direction only the longest, for it holds the others. */
export function tracksOf(paths: readonly Path[], angle: number): Track[] {
  const longest = new Map<string, Path>();
  for (const path of paths) {
    const key = `${path.use} ${path.way}`;
    if (path.spaces.length > (longest.get(key)?.spaces.length ?? 0)) longest.set(key, path);
  }
  return [...longest].map(([key, path]) => trackOf(key, path, angle));
}

function trackOf(key: string, { use, from, spaces }: Path, angle: number): Track {
  const points = [from, ...spaces].map((place) => pointAt(place, angle));
  if (use !== "climb") return { key, prints: printsOn(points), leap: null };
  const [start, above] = points as [Point, Point];
  return { key, prints: printsOn(points.slice(1)), leap: { from: start, to: above } };
}

/** Left and right in turn, all the same distance apart. */
function printsOn(points: readonly Point[]): Print[] {
  const prints: Print[] = [];
  let left = 0;
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] as Point;
    const far = distance(from, to);
    const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
    for (; left < far; left += STRIDE) {
      const [x, y] = between(from, to, left / far);
      const aside = prints.length % 2 ? ASIDE : -ASIDE;
      prints.push({ x: x - uy * aside, y: y + ux * aside, turn: (Math.atan2(uy, ux) * 180) / Math.PI });
    }
    left -= far;
  }
  return prints.slice(1);
}
