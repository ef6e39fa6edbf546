/** Composing an offer: what may be given, how much, and the moves that say it. */

import { GOODS, type Good } from "./box";
import { demandOf, ownOf } from "./hill";
import type { PixieQueenView } from "./types";

/** How much of each good is offered. */
export type Amounts = Readonly<Partial<Record<Good, number>>>;

/** Returns how many kinds the looking player may offer: one, two with two players, one more with the tile (PIX-414,
 * PIX-803). */
export function kindsAllowed(view: PixieQueenView): number {
  return (view.seats === 2 ? 2 : 1) + (ownOf(view)?.doubled ? 1 : 0);
}

/** Returns what the Queen accepts: the demanded food, silver, gold. */
export function welcome(view: PixieQueenView): Good[] {
  const food = demandOf(view);
  return [...(food ? [food] : []), "silver", "gold"];
}

/** Returns how much of a good the looking player owns. */
export function owned(view: PixieQueenView, good: Good): number {
  return ownOf(view)?.goods?.[GOODS.indexOf(good)] ?? 0;
}

/** Tells whether the engine has already heard how much of a good is offered. */
export function isSaid(view: PixieQueenView, good: Good): boolean {
  const asked = ownOf(view)?.asked;
  if (!asked || asked === "commit") return true;
  return GOODS.indexOf(good) < GOODS.indexOf(asked as Good);
}

/** Returns the amounts as they are: what was said, and what is thought of for the rest. */
export function composed(view: PixieQueenView, thought: Amounts): Amounts {
  const said = ownOf(view)?.offer ?? [];
  const amount = (good: Good) => (isSaid(view, good) ? (said[GOODS.indexOf(good)] ?? 0) : (thought[good] ?? 0));
  return Object.fromEntries(GOODS.map((good) => [good, amount(good)]));
}

/** Returns the amounts with more or less of a good; a kind too many gives way to it. */
export function changed(view: PixieQueenView, amounts: Amounts, good: Good, by: number): Amounts {
  const amount = Math.min(owned(view, good), Math.max(0, (amounts[good] ?? 0) + by));
  const others = welcome(view).filter((other) => other !== good && (amounts[other] ?? 0) > 0);
  const room = kindsAllowed(view) - (amount > 0 ? 1 : 0);
  const loose = others.filter((other) => !isSaid(view, other));
  const leave = loose.slice(0, Math.max(0, others.length - room));
  if (others.length - leave.length > room) return amounts;
  return { ...amounts, ...Object.fromEntries(leave.map((other) => [other, 0])), [good]: amount };
}

/** Returns what an offer holds, as lots: `honey-2`. */
export function lotsOf(amounts: Amounts): string[] {
  return GOODS.filter((good) => (amounts[good] ?? 0) > 0).map((good) => `${good}-${amounts[good]}`);
}

/** Returns the element that plays the next move of an offer; null if none is asked for. */
export function nextMove(view: PixieQueenView, amounts: Amounts): string | null {
  const asked = ownOf(view)?.asked ?? null;
  if (asked === null || asked === "commit") return asked;
  return `amount ${amounts[asked as Good] ?? 0}`;
}
