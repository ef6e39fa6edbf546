/** Handfuls of cards, as they are laid out to be read and chosen from. */

import type { Choice } from "../../wire/prompts";
import { FACES, type Face } from "./box";

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

/** Returns the kobolds that the choices let a first card name, as elements. */
export function namedBy(choices: readonly Choice[], face: Face): string[] {
  const naming = choices.filter(({ parts: [use, , card] }) => use?.id === "pick" && card?.target === `card ${face}`);
  return naming.flatMap(({ parts: [, kobold] }) => kobold?.target ?? []);
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
