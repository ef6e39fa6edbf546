/** How far, and where, something is while a share of its time has passed, from 0 to 1. */

type Point = readonly [number, number];

/** Returns a share between 0 and 1. */
export function shared(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Returns how far a thing has come that begins slowly and comes to rest slowly. */
export function eased(share: number): number {
  const at = shared(share);
  return at * at * (3 - 2 * at);
}

/** Returns the part of a share that lies between two others, from 0 to 1. */
export function part(share: number, from: number, to: number): number {
  return shared((share - from) / (to - from));
}

/** Returns what goes from 0 to 1 and back, staying up in between. */
export function swell(share: number, edge = 0.2): number {
  return shared(Math.min(share / edge, (1 - share) / edge));
}

/** Returns where something is that is thrown from one point to another. */
export function flight(from: Point, to: Point, share: number, high: number): [number, number] {
  const at = eased(share);
  const y = from[1] + (to[1] - from[1]) * at;
  return [from[0] + (to[0] - from[0]) * at, y - high * Math.sin(Math.PI * at)];
}
