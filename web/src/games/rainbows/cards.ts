/** What a card is, what the looking player could do with it, and what lies before a player. */

import { type Colour, MONEY_GOLD } from "./box";
import type { MarketCard, PlayerView, RainbowsView } from "./types";

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

/** Returns what the looking player could do with a card of the market; nothing for a spectator. */
export function usesOf(view: RainbowsView, card: MarketCard): Use[] {
  const eye = view.eye;
  const purse = eye === null ? undefined : view.players[eye];
  if (!purse || card.buy === "-") return [];
  const { number } = faceOf(card.card);
  const keep: Use = card.keep
    ? { use: "keep", open: true, gold: number, loan: 0 }
    : { use: "keep", open: false, why: "have-number" };
  const buy: Use =
    card.buy === "yes"
      ? { use: "buy", open: true, gold: card.borrow - number, loan: 2 * card.borrow }
      : { use: "buy", open: false, why: card.buy as "too-dear" | "no-space" | "no-marker" };
  return [keep, buy];
}

/** What the parts chosen so far would do to the looking player's purse: the price, seen before it is paid. */
export interface Deal {
  use: "keep" | "buy";
  card: string;
  before: number;
  after: number;
  borrowed: number;
}

/** Returns the deal that is being made, as soon as its use and its card are chosen. */
export function dealOf(view: RainbowsView, chosen: readonly string[]): Deal | null {
  const use = chosen.find((part): part is "keep" | "buy" => part === "keep" || part === "buy");
  const offer = view.market.find((card) => chosen.includes(card.card));
  const purse = view.eye === null ? undefined : view.players[view.eye];
  if (!use || !offer || !purse) return null;
  const { number } = faceOf(offer.card);
  const borrowed = use === "buy" ? offer.borrow : 0;
  const after = use === "keep" ? purse.gold + number : purse.gold - number + borrowed;
  return { use, card: offer.card, before: purse.gold, after, borrowed };
}

/** One of the ten places for kept cards. */
export interface Slot {
  number: number;
  card: string | null;
}

/** Consecutive kept numbers that pay. */
export interface Run {
  from: number;
  to: number;
  gold: number;
}

/** Returns the ten places, lowest number first. */
export function slotsOf(player: PlayerView): Slot[] {
  const kept = new Map(player.face_up.map((card) => [faceOf(card).number, card]));
  return Array.from({ length: 10 }, (_, at) => ({ number: at + 1, card: kept.get(at + 1) ?? null }));
}

/** Returns the runs of kept numbers that pay, with what the chart gives for their length. */
export function runsOf(slots: readonly Slot[]): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const slot of [...slots, { number: slots.length + 1, card: null }]) {
    if (slot.card) from ||= slot.number;
    else if (from) {
      const gold = MONEY_GOLD.get(slot.number - from);
      if (gold) runs.push({ from, to: slot.number - 1, gold });
      from = 0;
    }
  }
  return runs;
}
