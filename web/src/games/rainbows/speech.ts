/** What a screen reader hears of the board's elements. */

import type { MarketCard, RainbowsView } from "../../wire/protocol";
import type { Words } from "../../words/words";
import type { Space } from "./box";
import { faceOf, type Use, usesOf } from "./cards";
import type { Chain } from "./geometry";

/** Returns what a space is and who holds it: `Space R3, red, your marker, in a Rainbow of 3, worth 40`. */
export function spaceLabel(words: Words, space: Space, held: Chain | undefined): string {
  const args = { space: space.id, colour: space.colour };
  if (!held) return words.say("screen-space-vacant", args);
  const owner =
    held.seat === words.eye
      ? words.say("screen-space-yours", args)
      : words.say("screen-space-theirs", { ...args, seat: held.seat });
  const place =
    held.spaces.length > 1
      ? words.say("screen-in-rainbow", { number: held.spaces.length, gold: held.gold })
      : words.say("screen-single", { gold: -held.gold });
  return `${owner}, ${place}`;
}

/** Returns a card with what it could do: `red 7. Keep: +7 gold. Buy: too dear`. */
export function cardLabel(words: Words, view: RainbowsView, card: MarketCard): string {
  const { number } = faceOf(card.card);
  return [
    words.say("label-card", { card: card.card }),
    ...usesOf(view, card).map((use) => useLabel(words, use, number)),
  ].join(". ");
}

/** Returns why a card cannot be used this way. */
export function whyNot(words: Words, use: Extract<Use, { open: false }>, number: number): string {
  return words.say(use.why, use.why === "have-number" ? { number } : {});
}

function useLabel(words: Words, use: Use, number: number): string {
  const name = words.say(`use-${use.use}`);
  if (!use.open) return words.say("screen-cannot", { use: name, why: whyNot(words, use, number) });
  if (use.use === "keep") return words.say("screen-gains", { use: name, number });
  const costs = words.say("screen-costs", { use: name, number });
  return use.loan ? `${costs} (${words.say("screen-loan", { cost: use.loan })})` : costs;
}
