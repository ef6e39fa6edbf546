/** What is read from a view, and from the data of the box, in one place. */

import { PILLARS, POINTS } from "./box";
import type { DolmenView, PlaceView } from "./types";

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

/** Returns the places that a pillar faces. */
export function placesAt(pillar: number): readonly number[] {
  return PILLARS[pillar]?.places ?? [];
}
