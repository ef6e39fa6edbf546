/** What a screen reader hears of the circle's elements. */

import type { Words } from "../../words/words";
import { costOf, isGlow, nextPlaces, oddsAt, placeIn, tryable, wayTo } from "./ringreach";
import { chanceOf, faceName } from "./speech";
import type { DolmenView } from "./types";

/** Returns what lies on a place and what the looking player knows of it. */
export function placeLabel(words: Words, view: DolmenView, place: number): string {
  const found = placeIn(view, place);
  if (!found?.colours) return words.say("screen-place-empty", { place });
  const { colours, face, peekers } = found;
  const facts = [
    words.say("screen-place", { place, slab: colours.join("-") }),
    face ? words.say("screen-known", { face: faceName(face) }) : "",
    view.eye !== null && found.fits ? words.say("screen-fits") : "",
    ...standing(words, view, place),
    peekers.length ? words.say("screen-peekers", { seats: peekers }) : "",
  ];
  return facts.filter(Boolean).join(", ");
}

/** Returns a light point, who stands there, and how far it is. */
export function pointLabel(words: Words, view: DolmenView, point: number): string {
  const steps = costOf(wayTo(view, point), view.jump_counts);
  const facts = [
    words.say("told-point", { point }),
    ...standing(words, view, point),
    view.eye !== null && steps > 0 ? words.say("screen-steps", { number: steps }) : "",
    isGlow(point) ? words.say("screen-glow-means") : "",
  ];
  return facts.filter(Boolean).join(", ");
}

function standing(words: Words, view: DolmenView, point: number): string[] {
  return view.players.flatMap((player, seat) =>
    player.point === point ? [words.say("screen-standing", { seat })] : [],
  );
}

/** Returns where the fairy is and what she will replace. */
export function fairyLabel(words: Words, view: DolmenView): string {
  const next = { pillar: view.next_pillar, places: [...nextPlaces(view)] };
  return [words.say("screen-fairy", { pillar: view.fairy }), words.say("screen-fairy-next", next)].join(". ");
}

/** Returns how many slabs are left to draw and which lies on top. */
export function pileLabel(words: Words, pile: number, top: readonly string[] | null): string {
  const number = words.say("screen-pile", { number: pile });
  return top ? `${number}. ${words.say("screen-pile-top", { slab: top.join("-") })}` : number;
}

/** Returns what the button over the slab in front says. */
export function tryLabel(words: Words, view: DolmenView): string {
  const odds = oddsAt(view, tryable(view)?.face ?? null);
  const chance = odds ? words.say("screen-chance", { percent: chanceOf(words, odds) }) : words.say("screen-unknown");
  return `${words.say("use-attempt")}. ${chance}`;
}
