/** Where cards lead: the movements open to a kobold, what waits at their ends, and how that is offered. */

import type { Glow } from "../module";
import {
  cornerOf,
  type Face,
  koboldId,
  type Movement,
  NUMBERS,
  SPACE_OF,
  SUMMIT,
  spacesAlong,
  type Token,
  VILLAGE_OF,
  type Way,
} from "./box";
import type { KoboldView, ZauberbergView } from "./types";

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
}

/** Who stands on each space, the lower one first. */
export type Crowd = ReadonlyMap<string, readonly { seat: number; number: number }[]>;

const MOVING = ["move-second", "move-extra"];

/** Tells whether the question is about a movement card. */
export function isMoving(view: ZauberbergView): boolean {
  return MOVING.includes(view.phase);
}

/** Returns who stands where on the mountain. */
export function crowdOf(view: ZauberbergView): Crowd {
  const crowd = new Map<string, { seat: number; number: number }[]>();
  for (const [seat, player] of view.players.entries())
    for (const { number, place, stands } of player.kobolds) {
      if (!place || !SPACE_OF.has(place)) continue;
      const there = crowd.get(place) ?? [];
      crowd.set(place, stands === "upper" ? [...there, { seat, number }] : [{ seat, number }, ...there]);
    }
  return crowd;
}

/** Returns every movement that these cards allow a kobold (ZAU-49 to ZAU-77, ZAU-157). */
export function pathsOf(view: ZauberbergView, kobold: KoboldView, hand: readonly string[]): Path[] {
  const { place, stands } = kobold;
  if (!place || stands === "lower" || place === SUMMIT) return [];
  const crowd = crowdOf(view);
  return [...new Set(hand)].flatMap((face) =>
    valuesOf(face as Face).flatMap(({ card, value }) => {
      const made = (use: Movement, way: Way): Path[] => {
        const spaces = spacesAlong(place, use, value, way, view.rotation);
        const end = spaces.at(-1);
        if (end === undefined || spaces.slice(0, -1).some((space) => isPair(crowd, space))) return [];
        return [{ use, card, face: face as Face, way, from: place, spaces, end }];
      };
      if (VILLAGE_OF.has(place)) return entering(view, crowd, place, value, made);
      return [...walking(view, kobold, made), ...climbing(crowd, kobold, card, value, made)];
    }),
  );
}

type Make = (use: Movement, way: Way) => Path[];

function both(make: Make, use: Movement): Path[] {
  return [...make(use, "cw"), ...make(use, "ccw")];
}

/** ZAU-63, ZAU-64: with one step there is no way to choose, except the direction of a push. */
function entering(view: ZauberbergView, crowd: Crowd, village: string, value: number, make: Make): Path[] {
  const plain = value === 1 && !isPair(crowd, cornerOf(village, view.rotation));
  return plain ? make("enter", "none") : both(make, "enter");
}

/** ZAU-71: a kobold that landed on another in this turn can only climb from it. */
function walking(view: ZauberbergView, { stands }: KoboldView, make: Make): Path[] {
  return view.played >= 2 && stands === "upper" && !view.walk_on ? [] : both(make, "walk");
}

function climbing(crowd: Crowd, kobold: KoboldView, card: string, value: number, make: Make): Path[] {
  const above = SPACE_OF.get(kobold.place ?? "")?.above ?? "";
  if (kobold.stands !== "upper" || !above || crowd.has(above)) return [];
  if (above === SUMMIT) return card === "J1" || !card.startsWith("J") ? make("climb", "none") : [];
  return value === 1 ? make("climb", "none") : both(make, "climb");
}

function valuesOf(face: Face): { card: string; value: number }[] {
  if (face !== "J") return [{ card: face, value: Number(face) }];
  return NUMBERS.map((value) => ({ card: `J${value}`, value }));
}

function isPair(crowd: Crowd, space: string): boolean {
  return (crowd.get(space)?.length ?? 0) > 1;
}

/** Returns the movements that are open to the looking player, as far as is chosen: those of the kobold that is
 * named, or that a card, a kobold under the hand or a first choice would name. */
export function openPaths(view: ZauberbergView, chosen: readonly string[], aim: string | null): Path[] {
  const hand = view.eye === null ? null : (view.players[view.eye]?.hand ?? null);
  if (view.eye === null || !hand) return [];
  if (isMoving(view)) {
    const kobold = view.players[view.eye]?.kobolds[view.kobold - 1];
    return kobold && view.active === view.eye ? pathsOf(view, kobold, hand) : [];
  }
  const named = view.phase === "choose-action" ? namedBy(view, chosen, aim) : null;
  if (!named) return [];
  const rest = [...hand];
  const spent = rest.includes(named.card)
    ? named.card
    : rest.includes(String(named.number))
      ? String(named.number)
      : "J";
  rest.splice(rest.indexOf(spent), 1);
  const kobold = view.players[view.eye]?.kobolds[named.number - 1];
  return kobold ? pathsOf(view, kobold, rest) : [];
}

/** The kobold and card of a first card that is chosen or under the hand; the kobold decides. */
function namedBy(
  view: ZauberbergView,
  chosen: readonly string[],
  aim: string | null,
): { number: number; card: string } | null {
  const [kind, id = ""] = (aim ?? "").split(" ");
  const own = koboldId(view.eye ?? 0, 0).slice(0, 1);
  const aimed = kind === "kobold" && id.startsWith(own) ? Number(id.slice(1)) : 0;
  const picked = Number(chosen.find((part) => /^k[1-5]$/.test(part))?.slice(1) ?? 0);
  const face = kind === "card" ? id : (chosen.find((part) => /^[1-5J]$/.test(part)) ?? "");
  const number = picked || aimed || (/^[1-5]$/.test(face) ? Number(face) : 0);
  return number ? { number, card: face } : null;
}

/** Returns the paths that agree with what is chosen: use, card, direction, and the end as it glows. */
export function agreeing(paths: readonly Path[], chosen: readonly string[], glows: ReadonlyMap<string, Glow>): Path[] {
  const use = chosen.find((part) => part === "walk" || part === "enter" || part === "climb");
  const card = chosen.find((part) => /^(J?[1-5])$/.test(part));
  const way = chosen.find((part) => part === "cw" || part === "ccw" || part === "none");
  const end = [...glows].find(([element, glow]) => glow === "chosen" && element.startsWith("space "))?.[0];
  return paths.filter(
    (path) =>
      (!use || path.use === use) &&
      (!card || path.card === card) &&
      (!way || path.way === way) &&
      (!end || `space ${path.end}` === end),
  );
}

/** Returns the paths that what is under the hand speaks of; all of them where it speaks of none. */
export function aimedAt(paths: readonly Path[], aim: string | null): Path[] {
  const [kind, id = ""] = (aim ?? "").split(" ");
  if (kind === "card") return paths.filter((path) => path.face === id);
  return kind === "space" ? paths.filter((path) => path.end === id) : [];
}

/** Returns how elements are offered: as the question says, and of a movement also its cards and ends at once, of a
 * placing also the villages. */
export function offered(
  view: ZauberbergView,
  glows: ReadonlyMap<string, Glow>,
  paths: readonly Path[],
): Map<string, Glow> {
  const offers = new Map<string, Glow>();
  if (isMoving(view) && glows.size > 0)
    for (const { face, end } of paths) {
      offers.set(`card ${face}`, "open");
      offers.set(`space ${end}`, "open");
    }
  if (view.phase === "place-kobold" && glows.size > 0)
    for (const village of openVillages(view)) offers.set(`village ${village}`, "open");
  for (const [element, glow] of glows) offers.set(element, glow);
  return offers;
}

const TO_USE = 3;

/** The villages in which the looking player may place a kobold: three are used at the end (ZAU-21). */
function openVillages(view: ZauberbergView): string[] {
  const kobolds = view.players[view.eye ?? -1]?.kobolds ?? [];
  const used = new Set(kobolds.flatMap(({ place }) => place ?? []));
  const left = kobolds.filter(({ place }) => place === null).length;
  const open = (village: string) => (used.has(village) ? left - 1 >= TO_USE - used.size : used.size < TO_USE);
  return [...VILLAGE_OF.keys()].filter(open);
}

/** Returns the paths by their ends. */
export function byEnd(paths: readonly Path[]): Map<string, Path[]> {
  const ends = new Map<string, Path[]>();
  for (const path of paths) ends.set(path.end, [...(ends.get(path.end) ?? []), path]);
  return ends;
}

/** What a kobold meets where its movement ends. */
export type Meeting =
  | { kind: "summit" }
  | { kind: "stone" }
  | { kind: "token"; face: Token | null }
  | { kind: "kobold"; id: string }
  | { kind: "push"; pushed: readonly { id: string; to: string }[] };

/** Returns what a path ends with; null for a plain space. */
export function meetingOf(view: ZauberbergView, path: Path): Meeting | null {
  if (path.end === SUMMIT) return { kind: "summit" };
  // The one that moves is no longer where it was when it arrives.
  const there = crowdOf(view).get(path.end) ?? [];
  if (there.length > 1) return { kind: "push", pushed: pushes(view, path) };
  const [alone] = there;
  if (alone) return { kind: "kobold", id: koboldId(alone.seat, alone.number) };
  if (view.stones.includes(path.end)) return { kind: "stone" };
  const token = view.tokens.find(({ space, state }) => space === path.end && state !== "gone");
  return token ? { kind: "token", face: token.face as Token | null } : null;
}

/** The chain of pushes: each upper kobold goes one space on in the direction of the movement (ZAU-86, ZAU-89). */
function pushes(view: ZauberbergView, { end, way }: Path): { id: string; to: string }[] {
  const crowd = crowdOf(view);
  const pushed: { id: string; to: string }[] = [];
  let space = SPACE_OF.get(end);
  while (space && way !== "none" && pushed.length < crowd.size) {
    const upper = crowd.get(space.id)?.[1];
    if (!upper) break;
    pushed.push({ id: koboldId(upper.seat, upper.number), to: space[way] });
    space = SPACE_OF.get(space[way]);
  }
  return pushed;
}

/** Returns every push once: a card and a joker in its stead push alike. */
export function once<Push extends { id: string; to: string }>(pushes: readonly Push[]): Push[] {
  return [...new Map(pushes.map((push) => [`${push.id} ${push.to}`, push])).values()];
}
