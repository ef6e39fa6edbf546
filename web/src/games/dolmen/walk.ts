/** The way of a korrigan along the circle, bound by bound, as it is drawn and played. */

import { POINTS } from "./box";

/** One bound of a korrigan, over those that stand in between. */
export interface Bound {
  from: number;
  to: number;
  over: readonly number[];
}

/** Returns the bounds from one light point over others to the last. */
export function boundsAlong(from: number, path: readonly number[]): Bound[] {
  return path.map((to, at) => {
    const start = path[at - 1] ?? from;
    return { from: start, to, over: between(start, to).slice(0, -1) };
  });
}

/** Returns the bounds in which a walk that has happened is played: past where others stand it leads through the air. */
export function boundsOf(from: number, to: number, standing: readonly number[]): Bound[] {
  const feet = between(from, to).filter((point) => point === to || !standing.includes(point));
  return boundsAlong(from, feet);
}

/** Returns the light points from one to another along the shorter arc, that one last. */
function between(from: number, to: number): number[] {
  const round = POINTS.length;
  const clockwise = (to - from + round) % round;
  const way = clockwise <= round / 2 ? 1 : -1;
  const far = way === 1 ? clockwise : round - clockwise;
  return Array.from({ length: far }, (_, step) => (from + way * (step + 1) + round) % round);
}
