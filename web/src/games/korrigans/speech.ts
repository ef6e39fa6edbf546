/** What a screen reader hears of the map's elements, and what a field's note says. */

import type { Words } from "../../words/words";
import { type Companion, CROSSING_OF, CROSSINGS, FIELD_OF, seatLetter } from "./box";
import type { FieldView, KorrigansView } from "./types";

/** Returns what lies and stands in a field, what the player remembers of it, and how one may come there now. */
export function fieldLabel(words: Words, view: KorrigansView, seen: FieldView, by: readonly Companion[]): string {
  const field = FIELD_OF.get(seen.field);
  if (!field) return seen.field;
  const facts = words.say("screen-field", {
    place: field.id,
    ground: field.color,
    clovers: seen.clovers,
    menhir: yes(seen.menhir),
    molehill: yes(field.molehill),
    pontoon: yes(field.pontoon),
    start: view.side === "icons" && view.part === "placement" ? field.start : 0,
  });
  const people = standingIn(words, view, field.id).join(", ");
  const reach = by.length ? words.say("screen-comes-by", { companions: [...by] }) : "";
  return [facts, people, cauldronAt(words, view, seen), memoryOf(words, seen), reach].filter(Boolean).join(". ");
}

/** Returns what lies around a field and where the troll stands there, for a screen reader. */
export function bordersOf(words: Words, view: KorrigansView, field: string): string {
  const around = CROSSINGS.filter(({ a, b }) => a === field || b === field);
  const borders = (["open", "door", "bridge"] as const).flatMap((kind) => {
    const fields = around.filter((border) => border.kind === kind).map(({ a, b }) => (a === field ? b : a));
    return fields.length ? [words.say("screen-borders", { crossing: kind, fields })] : [];
  });
  const troll = around.find(({ id }) => id === view.troll);
  const barred = troll ? [words.say("screen-troll-here", { fields: [troll.a, troll.b] })] : [];
  return [...borders, ...barred].join(". ");
}

/** Returns everybody who stands in a field. */
export function standingIn(words: Words, view: KorrigansView, field: string): string[] {
  return view.players.flatMap((player, seat) =>
    player.korrigans.flatMap((korrigan, at) =>
      korrigan.field === field
        ? [words.say("screen-standing", { seat, korrigan: `k${at + 1}`, carries: korrigan.carries || "none" })]
        : [],
    ),
  );
}

/** Returns what the player saw in a field and what others have taken since; nothing where there is no memory. */
export function memoryOf(words: Words, seen: FieldView): string {
  if (!seen.memory) return "";
  const { clovers } = seen.memory;
  const saw = clovers.length ? words.say("screen-saw", { clovers }) : words.say("screen-saw-nothing-left");
  return [saw, sinceThen(words, seen)].filter(Boolean).join("; ");
}

/** Returns who has taken tokens since the player looked. */
export function sinceThen(words: Words, seen: FieldView): string {
  const seats = seen.memory?.taken_by ?? [];
  return seats.length ? words.say("screen-since", { number: seats.length, seats: [...new Set(seats)] }) : "";
}

/** Returns whether the cauldron is here or may still appear, once not every field can hold it. */
function cauldronAt(words: Words, view: KorrigansView, seen: FieldView): string {
  if (view.cauldron) return view.cauldron === seen.field ? words.say("screen-cauldron-here") : "";
  if (view.fields.every(({ possible }) => possible)) return "";
  return words.say(seen.possible ? "screen-possible" : "screen-impossible");
}

/** Returns who a figure is, by the sign on it and by name: `A1, your first Korrigan, North Heath`. */
export function korriganLabel(words: Words, view: KorrigansView, seat: number, number: 1 | 2): string {
  const korrigan = view.players[seat]?.korrigans[number - 1];
  const who = words.say("screen-standing", { seat, korrigan: `k${number}`, carries: korrigan?.carries || "none" });
  const where = korrigan?.field ? [words.name("place", korrigan.field)] : [];
  return [`${seatLetter(seat)}${number}`, who, ...where].join(", ");
}

/** Returns whether a row or column is closed, and what a pawn there would close. */
export function lineLabel(
  words: Words,
  view: KorrigansView,
  line: "sun" | "cloud",
  number: number,
  drops: readonly string[],
): string {
  const pawn = (line === "sun" ? view.suns : view.clouds)[number - 1] ?? null;
  const kind = line === "sun" ? "row" : "column";
  if (pawn) return words.say(`screen-${kind}-closed`, { number, pawn });
  const free = words.say(`screen-${kind}-free`, { number });
  return drops.length ? `${free}; ${words.say("note-fields-out", { fields: [...drops] })}` : free;
}

/** Returns what kind of crossing this is, between which fields, and whether the troll bars it. */
export function crossingLabel(words: Words, view: KorrigansView, crossing: number): string {
  const border = CROSSING_OF.get(crossing);
  if (!border) return String(crossing);
  return words.say("screen-crossing", {
    kind: border.kind,
    fields: [border.a, border.b],
    troll: yes(view.troll === crossing),
  });
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
