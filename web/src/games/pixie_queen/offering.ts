/** Composing an offer from what the question says: which goods are asked for, how much of each, and how many kinds. */

import type { Choice, Effect, Prompt } from "../../wire/prompts";
import type { PixieQueenEffect } from "../../wire/protocol";
import { GOODS, type Good } from "./box";

/** How much of each good is offered. */
export type Amounts = Readonly<Partial<Record<Good, number>>>;

/** What is asked for now, and what each amount of it leads to. */
export interface Asking {
  /** The good that is asked for now; null where all is said and the offer is to be handed over. */
  good: Good | null;
  /** What was said before. */
  said: Amounts;
  /** What the offer can still be asked for after this. */
  later: readonly Good[];
  /** What each amount does. */
  ways: ReadonlyMap<number, PixieQueenEffect>;
}

/** Returns what a question of the offering asks. */
export function askingOf(prompt: Prompt, foresee: (choice: Choice) => Effect | null): Asking {
  const said = (choice: Choice) => (foresee(choice) ?? {}) as PixieQueenEffect;
  const ways = new Map(prompt.choices.map((choice) => [Number(choice.parts[2]?.id ?? 0), said(choice)]));
  const good = (prompt.choices[0]?.parts[1]?.id ?? null) as Good | null;
  const effects = [...ways.values()];
  const later = GOODS.filter((other) => effects.some(({ up_to }) => up_to?.[other] !== undefined));
  const offers = { ...effects[0]?.offers } as Partial<Record<Good, number>>;
  if (good) delete offers[good];
  return { good, said: offers, later, ways };
}

/** Returns the goods of an offer, in order: those said, the one asked for, those to come. */
export function goodsIn({ good, said, later }: Asking): Good[] {
  return GOODS.filter((other) => other === good || other in said || later.includes(other));
}

/** Returns how many kinds an offer may have in all. */
export function kindsIn({ said, ways }: Asking): number {
  return (ways.get(0)?.kinds_left ?? 0) + Object.keys(said).length;
}

/** Returns the amounts as they are: what was said, and what is thought of for the rest. */
export function composed(asking: Asking, thought: Amounts): Amounts {
  const open = goodsIn(asking).filter((good) => !(good in asking.said));
  return { ...asking.said, ...Object.fromEntries(open.map((good) => [good, thought[good] ?? 0])) };
}

/** Returns what the amount of the good asked for does; undefined if it is not offered. */
function wayOf({ good, ways }: Asking, amounts: Amounts): PixieQueenEffect | undefined {
  return ways.get(good ? (amounts[good] ?? 0) : 0);
}

function laterIn({ later }: Asking, amounts: Amounts): Good[] {
  return later.filter((good) => (amounts[good] ?? 0) > 0);
}

function isOpen(asking: Asking, amounts: Amounts): boolean {
  const way = wayOf(asking, amounts);
  const later = laterIn(asking, amounts);
  return (
    way !== undefined &&
    later.length <= (way.kinds_left ?? 0) &&
    later.every((good) => (amounts[good] ?? 0) <= (way.up_to?.[good] ?? 0))
  );
}

/** Returns the amounts with this much of a good; other kinds give way where they have to. Null if it cannot be. */
export function changed(asking: Asking, amounts: Amounts, good: Good, amount: number): Amounts | null {
  if (good in asking.said || amount < 0 || !goodsIn(asking).includes(good)) return null;
  const wanted: Partial<Record<Good, number>> = { ...amounts, [good]: amount };
  for (const other of [good, ...goodsIn(asking)]) {
    if (other in asking.said) continue;
    if (other !== good) wanted[other] = 0;
    if (isOpen(asking, wanted)) return wanted;
  }
  return null;
}

/** Returns what an offer holds, as lots: `honey-2`. */
export function lotsOf(amounts: Amounts): string[] {
  return GOODS.filter((good) => (amounts[good] ?? 0) > 0).map((good) => `${good}-${amounts[good]}`);
}

/** Returns the punishment points that an offer brings, as far as that is said. */
export function penaltyOf(asking: Asking, amounts: Amounts): number {
  const way = wayOf(asking, amounts);
  const begun = Object.keys(way?.offers ?? {}).length > 0;
  if (!begun && laterIn(asking, amounts).length) return 0;
  return (way?.suffers ?? []).reduce((sum, { points }) => sum + points, 0);
}

/** Returns the choice of a question that says these amounts; undefined if it has none. */
export function choiceFor(prompt: Prompt, { good }: Asking, amounts: Amounts): Choice | undefined {
  if (good === null) return prompt.choices[0];
  return prompt.choices.find(({ parts }) => Number(parts[2]?.id) === (amounts[good] ?? 0));
}
