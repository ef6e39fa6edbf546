/** Handfuls of cards, as they are laid out to be read and chosen from. */

import { FACES, type Face } from "./box";
import { pathsOf } from "./reach";
import type { ZauberbergView } from "./types";

export interface Several {
  face: Face;
  number: number;
}

/** Returns each face once, with its number, in the common order. */
export function counted(cards: readonly string[]): Several[] {
  return FACES.map((face) => ({ face, number: cards.filter((card) => card === face).length })).filter(
    ({ number }) => number > 0,
  );
}

/** Returns the faces that may be a first card: another card must then move the kobold they name (ZAU-41). */
export function firstCards(view: ZauberbergView): Face[] {
  const player = view.eye === null ? undefined : view.players[view.eye];
  const hand = player?.hand ?? [];
  return counted(hand).flatMap(({ face }) => {
    const rest = hand.toSpliced(hand.indexOf(face), 1);
    const named = player?.kobolds.filter(({ number }) => face === "J" || face === String(number)) ?? [];
    return named.some((kobold) => pathsOf(view, kobold, rest).length > 0) ? [face] : [];
  });
}

/** Returns the element that exchanges these cards: their faces in ascending order, as one word. */
export function exchangeOf(cards: readonly string[]): string {
  const faces = FACES.flatMap((face) => cards.filter((card) => card === face));
  return `exchange ${faces.join("")}`;
}

/** Returns the places in a hand of the cards that an element exchanges. */
export function placesOf(hand: readonly string[], element: string): number[] {
  const wanted = [...(element.split(" ")[1] ?? "")];
  return hand.flatMap((card, at) => {
    const index = wanted.indexOf(card);
    if (index < 0) return [];
    wanted.splice(index, 1);
    return [at];
  });
}

/** Tells whether an element is an exchange. */
export function isExchange(element: string): boolean {
  return element.startsWith("exchange ");
}
