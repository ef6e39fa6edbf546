/** What every part of the hill is given, and what it asks about it. */

import type { Choice } from "../../wire/prompts";
import type { Line, PixieQueenEffect } from "../../wire/protocol";
import type { Words } from "../../words/words";
import type { Glow } from "../module";
import { bandHex, bandLetter, DEMANDS, FOODS, type Good } from "./box";
import type { Lay } from "./shape";
import type { PixieQueenView, PlayerView, SpaceView } from "./types";

export interface Hill {
  /** What is seen now, which is an earlier view while scenes run. */
  view: PixieQueenView;
  words: Words;
  lay: Lay;
  offers: ReadonlyMap<string, Glow>;
  /** A pixie is on its way up: the goals where an apple has to be paid for another pixie. */
  tolls?: ReadonlySet<string>;
  /** What happened since the looking player's own last move, where it is to be marked. */
  lately: readonly Line[];
  onpick: (element: string) => void;
  onaim: (element: string | null) => void;
}

/** Returns the colour and the letter of a band. */
export function lookOf({ seats }: Pick<PixieQueenView, "seats">, band: number): { colour: string; letter: string } {
  return { colour: bandHex(band), letter: bandLetter(band, seats) };
}

/** Returns the player who looks; undefined for a spectator. */
export function ownOf({ eye, players }: PixieQueenView): PlayerView | undefined {
  return eye === null ? undefined : players[eye];
}

/** Tells whether spaces are to be chosen, so that the others have to look closed. */
export function choosesSpaces(offers: ReadonlyMap<string, Glow>): boolean {
  return [...offers.keys()].some((element) => element.startsWith("space "));
}

/** Returns the elements to which a pixie may go that displaces another for an apple. */
export function tollsIn(choices: readonly Choice[]): Set<string> {
  const paid = choices.filter(({ effect }) => {
    const { pixies = [], pays = {} } = (effect ?? {}) as Partial<PixieQueenEffect>;
    return pixies.length > 1 && (pays.apple ?? 0) > 0;
  });
  return new Set(paid.flatMap(({ parts }) => parts.at(-1)?.target ?? []));
}

/** Returns the space of this name. */
export function spaceOf({ spaces }: PixieQueenView, id: string): SpaceView | undefined {
  return spaces.find(({ space }) => space === id);
}

/** Returns what the Queen demands in this round; null as long as nobody knows. */
export function demandOf({ demand, round, phase }: PixieQueenView): Good | null {
  return phase === "over" ? null : ((demand[round - 1] ?? null) as Good | null);
}

/** Returns how many tokens of each food have not been seen yet, those that were left out included. */
export function unseenDemands({ demand }: PixieQueenView): { good: Good; number: number }[] {
  return FOODS.map((good) => ({ good, number: (DEMANDS[good] ?? 0) - demand.filter((food) => food === good).length }));
}

/** Returns the points that the next punishment phase would bring, all together. */
export function expectedOf({ expected }: PlayerView): number {
  return expected.reduce((sum, points) => sum + points, 0);
}
