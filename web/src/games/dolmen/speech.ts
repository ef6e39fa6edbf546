/** What is said of slabs, dolmens and points. */

import type { Words } from "../../words/words";
import { DIE, spotId } from "./box";
import type { Odds } from "./ringreach";
import type { DolmenView, Face, HandView, LaidView } from "./types";

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

/** Returns the chance of winning a slab as its language writes it: `67%`, `67 %`. */
export function chanceOf({ language }: Words, { wins }: Odds): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(wins / DIE.length);
}

/** Returns what lies where in a dolmen, and its edges. */
export function stoneLabel(words: Words, stone: LaidView): string {
  const [top = "", right = "", bottom = "", left = ""] = stone.edges;
  const edges = { top, right, bottom, left };
  if (stone.start) return words.say("screen-start-slab", edges);
  return words.say("screen-laid", { spot: spotId(stone), face: faceName(stone), ...edges });
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
