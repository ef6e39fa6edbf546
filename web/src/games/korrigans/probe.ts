/** What touching an element would mean, for the question "why can't I?". */

import { COMPANIONS, type Companion, FIELD_OF, isCompanion } from "./box";
import { companionsOf, KORRIGANS, leads } from "./reach";
import type { KorrigansView } from "./types";

const SACRIFICES = ["offer-sacrifice", "must-sacrifice"];

/** Returns the beginning of a move, or null where an element means nothing. */
export function probe(view: KorrigansView, element: string, chosen: readonly string[]): string | null {
  const [kind, id] = element.split(" ");
  if (!id) return null;
  switch (kind) {
    case "field":
      return fieldMove(view, id, chosen);
    case "companion":
      return SACRIFICES.includes(view.phase)
        ? `sacrifice ${givenUp(view, chosen)} ${id}`
        : companionMove(view, id, chosen);
    case "korrigan":
      return korriganMove(view, id, chosen);
    case "clover":
      return `gather ${id}`;
    case "token":
      return `sacrifice ${id}`;
    case "crossing":
      return `troll ${id}`;
    case "seat":
      return `screen ${"abcde"[Number(id)]}`;
    case "sun":
    case "cloud":
      return `${kind} ${id}`;
    default:
      return null;
  }
}

function fieldMove(view: KorrigansView, field: string, chosen: readonly string[]): string | null {
  if (!FIELD_OF.has(field)) return null;
  if (view.phase === "place-korrigan") return `place ${field}`;
  if (view.phase === "place-cauldron") return `cauldron ${field}`;
  const companion = chosen.find(isCompanion);
  const korrigan = KORRIGANS.find((id) => chosen.includes(id)) ?? nearest(view, field, companion);
  const from = standing(view, korrigan);
  return `move ${korrigan} ${companion ?? natural(view, from, field)} ${field}`;
}

/** The Korrigan that would come closest to making this movement: one that a companion could carry there. */
function nearest(view: KorrigansView, field: string, companion: Companion | undefined): "k1" | "k2" {
  const able = (companions: readonly Companion[]) =>
    KORRIGANS.find((korrigan) => {
      const from = standing(view, korrigan);
      return from !== null && companions.some((companion) => leads(companion, from, field));
    });
  const player = view.eye === null ? undefined : view.players[view.eye];
  const owned = player ? companionsOf(player) : [];
  const placed = KORRIGANS.find((korrigan) => standing(view, korrigan) !== null && standing(view, korrigan) !== field);
  return able(companion ? [companion] : owned) ?? able(companion ? [companion] : COMPANIONS) ?? placed ?? "k1";
}

/** The companion that would lead there: one's own if possible, for then something else is in the way. */
function natural(view: KorrigansView, from: string | null, field: string): Companion {
  const player = view.eye === null ? undefined : view.players[view.eye];
  const owned = player ? companionsOf(player) : [];
  const leading = COMPANIONS.filter((companion) => from !== null && leads(companion, from, field));
  return leading.find((companion) => owned.includes(companion)) ?? leading[0] ?? owned[0] ?? "hare";
}

function companionMove(view: KorrigansView, companion: string, chosen: readonly string[]): string {
  const korrigan = KORRIGANS.find((id) => chosen.includes(id)) ?? KORRIGANS.find((id) => standing(view, id)) ?? "k1";
  const field = chosen.find((part) => FIELD_OF.has(part));
  return ["move", korrigan, companion, ...(field ? [field] : [])].join(" ");
}

function korriganMove(view: KorrigansView, id: string, chosen: readonly string[]): string {
  const seat = "abcde".indexOf(id.slice(0, 1));
  if (view.phase === "goblin-target" || seat !== view.eye) return `goblin ${id}`;
  const companion = chosen.find(isCompanion);
  const field = chosen.find((part) => FIELD_OF.has(part));
  return ["move", `k${id.slice(1)}`, ...(companion ? [companion, ...(field ? [field] : [])] : [])].join(" ");
}

/** The token chosen for a sacrifice, or one that could be. */
function givenUp(view: KorrigansView, chosen: readonly string[]): string {
  const tokens = (view.eye === null ? null : view.players[view.eye]?.tokens) ?? [];
  return tokens.find((token) => chosen.includes(token)) ?? tokens[0] ?? "gold1";
}

function standing(view: KorrigansView, korrigan: "k1" | "k2"): string | null {
  const player = view.eye === null ? undefined : view.players[view.eye];
  return player?.korrigans[korrigan === "k1" ? 0 : 1]?.field ?? null;
}
