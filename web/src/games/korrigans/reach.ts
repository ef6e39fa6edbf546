/** Where companions lead, which of that is open to the looking player, and what the rainbow leaves of the map. */

import type { Glow } from "../module";
import {
  COLUMNS,
  COMPANIONS,
  type Companion,
  CROSSING_OF,
  crossingBetween,
  FIELD_OF,
  FIELDS,
  type Field,
  fieldsIn,
  isCompanion,
  ROWS,
} from "./box";
import type { KorrigansView, PlayerView } from "./types";

/** One movement: which of the player's two Korrigans, on what, and where to. */
export interface Path {
  korrigan: "k1" | "k2";
  companion: Companion;
  field: string;
}

const CROSSES: Readonly<Partial<Record<Companion, string>>> = { hare: "open", squirrel: "door", mouse: "bridge" };
const MOVING = ["move", "fairy-move", "final-move"];
export const KORRIGANS = ["k1", "k2"] as const;

/** Tells whether the question is about a movement. */
export function isMoving(view: KorrigansView): boolean {
  return MOVING.includes(view.phase);
}

/** Tells whether a companion leads from one field to another, the troll apart. */
export function leads(companion: Companion, from: string, to: string): boolean {
  if (from === to) return false;
  const kind = CROSSES[companion];
  if (kind) return crossingBetween(from, to)?.kind === kind;
  const [start, end] = [FIELD_OF.get(from), FIELD_OF.get(to)];
  if (!start || !end) return false;
  if (companion === "bird") return start.color === end.color;
  return companion === "mole" ? start.molehill && end.molehill : start.pontoon && end.pontoon;
}

/** Tells whether the troll stands in a companion's way. */
export function isBarred(view: KorrigansView, companion: Companion, from: string, to: string): boolean {
  const troll = CROSSING_OF.get(view.troll);
  return CROSSES[companion] !== undefined && troll !== undefined && crossingBetween(from, to)?.id === troll.id;
}

/** Returns the companions a player may use, as far as the eye knows them, each kind once and in the common order. */
export function companionsOf(player: PlayerView): Companion[] {
  const all = [...(player.tokens ?? []), ...player.revealed, ...player.backups];
  return COMPANIONS.filter((companion) => all.includes(companion));
}

/** Returns where a companion leads from a field now. */
export function reachedBy(view: KorrigansView, companion: Companion, from: string): Field[] {
  return FIELDS.filter(({ id }) => leads(companion, from, id) && !isBarred(view, companion, from, id));
}

/** Returns every movement open to a seat. */
export function pathsOf(view: KorrigansView, seat: number | null): Path[] {
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return [];
  return KORRIGANS.flatMap((korrigan, at) => {
    const from = player.korrigans[at]?.field;
    if (!from) return [];
    return companionsOf(player).flatMap((companion) =>
      reachedBy(view, companion, from).map(({ id }): Path => ({ korrigan, companion, field: id })),
    );
  });
}

/** Returns the paths that agree with what is chosen so far. */
export function agreeing(paths: readonly Path[], chosen: readonly string[]): Path[] {
  const korrigan = KORRIGANS.find((id) => chosen.includes(id));
  const companion = chosen.find(isCompanion);
  const field = chosen.find((part) => FIELD_OF.has(part));
  return paths.filter(
    (path) =>
      (!korrigan || path.korrigan === korrigan) &&
      (!companion || path.companion === companion) &&
      (!field || path.field === field),
  );
}

/** Returns how elements are offered: as the question says, and what else of a movement may be touched at once. */
export function offered(
  view: KorrigansView,
  glows: ReadonlyMap<string, Glow>,
  chosen: readonly string[],
): Map<string, Glow> {
  const offers = new Map<string, Glow>();
  if (isMoving(view) && glows.size > 0) {
    for (const path of agreeing(pathsOf(view, view.eye), chosen)) {
      offers.set(`korrigan ${korriganId(view.eye ?? 0, path.korrigan)}`, "open");
      offers.set(`companion ${path.companion}`, "open");
      offers.set(`field ${path.field}`, "open");
    }
  }
  for (const [element, glow] of glows) offers.set(element, glow);
  return offers;
}

/** Returns the name of a Korrigan as elements have it: `a1` for the first player's first. */
export function korriganId(seat: number, korrigan: string): string {
  return `${"abcde"[seat]}${korrigan.slice(1)}`;
}

/** Returns the fields which the cauldron could no longer reach after a pawn on this sun or cloud. */
export function droppedBy(view: KorrigansView, line: "sun" | "cloud", number: number): string[] {
  const suns = view.suns.map((pawn, at) => pawn !== null || (line === "sun" && at === number - 1));
  const clouds = view.clouds.map((pawn, at) => pawn !== null || (line === "cloud" && at === number - 1));
  const left = new Set<string>();
  for (let row = 1; row <= ROWS; row++)
    for (let column = 1; column <= COLUMNS; column++)
      if (!suns[row - 1] && !clouds[column - 1]) for (const field of fieldsIn(row, column)) left.add(field);
  return view.fields.filter(({ field, possible }) => possible && !left.has(field)).map(({ field }) => field);
}

/** What the pointer, the keyboard or a hovered choice is on would mean for the map. */
export interface Meant {
  /** Elements that it would lead to. */
  previews: readonly string[];
  /** Fields that it would close to the cauldron. */
  drops: readonly string[];
}

/** Returns what an element under the hand would mean: where a companion or Korrigan could go, what a pawn would
 * close. */
export function aimed(view: KorrigansView, paths: readonly Path[], element: string | null): Meant {
  const [kind, id = ""] = (element ?? "").split(" ");
  const fields = (leading: readonly Path[]) => [...new Set(leading.map((path) => `field ${path.field}`))];
  if (kind === "companion") return { previews: fields(paths.filter((path) => path.companion === id)), drops: [] };
  if (kind === "korrigan" && view.eye !== null)
    return { previews: fields(paths.filter((path) => korriganId(view.eye ?? 0, path.korrigan) === id)), drops: [] };
  if (kind === "field") {
    const leading = paths.filter((path) => path.field === id);
    return { previews: [...new Set(leading.map((path) => `companion ${path.companion}`))], drops: [] };
  }
  if ((kind === "sun" && view.phase === "place-sun") || (kind === "cloud" && view.phase === "place-cloud")) {
    const free = (kind === "sun" ? view.suns : view.clouds)[Number(id) - 1] === null;
    return { previews: [], drops: free ? droppedBy(view, kind, Number(id)) : [] };
  }
  return { previews: [], drops: [] };
}
