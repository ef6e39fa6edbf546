/** What is said of a kobold: where it stands, and what keeps it there. */

import type { Words } from "../../words/words";
import { koboldId } from "./box";
import type { KoboldView, ZauberbergView } from "./types";

interface Owned {
  seat: number;
  kobold: KoboldView;
}

/** Returns all kobolds, the first player's first. */
function kobolds(view: ZauberbergView): Owned[] {
  return view.players.flatMap((player, seat) => player.kobolds.map((kobold) => ({ seat, kobold })));
}

/** Returns the kobold that this one stands on, or that stands on it. */
function partnerOf(view: ZauberbergView, kobold: KoboldView): Owned | undefined {
  const other = { upper: "lower", lower: "upper" }[kobold.stands];
  return kobolds(view).find((each) => each.kobold.place === kobold.place && each.kobold.stands === other);
}

/** Returns the name of a place: a village, a space or the summit. */
export function placeName(words: Words, place: string | null): string {
  return place === null ? words.say("screen-not-placed") : words.name("place", place);
}

/** Returns what keeps a kobold or helps it: `blocked by B4`, `stands on B4`, `waits for L2-07`; empty for a free
 * one. */
export function standingOf(words: Words, view: ZauberbergView, kobold: KoboldView): string {
  const partner = partnerOf(view, kobold);
  const facts = [
    partner ? words.say(`screen-${kobold.stands}`, { sign: signOf(partner) }) : "",
    kobold.waits_for ? words.say("screen-waits-for", { space: kobold.waits_for }) : "",
  ];
  return facts.filter(Boolean).join(", ");
}

/** Returns who a kobold is and where: `A3, L1-32, blocked by B4`. */
export function koboldLabel(words: Words, view: ZauberbergView, seat: number, kobold: KoboldView): string {
  const facts = [signOf({ seat, kobold }), placeName(words, kobold.place), standingOf(words, view, kobold)];
  return facts.filter(Boolean).join(", ");
}

function signOf({ seat, kobold }: Owned): string {
  return koboldId(seat, kobold.number).toUpperCase();
}
