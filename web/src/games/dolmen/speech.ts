/** What is said of slabs, dolmens and points, and what a screen reader hears of the circle's elements. */

import type { Words } from "../../words/words";
import { namedSpot } from "./box";
import { isGlow, placeIn, placesAt } from "./seen";
import type { DolmenEffect, DolmenView, Face, HandView, LaidView } from "./types";

/** Returns the two colours of a slab as one name: `ochre-violet`. */
export function pairOf(colours: readonly string[]): string {
  return [colours[0], colours.at(-1)].join("-");
}

/** Returns the name of a points side: `4`, `mystery`. */
export function faceName({ points, mystery }: Face): string {
  return mystery ? "mystery" : String(points);
}

/** Returns what is seen of a slab: `ochre/violet, 4 points`. */
export function slabLabel(words: Words, { colours, face }: HandView): string {
  const pair = words.name("pair", pairOf(colours));
  return face ? `${pair}, ${words.name("face", faceName(face))}` : pair;
}

/** Returns a chance as its language writes it: `67%`, `67 %`. */
function percentOf({ language }: Words, wins: number, cases: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(wins / cases);
}

/** Returns the chance of winning a slab, given what each roll takes: null in the list where it loses. */
export function chanceOf(words: Words, needs: readonly (number | null)[]): string {
  return percentOf(words, needs.filter((need) => need !== null).length, needs.length);
}

/** Returns the chance of an attempt; null where one does not know what the slab is. */
export function attemptChance(words: Words, { faces, wins }: DolmenEffect): string | null {
  const [won = 0, cases = 1] = wins ?? [];
  return Object.keys(faces ?? {}).length === 1 ? percentOf(words, won, cases) : null;
}

/** Returns what lies where in a dolmen, and its edges. */
export function stoneLabel(words: Words, stone: LaidView): string {
  const [top = "", right = "", bottom = "", left = ""] = stone.edges;
  const edges = { top, right, bottom, left };
  if (stone.start) return words.say("screen-start-slab", edges);
  return words.say("screen-laid", { ...namedSpot(stone), face: faceName(stone), ...edges });
}

/** Returns the edges of a slab as it would lie. */
export function turnLabel(words: Words, [top = "", right = "", bottom = "", left = ""]: readonly string[]): string {
  return words.say("label-rotation", { top, right, bottom, left });
}

/** Returns the mystery slabs whose worth is still open. */
export function openMysteries(view: DolmenView, seat: number): number {
  return view.mystery_roll ? 0 : (view.players[seat]?.score.mysteries ?? 0);
}

/** Returns the points so far: `21 + 2 × ?` while mysteries are open. */
export function soFar(words: Words, view: DolmenView, seat: number): string {
  const number = view.players[seat]?.score.total ?? 0;
  return words.say("screen-so-far", { number, mysteries: openMysteries(view, seat) });
}

/** Returns how far a dolmen has grown: `4 / 7`. The start slab counts unless the table plays without it. */
export function grownOf(view: DolmenView, stones: readonly LaidView[]): { number: number; most: number } {
  const uncounted = view.slabs_to_end > SEVEN ? 1 : 0;
  return { number: stones.length - uncounted, most: view.slabs_to_end - uncounted };
}

/** Tells whether one more slab ends the game. */
export function isLast(view: DolmenView, { number, most }: { number: number; most: number }): boolean {
  return view.phase !== "over" && most - number === 1;
}

const SEVEN = 7;

/** Returns what lies on a place and what the looking player knows of it. */
export function placeLabel(words: Words, view: DolmenView, place: number): string {
  const placeView = placeIn(view, place);
  if (!placeView?.colours) return words.say("screen-place-empty", { place });
  const { colours, face, peekers } = placeView;
  const facts = [
    words.say("screen-place", { place, slab: colours.join("-") }),
    face ? words.say("screen-known", { face: faceName(face) }) : "",
    view.eye !== null && placeView.fits ? words.say("screen-fits") : "",
    ...standing(words, view, place),
    peekers.length ? words.say("screen-peekers", { seats: peekers }) : "",
  ];
  return facts.filter(Boolean).join(", ");
}

/** Returns a light point, who stands there, and how far it is where one can go there. */
export function pointLabel(words: Words, view: DolmenView, point: number, walk?: DolmenEffect): string {
  const steps = walk?.steps ?? 0;
  const facts = [
    words.say("told-point", { point }),
    ...standing(words, view, point),
    steps > 0 ? words.say("screen-steps", { number: steps }) : "",
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
  const next = { pillar: view.next_pillar, places: [...placesAt(view.next_pillar)] };
  return [words.say("screen-fairy", { pillar: view.fairy }), words.say("screen-fairy-next", next)].join(". ");
}

/** Returns how many slabs are left to draw and which lies on top. */
export function pileLabel(words: Words, pile: number, top: readonly string[] | null): string {
  const number = words.say("screen-pile", { number: pile });
  return top ? `${number}. ${words.say("screen-pile-top", { slab: top.join("-") })}` : number;
}

/** Returns what the button over the slab in front says. */
export function tryLabel(words: Words, attempt: DolmenEffect): string {
  const percent = attemptChance(words, attempt);
  const chance = percent ? words.say("screen-chance", { percent }) : words.say("screen-unknown");
  return `${words.say("use-attempt")}. ${chance}`;
}
