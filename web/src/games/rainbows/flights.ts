/** Cards on their way from the market to a seat or to the discard pile. */

import type { Place } from "./motion";
import type { Scene } from "./scenes";

export interface Flight {
  card: string;
  from: Place;
  to: Place;
  at: number;
  lasts: number;
  /** What the seat gains or pays, shown where the card arrives. */
  gold: number;
}

/** Returns where the cards of the market lie, by name. */
export function placesOf(root: ParentNode): Map<string, Place> {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-element^="card "]')];
  return new Map(cards.map((card): [string, Place] => [(card.dataset.element ?? "").slice(5), placeOf(card)]));
}

/** Returns the flights of these scenes, as far as their beginning and their end can be seen. */
export function flightsOf(scenes: readonly Scene[], before: ReadonlyMap<string, Place>, root: ParentNode): Flight[] {
  return scenes.flatMap((scene): Flight[] => {
    if (scene.kind !== "flight") return [];
    const from = before.get(scene.card);
    const to = scene.to === "pile" ? seen(root, "[data-pile]") : seatPlace(scene.seat, root);
    const gold = Math.max(0, scene.gold);
    return from && to ? [{ card: scene.card, from, to, at: scene.at, lasts: scene.lasts, gold }] : [];
  });
}

/** A seat is best shown where its things stand on the page; on a small screen that may be out of sight. */
function seatPlace(seat: number | null, root: ParentNode): Place | null {
  return seen(document, `[data-purse="${seat}"]`) ?? seen(root, `[data-pick="${seat}"]`);
}

function seen(root: ParentNode, selector: string): Place | null {
  const place = [...root.querySelectorAll<HTMLElement>(selector)].map(placeOf).find(isOnScreen);
  return place ?? null;
}

function isOnScreen(place: Place): boolean {
  return place.width > 0 && place.top + place.height > 0 && place.top < innerHeight && place.left < innerWidth;
}

function placeOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
