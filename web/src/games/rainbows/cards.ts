/** What a card is, what the looking player could do with it, and what lies before a player. */

import type { Choice, Effect } from "../../wire/prompts";
import type { RainbowsEffect } from "../../wire/protocol";
import type { Colour } from "./box";
import type { MarketCard, PlayerView } from "./types";

export interface Face {
  colour: Colour;
  number: number;
}

/** Returns colour and number of a card such as `red-7`. */
export function faceOf(card: string): Face {
  const [colour, number] = card.split("-");
  return { colour: colour as Colour, number: Number(number) };
}

/** One thing a card could do for the looking player: what it brings or costs, and what a loan for it takes
 * from the account; or the words for why it cannot be done. */
export type Use =
  | { use: "keep" | "buy"; open: true; gold: number; loan: number }
  | { use: "keep" | "buy"; open: false; why: "have-number" | "too-dear" | "no-space" | "no-marker" };

/** Returns what the looking player could do with a card of the market, as the choices offer it or, while others
 * decide, as the view says; nothing for a spectator. */
export function usesOf(card: MarketCard, choices: readonly Choice[]): Use[] {
  if (card.buy === "-") return [];
  const keep: Use = card.keep
    ? { use: "keep", open: true, gold: card.price, loan: 0 }
    : { use: "keep", open: false, why: "have-number" };
  const buy: Use =
    card.buy === "yes"
      ? { use: "buy", open: true, gold: -card.price, loan: card.loan }
      : { use: "buy", open: false, why: card.buy as "too-dear" | "no-space" | "no-marker" };
  return [keep, buy].map((use) => offered(use.use, card.card, choices) ?? use);
}

function offered(use: Use["use"], card: string, choices: readonly Choice[]): Use | null {
  const choice = choices.find(
    ({ parts, effect }) => effect && parts[0]?.id === use && parts[1]?.target === `card ${card}`,
  );
  if (!choice) return null;
  const { gold = 0, borrowed = 0, account = 0 } = choice.effect as RainbowsEffect;
  return { use, open: true, gold: gold - borrowed, loan: 0 - account };
}

/** Returns what the looking player's gold, account and markers come to by what is chosen so far, or by the space that
 * is aimed at: as soon as only one use of one card is left. */
export function dealOf(
  choices: readonly Choice[],
  aim: string | null,
  foresee: (choice: Choice) => Effect | null,
): RainbowsEffect | null {
  const meant = aim ? choices.filter((choice) => leadsTo(choice, aim)) : choices;
  const [first] = meant;
  if (!first || meant.some(({ parts }) => [0, 1].some((at) => parts[at]?.id !== first.parts[at]?.id))) return null;
  return foresee(first) as RainbowsEffect | null;
}

/** Returns whether a choice places a marker on this space. */
export function leadsTo(choice: Choice, space: string): boolean {
  return choice.parts.some((part) => part.target === `space ${space}`);
}

/** One of the ten places for kept cards. */
export interface Slot {
  number: number;
  card: string | null;
}

/** Returns the ten places, lowest number first. */
export function slotsOf(player: PlayerView): Slot[] {
  const kept = new Map(player.face_up.map((card) => [faceOf(card).number, card]));
  return Array.from({ length: 10 }, (_, at) => ({ number: at + 1, card: kept.get(at + 1) ?? null }));
}
