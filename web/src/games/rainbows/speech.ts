/** What a screen reader hears of the board's elements. */

import type { Words } from "../../words/words";
import type { Space } from "./box";
import type { Use } from "./cards";
import type { Chain } from "./shape";

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

/** Returns why a card cannot be used this way. */
export function whyNot(words: Words, use: Extract<Use, { open: false }>, number: number): string {
  return words.say(use.why, use.why === "have-number" ? { number } : {});
}
