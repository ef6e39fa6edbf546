/** Where a korrigan can go, and what an attempt at the slab in front of it would need. */

import { DIE, PILLARS, POINTS } from "./box";
import type { DolmenView, Face, PlaceView } from "./types";

/** One bound of a korrigan, over those that stand in between. */
export interface Bound {
  from: number;
  to: number;
  over: readonly number[];
}

/** Returns the bounds from one light point to another, along the shorter arc: no move reaches half way round. */
export function boundsOf(from: number, to: number, taken: readonly number[]): Bound[] {
  const round = POINTS.length;
  const clockwise = (to - from + round) % round;
  const way = clockwise <= round / 2 ? 1 : -1;
  const far = way === 1 ? clockwise : round - clockwise;
  const bounds: Bound[] = [];
  let [start, over]: [number, number[]] = [from, []];
  for (let step = 1; step <= far; step++) {
    const point = (from + way * step + round) % round;
    if (step < far && taken.includes(point)) {
      over.push(point);
      continue;
    }
    bounds.push({ from: start, to: point, over });
    [start, over] = [point, []];
  }
  return bounds;
}

/** Returns how the looking player's korrigan would go to a light point. */
export function pathTo(view: DolmenView, point: number): Bound[] {
  const own = ownOf(view);
  if (!own) return [];
  const taken = view.players.map((player) => player.point).filter((point) => point !== own.point);
  return boundsOf(own.point, point, taken);
}

/** Returns how many steps these bounds cost (DOL-25, DOL-118). */
export function costOf(bounds: readonly Bound[], counts: string): number {
  return bounds.reduce((sum, { over }) => sum + 1 + (counts === "points" ? over.length : 0), 0);
}

/** Returns the looking player's things; none for a spectator. */
export function ownOf(view: DolmenView): DolmenView["players"][number] | undefined {
  return view.eye === null ? undefined : view.players[view.eye];
}

/** Returns a slab place; undefined for a glow. */
export function placeIn(view: DolmenView, place: number): PlaceView | undefined {
  return view.places.find((placeView) => placeView.place === place);
}

/** Tells whether a light point is a glow. */
export function isGlow(point: number): boolean {
  return POINTS[point]?.kind === "glow";
}

/** The slab that the looking player may try to win now (DOL-46 to DOL-48); null where there is none. */
export function tryable(view: DolmenView): PlaceView | null {
  const own = ownOf(view);
  if (!own || view.phase !== "main" || view.active !== view.eye) return null;
  const place = placeIn(view, own.point);
  return place?.colours && place.fits ? place : null;
}

/** What each roll of the die would mean for an attempt. */
export interface Odds {
  /** For each face of the die the crystals it takes; null where they do not suffice. */
  needs: readonly (number | null)[];
  /** How many of the faces win. */
  wins: number;
}

/** Returns the odds of winning a slab with so many crystals (DOL-51 to DOL-53). */
export function oddsOf(points: number, reserve: number): Odds {
  const needs = DIE.map((roll) => {
    const missing = Math.max(0, points - roll);
    return missing <= reserve ? missing : null;
  });
  const wins = needs.filter((need) => need !== null).length;
  return { needs, wins };
}

/** Returns the odds at a place for the looking player; null if they do not know the slab. */
export function oddsAt(view: DolmenView, face: Face | null): Odds | null {
  const own = ownOf(view);
  return own && face ? oddsOf(face.points, own.reserve) : null;
}

/** Returns the places that the fairy replaces next. */
export function nextPlaces(view: Pick<DolmenView, "next_pillar">): readonly number[] {
  return PILLARS[view.next_pillar]?.places ?? [];
}

/** Returns the slabs of the hand as an order lays them on the places of the fairy's pillar: `213`. */
export function arrangedBy(view: DolmenView, order: string): { place: number; colours: readonly string[] }[] {
  const places = PILLARS[view.fairy]?.places ?? [];
  return places.flatMap((place, at) => {
    const slab = view.hand[Number(order[at]) - 1];
    return slab ? [{ place, colours: slab.colours }] : [];
  });
}
