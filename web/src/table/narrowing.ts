/** Narrowing a question: from all that is offered to one choice, part by part, in whatever order a person touches things.
 *
 * A person may press a use ("buy"), then touch a card and a space, or touch the space first. Every touch is a pick; the
 * state of an answer is nothing but its picks, so taking one back is dropping it.
 */

import type { Glow } from "../games/module";
import type { Choice, Part, Phrase, Prompt } from "../wire/protocol";

/** One thing a person has decided: a word at a place of the notation, or a board element wherever it stands. */
export type Pick = { at: number; id: string } | { element: string };

/** The uses that a game knows for a touched element (null: for the question as a whole), always in the same order. */
export type Uses = (element: string | null) => readonly Part[];

const NO_USES: Uses = () => [];

/** One answer to the part that is asked next. */
export interface Option {
  at: number;
  id: string;
  /** Its number key, counted from 0. A use has the same one in every turn. */
  key: number;
  label: Phrase;
  target: string | null;
  /** What it costs or brings, where that is the same for all choices behind it. */
  note: Phrase | null;
  /** The choices behind it. */
  choices: readonly Choice[];
}

/** An answer that the game knows but that is not offered now, or not with these picks; touching it asks why. */
export interface Barred {
  id: string;
  /** Its number key, counted from 0; null where the keys belong to the options. */
  key: number | null;
  label: Phrase;
  target: string | null;
  /** The beginning of the move that it would mean. */
  probe: string;
}

export interface Narrowed {
  /** The picks this state stands for. */
  picks: readonly Pick[];
  /** What can still be meant. */
  choices: readonly Choice[];
  /** The parts that are settled, in the order of the notation, picked or filled in. */
  settled: readonly Part[];
  /** The place of the part to ask next; null when one choice is left. */
  asks: number | null;
  options: readonly Option[];
  barred: readonly Barred[];
  /** The one choice that is left. */
  choice: Choice | null;
  /** The number key that confirms it, counted from 0. */
  key: number;
  /** The last pick itself decided it: no part was filled in behind the person's back. */
  decided: boolean;
  /** What it costs or brings, as far as that is known. */
  note: Phrase | null;
}

/** A choice that is still possible, and the places of it that were picked. */
interface Left {
  choice: Choice;
  picked: readonly number[];
}

export const AMOUNT = /^\d+$/;

/** Returns the state of an answer after these picks. */
export function narrowed(prompt: Prompt, picks: readonly Pick[], uses: Uses = NO_USES): Narrowed {
  const left = leftAfter(prompt, picks);
  const choices = left.map((each) => each.choice);
  const choice = choices.length === 1 ? (choices[0] ?? null) : null;
  const order = orderOf(prompt, uses);
  const asks = choice ? null : asked(left, uses(touchedLast(picks)));
  const settled = settledParts(left, picks.length > 0);
  const options = asks === null ? [] : optionsAt(choices, asks, order);
  return {
    picks,
    choices,
    settled,
    asks,
    options,
    barred: barredOf(prompt, left, picks, { asks, options, order, uses }),
    choice,
    key: Math.max(0, order.indexOf(choice?.parts[0]?.id ?? "")),
    decided: choice !== null && isDecided(prompt, picks, choice, order),
    note: sharedNote(choices),
  };
}

/** The uses in the game's order, then those it does not name; empty where a game names none, and the question's order holds. */
function orderOf(prompt: Prompt, uses: Uses): string[] {
  const known = uses(null).map((part) => part.id);
  if (known.length === 0) return [];
  return [...new Set([...known, ...prompt.choices.map((choice) => choice.parts[0]?.id ?? "")])];
}

/** The place to ask next. A use is asked for even where only one is offered: its key means the same in every turn. */
function asked(left: readonly Left[], known: readonly Part[]): number | null {
  const usePicked = left.some((each) => each.picked.includes(0));
  return known.length > 1 && !usePicked ? 0 : firstDiffering(left.map((each) => each.choice));
}

/** The element that was touched last, if the last pick was a touch. */
function touchedLast(picks: readonly Pick[]): string | null {
  const last = picks.at(-1);
  return last && "element" in last ? last.element : null;
}

/** A touch alone never plays where the game knows several uses, though the question may offer only one of them. */
function isDecided(prompt: Prompt, picks: readonly Pick[], choice: Choice, order: readonly string[]): boolean {
  const [first] = picks;
  if (picks.length === 1 && order.length > 1 && first && !("at" in first && first.at === 0)) return false;
  return lastPickDecided(prompt, picks, choice);
}

/** Returns the picks after pressing one of the options. */
export function chooseOption(state: Narrowed, option: { at: number; id: string }): Pick[] {
  return [...state.picks, { at: option.at, id: option.id }];
}

/** Returns the picks after touching a board element; null if it is not offered, and the page should say why.
 *
 * Touching a picked element puts it back, unless the move goes on there: a pixie may rise to the space whose action lets
 * it rise. Touching one that contradicts earlier picks changes one's mind: it stays, and with it every earlier pick that
 * fits.
 */
export function touch(prompt: Prompt, picks: readonly Pick[], element: string): Pick[] | null {
  const again = picks.findIndex((pick) => means(prompt, picks, pick, element));
  if (again >= 0 && !goesOn(prompt, picks, element)) return picks.filter((_, index) => index !== again);
  const added: Pick[] = [...picks, { element }];
  if (leftAfter(prompt, added).length > 0) return added;
  let kept: Pick[] = [{ element }];
  if (leftAfter(prompt, kept).length === 0) return null;
  for (const pick of picks) {
    const more: Pick[] = [...kept.slice(0, -1), pick, { element }];
    if (leftAfter(prompt, more).length > 0) kept = more;
  }
  return kept;
}

/** Returns the picks without the last one. */
export function takenBack(picks: readonly Pick[]): Pick[] {
  return picks.slice(0, -1);
}

/** Returns the picks that lead to a move, such as a hint's; null if it is not offered. */
export function picksFor(prompt: Prompt, move: string): Pick[] | null {
  const choice = prompt.choices.find((each) => each.move === move);
  return choice ? choice.parts.map((part, at) => ({ at, id: part.id })) : null;
}

/** Returns how the board's elements are offered: what can be touched next, what is chosen, what a hovered option means. */
export function glows(prompt: Prompt, picks: readonly Pick[], hovered: Option | null): Map<string, Glow> {
  const left = leftAfter(prompt, picks);
  const found = new Map<string, Glow>();
  for (const part of settledParts(left, picks.length > 0)) if (part.target) found.set(part.target, "chosen");
  if (left.length > 1) for (const next of nextTargets(left, picks.length > 0)) found.set(next, "open");
  for (const target of previewed(left, hovered)) found.set(target, "preview");
  return found;
}

/** Returns the ids of the settled parts, for the board. */
export function chosenIds(state: Narrowed): string[] {
  return state.settled.map((part) => part.id);
}

function leftAfter(prompt: Prompt, picks: readonly Pick[]): Left[] {
  let left: Left[] = prompt.choices.map((choice) => ({ choice, picked: [] }));
  for (const pick of picks) left = "element" in pick ? touched(left, pick.element) : pressed(left, pick.at, pick.id);
  return left;
}

function pressed(left: readonly Left[], at: number, id: string): Left[] {
  return left
    .filter((each) => (each.choice.parts[at]?.id ?? "") === id)
    .map((each) => ({ choice: each.choice, picked: [...each.picked, at] }));
}

/** An element means the use that stands there; else the first open part that points at the board; where a use has no such
 * choice, any open part of it. */
function touched(left: readonly Left[], element: string): Left[] {
  const standing = left.filter(({ choice, picked }) => choice.parts[0]?.target === element && !picked.includes(0));
  if (standing.length) return standing.map(({ choice, picked }) => ({ choice, picked: [...picked, 0] }));
  const byUse = new Map<string, Left[]>();
  for (const each of left) {
    const use = each.choice.parts[0]?.id ?? "";
    byUse.set(use, [...(byUse.get(use) ?? []), each]);
  }
  const kept = new Set<Left>();
  const places = new Map<Left, number>();
  for (const group of byUse.values()) {
    const strict = group.filter((each) => nextTarget(each) === element);
    for (const each of strict.length ? strict : group) {
      const at = openPlace(each, element);
      if (at === null) continue;
      kept.add(each);
      places.set(each, at);
    }
  }
  return left
    .filter((each) => kept.has(each))
    .map((each) => ({ choice: each.choice, picked: [...each.picked, places.get(each) ?? 0] }));
}

function openPlace(left: Left, element: string): number | null {
  const at = left.choice.parts.findIndex((part, place) => part.target === element && !left.picked.includes(place));
  return at < 0 ? null : at;
}

function nextTarget(left: Left): string | null {
  const part = left.choice.parts.find((each, at) => each.target && !left.picked.includes(at));
  return part?.target ?? null;
}

/** What can be touched next: once a person has begun, only what is still open, not what no longer differs. */
function nextTargets(left: readonly Left[], begun: boolean): Set<string> {
  const choices = left.map((each) => each.choice);
  const longest = Math.max(0, ...choices.map((choice) => choice.parts.length));
  const open = Array.from({ length: longest }, (_, at) => !begun || differs(choices, at));
  const found = left.map(({ choice, picked }) =>
    choice.parts.find((part, at) => part.target && open[at] && !picked.includes(at)),
  );
  return new Set(found.flatMap((part) => part?.target ?? []));
}

/** A picked element is also what is asked for next; the last open part of the one choice left counts as well. */
function goesOn(prompt: Prompt, picks: readonly Pick[], element: string): boolean {
  const left = leftAfter(prompt, picks);
  const [only] = left;
  if (left.length > 1) return nextTargets(left, true).has(element);
  return only !== undefined && picks.length > 1 && nextTarget(only) === element;
}

function means(prompt: Prompt, picks: readonly Pick[], pick: Pick, element: string): boolean {
  if ("element" in pick) return pick.element === element;
  return leftAfter(prompt, picks).some((each) => each.choice.parts[pick.at]?.target === element);
}

function firstDiffering(choices: readonly Choice[]): number | null {
  const longest = Math.max(0, ...choices.map((choice) => choice.parts.length));
  for (let at = 0; at < longest; at++) if (differs(choices, at)) return at;
  return null;
}

function differs(choices: readonly Choice[], at: number): boolean {
  return new Set(choices.map((choice) => choice.parts[at]?.id)).size > 1;
}

/** Picked parts, and once a person has begun also those that no longer differ. */
function settledParts(left: readonly Left[], begun: boolean): Part[] {
  const first = left[0];
  if (!first || !begun) return [];
  const choices = left.map((each) => each.choice);
  const same = first.choice.parts.filter((_, at) => !differs(choices, at));
  const moved = first.choice.parts.filter((part, at) => first.picked.includes(at) && isSharedBy(part, left));
  return [...same, ...moved.filter((part) => !same.includes(part))];
}

/** A touched element may stand at different places of the choices that are left. */
function isSharedBy(part: Part, left: readonly Left[]): boolean {
  return left.every((each) => each.picked.some((at) => each.choice.parts[at]?.id === part.id));
}

function optionsAt(choices: readonly Choice[], at: number, order: readonly string[]): Option[] {
  const behind = new Map<string, Choice[]>();
  for (const choice of choices) {
    const id = choice.parts[at]?.id ?? "";
    behind.set(id, [...(behind.get(id) ?? []), choice]);
  }
  const found = [...behind].map(([id, those], place): Option => {
    const part = those[0]?.parts[at];
    const label = part?.label ?? { key: "table-no-more", args: {} };
    const key = at === 0 && order.length ? order.indexOf(id) : place;
    return { at, id, key, label, target: part?.target ?? null, note: sharedNote(those), choices: those };
  });
  return found.sort((one, other) => one.key - other.key);
}

function sharedNote(choices: readonly Choice[]): Phrase | null {
  const first = choices[0]?.note ?? null;
  const same = choices.every((choice) => JSON.stringify(choice.note ?? null) === JSON.stringify(first));
  return same ? first : null;
}

/** What is asked, and the uses the game knows. */
interface Asking {
  asks: number | null;
  options: readonly Option[];
  order: readonly string[];
  uses: Uses;
}

/** What one might want as well, but is not offered together with the picks. */
function barredOf(prompt: Prompt, left: readonly Left[], picks: readonly Pick[], asking: Asking): Barred[] {
  const { asks, options, order, uses } = asking;
  if (order.length === 0) return picks.length ? barredAt(prompt, left, asks, options) : [];
  const usePicked = left.some((each) => each.picked.includes(0));
  return usePicked ? [] : barredUses(left, uses(touchedLast(picks)), order);
}

/** The uses of what was touched that the question does not offer. */
function barredUses(left: readonly Left[], known: readonly Part[], order: readonly string[]): Barred[] {
  const offered = new Set(left.map((each) => each.choice.parts[0]?.id));
  return known
    .filter((part) => !offered.has(part.id))
    .map((part) => ({
      id: part.id,
      key: order.indexOf(part.id),
      label: part.label,
      target: part.target,
      probe: probeWith(left, 0, part.id) ?? part.id,
    }));
}

/** What the question also knows at the place asked (or filled in last) but does not offer together with the picks.
 *
 * Only what has no place on the board: the rest can be touched there, and says why itself.
 */
function barredAt(prompt: Prompt, left: readonly Left[], asks: number | null, options: readonly Option[]): Barred[] {
  const at = asks ?? filledPlace(left);
  if (at === null) return [];
  const offered = new Set(options.map((option) => option.id));
  if (asks === null) offered.add(left[0]?.choice.parts[at]?.id ?? "");
  const kinds = new Set(left.map((each) => each.choice.parts[at]?.label.key));
  const found = new Map<string, Barred>();
  for (const choice of prompt.choices) {
    const part = choice.parts[at];
    if (!part || offered.has(part.id) || found.has(part.id)) continue;
    if (part.target || AMOUNT.test(part.id) || !(at === 0 || kinds.has(part.label.key))) continue;
    const probe = probeWith(left, at, part.id);
    if (probe) found.set(part.id, { id: part.id, key: null, label: part.label, target: null, probe });
  }
  return [...found.values()];
}

/** The first part of the one choice left that nobody picked. */
function filledPlace(left: readonly Left[]): number | null {
  const only = left[0];
  if (!only || left.length > 1) return null;
  const at = only.choice.parts.findIndex((_, place) => !only.picked.includes(place));
  return at < 0 ? null : at;
}

/** The beginning of a move with another word at one place: settled words before it, picked words right after it. */
function probeWith(left: readonly Left[], at: number, id: string): string | null {
  const choices = left.map((each) => each.choice);
  const parts = choices[0]?.parts ?? [];
  const before = parts.slice(0, at);
  if (before.some((_, place) => differs(choices, place))) return null;
  const isPicked = (place: number) => left.every((each) => each.picked.includes(place)) && !differs(choices, place);
  const open = parts.findIndex((_, place) => place > at && !isPicked(place));
  const after = parts.slice(at + 1, open < 0 ? undefined : open);
  return [...before.map((part) => part.id), id, ...after.map((part) => part.id)].join(" ");
}

/** Nothing but the last pick was open before it, so it is the person's own last word. */
function lastPickDecided(prompt: Prompt, picks: readonly Pick[], choice: Choice): boolean {
  const last = picks.at(-1);
  if (!last) return false;
  const before = leftAfter(prompt, picks.slice(0, -1));
  const same = before.find((each) => each.choice === choice);
  const decidedAt = "at" in last ? last.at : same && openPlace(same, last.element);
  const others = before.map((each) => each.choice);
  return choice.parts.every((_, at) => at === decidedAt || !differs(others, at));
}

function previewed(left: readonly Left[], hovered: Option | null): string[] {
  if (!hovered) return [];
  const behind = left.filter((each) => hovered.choices.includes(each.choice));
  if (hovered.target) return [hovered.target];
  const targets = behind.length === 1 ? behind[0].choice.parts.map((part) => part.target) : behind.map(nextTarget);
  return targets.filter((target) => typeof target === "string");
}
