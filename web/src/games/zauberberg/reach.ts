/** Where the offered movements lead and what waits at their ends, as the question says it; and how that is offered. */

import type { Choice, Effect } from "../../wire/prompts";
import type { Glow } from "../module";
import type { Face, Movement, Token, Way } from "./box";
import { isExchange } from "./hand";
import type { ZauberbergEffect, ZauberbergView } from "./types";

/** One movement by one card. */
export interface Path {
  use: Movement;
  /** As moves name it: `3`, or `J3` for a joker as a three. */
  card: string;
  face: Face;
  way: Way;
  /** Where the kobold stands now. */
  from: string;
  /** The spaces it treads on, the end last. */
  spaces: readonly string[];
  end: string;
  meets: Meeting | null;
}

/** What a kobold meets where its movement ends. */
export type Meeting =
  | { kind: "summit" }
  | { kind: "stone" }
  | { kind: "token"; face: Token | null }
  | { kind: "kobold"; id: string }
  | { kind: "push"; pushed: readonly { kobold: string; to: string }[] };

const MOVEMENTS = ["walk", "enter", "climb"];

/** Returns the movements among the choices. */
export function pathsIn(
  view: ZauberbergView,
  choices: readonly Choice[],
  foresee: (choice: Choice) => Effect | null,
): Path[] {
  return choices
    .filter(({ parts }) => MOVEMENTS.includes(parts[0]?.id ?? ""))
    .map((choice) => pathOf(view, choice, foresee(choice) as ZauberbergEffect | null));
}

function pathOf(view: ZauberbergView, { parts }: Choice, effect: ZauberbergEffect | null): Path {
  const [use, card, way] = parts;
  const end = elementId(way?.target);
  return {
    use: use?.id as Movement,
    card: card?.id ?? "",
    face: elementId(card?.target) as Face,
    way: way?.id as Way,
    from: placeOf(view, effect?.kobold ?? "") ?? end,
    spaces: effect?.path ?? [end],
    end,
    meets: effect && meetingOf(effect),
  };
}

function meetingOf({ wins, pushes, lands_on, stone, token, hidden }: ZauberbergEffect): Meeting | null {
  if (wins) return { kind: "summit" };
  if (pushes?.length) return { kind: "push", pushed: pushes };
  if (lands_on) return { kind: "kobold", id: lands_on };
  if (stone) return { kind: "stone" };
  return token || hidden ? { kind: "token", face: (token ?? null) as Token | null } : null;
}

/** Returns the place of a kobold by its name among all, such as `b3`. */
export function placeOf(view: ZauberbergView, kobold: string): string | null {
  return view.players["abcde".indexOf(kobold.slice(0, 1))]?.kobolds[Number(kobold.slice(1)) - 1]?.place ?? null;
}

function elementId(element: string | null | undefined): string {
  return element?.split(" ")[1] ?? "";
}

/** Returns the paths that what is under the hand speaks of. */
export function aimedAt(paths: readonly Path[], aim: string | null): Path[] {
  return paths.filter(({ face, end }) => aim === `card ${face}` || aim === `space ${end}`);
}

/** Returns how elements are offered: as the question says, and whatever else its choices name, in any order: the
 * cards and ends of a movement, the villages of a placing, the first cards. */
export function offered(choices: readonly Choice[], glows: ReadonlyMap<string, Glow>): Map<string, Glow> {
  if (glows.size === 0) return new Map();
  const named = targetsOf(choices).filter((element) => !isExchange(element));
  return new Map([...named.map((element): [string, Glow] => [element, "open"]), ...glows]);
}

/** Returns what else is named by the choices that name the element under the hand. */
export function meantBy(choices: readonly Choice[], aim: string | null): string[] {
  const those = choices.filter(({ parts }) => parts.some(({ target }) => target !== null && target === aim));
  return those.length < choices.length ? targetsOf(those).filter((element) => element !== aim) : [];
}

/** Returns all elements that choices name. */
export function targetsOf(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ parts }) => parts.flatMap(({ target }) => target ?? [])))];
}

/** Returns the paths by their ends. */
export function byEnd(paths: readonly Path[]): Map<string, Path[]> {
  const ends = new Map<string, Path[]>();
  for (const path of paths) ends.set(path.end, [...(ends.get(path.end) ?? []), path]);
  return ends;
}

/** Returns every push once: a card and a joker in its stead push alike. */
export function once<Push extends { kobold: string; to: string }>(pushes: readonly Push[]): Push[] {
  return [...new Map(pushes.map((push) => [`${push.kobold} ${push.to}`, push])).values()];
}
