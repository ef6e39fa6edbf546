/** Cards on their way from the market to a seat or to the discard pile. */

import type { Place } from "./motion";
import type { Scene } from "./scenes";

export interface Flight {
  card: string;
  from: Place;
  to: Place;
  lasts: number;
  /** What the seat gains or pays, shown where the card arrives. */
  gold: number;
}

/** Returns where a card of the market lies. */
export function placeOf(card: string, root: ParentNode): Place | null {
  const element = root.querySelector<HTMLElement>(`[data-element="card ${card}"]`);
  return element && boxOf(element);
}

/** Returns the flight of a card from where it lay, as far as its end can be seen. */
export function flightOf(
  { card, to, seat, lasts, gold }: Extract<Scene, { kind: "flight" }>,
  from: Place,
  root: ParentNode,
): Flight | null {
  const goal = to === "pile" ? seen(root, "[data-pile]") : seatPlace(seat, root);
  return goal && { card, from, to: goal, lasts, gold: Math.max(0, gold) };
}

/** A seat is best shown where its things stand on the page; on a small screen that may be out of sight. */
function seatPlace(seat: number | null, root: ParentNode): Place | null {
  return seen(document, `[data-purse="${seat}"]`) ?? seen(root, `[data-pick="${seat}"]`);
}

function seen(root: ParentNode, selector: string): Place | null {
  const place = [...root.querySelectorAll<HTMLElement>(selector)].map(boxOf).find(isOnScreen);
  return place ?? null;
}

function isOnScreen(place: Place): boolean {
  return place.width > 0 && place.top + place.height > 0 && place.top < innerHeight && place.left < innerWidth;
}

function boxOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
