/** Narrows a question from all its choices to one, part by part, in whatever order a person touches things.
 *
 * A person may press a use ("buy"), then touch a card and a space, or touch the space first. Every touch is a pick. The
 * state of an answer is the list of its picks; taking back the last part drops the last pick.
 */

import type { Glow } from "../games/module";
import type { Choice, Part, Prompt, Use } from "../wire/prompts";
import type { Phrase } from "../wire/protocol";
import { amountKey, areDigits, confirmingKey, isNumber } from "./amounts";

/** One decision: a word at a place of the notation, or a board element at any place. */
export type Pick = { at: number; id: string } | { element: string };

/** One answer to the part that is asked next. */
export interface Option {
  at: number;
  id: string;
  /** Its number key, counted from 0. A use has the same one in every turn, an amount its own number. */
  key: number;
  label: Phrase;
  target: string | null;
  /** What it costs or brings, where that is the same for all choices behind it. */
  note: Phrase | null;
  /** The choices behind it. */
  choices: readonly Choice[];
}

/** An answer that the game knows but does not offer now, or not with these picks; touching it asks why. */
export interface Barred {
  id: string;
  /** Its number key, counted from 0; null where the keys belong to the options. */
  key: number | null;
  label: Phrase;
  target: string | null;
  /** The beginning of the move that it would mean, for the question why it is not offered. */
  probe: string;
}

export interface Narrowed {
  /** The picks this state stands for. */
  picks: readonly Pick[];
  /** The choices that fit the picks. */
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
  /** The last pick itself decided it: no part was filled in that the person did not pick. */
  decided: boolean;
  /** What it costs or brings, as far as that is known. */
  note: Phrase | null;
}

/** A choice that fits the picks, and which of its places were picked. */
interface Candidate {
  choice: Choice;
  picked: readonly number[];
}

/** Returns the state of an answer after these picks. */
export function narrowed(prompt: Prompt, picks: readonly Pick[]): Narrowed {
  const candidates = candidatesAfter(prompt, picks);
  const choices = candidates.map(({ choice }) => choice);
  const choice = choices.length === 1 ? (choices[0] ?? null) : null;
  const order = orderOf(prompt);
  const asks = choice ? null : asked(candidates, usesFor(prompt, touchedLast(picks)));
  const settled = settledParts(candidates, picks.length > 0);
  const options = asks === null ? [] : optionsAt(choices, asks, order);
  return {
    picks,
    choices,
    settled,
    asks,
    options,
    barred: barredOf(prompt, candidates, picks, { asks, options, order }),
    choice,
    key: confirmingKey(choice, order),
    decided: choice !== null && isDecided(prompt, picks, choice, order),
    note: sharedNote(choices),
  };
}

/** What one may want to do with a touched element (null: in this question at all). */
function usesFor(prompt: Prompt, element: string | null): readonly Use[] {
  const kind = element?.split(" ")[0] ?? "";
  return element === null ? prompt.uses : prompt.uses.filter((use) => use.of.includes(kind));
}

/** The uses in the question's order, then those it does not name; empty where it is not about uses. */
function orderOf(prompt: Prompt): string[] {
  const known = prompt.uses.map((use) => use.id);
  if (known.length === 0) return [];
  return [...new Set([...known, ...prompt.choices.map((choice) => choice.parts[0]?.id ?? "")])];
}

/** The place to ask next. A use is asked for even where only one is offered: its key means the same in every turn. */
function asked(candidates: readonly Candidate[], known: readonly Part[]): number | null {
  const usePicked = candidates.some(({ picked }) => picked.includes(0));
  return known.length > 1 && !usePicked ? 0 : firstDiffering(candidates.map(({ choice }) => choice));
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
 * Where a use stands that is not offered, a touch means that use, not the goal of another, until one is begun.
 * Touching a picked element puts it back, unless the move goes on there: a pixie may rise to the space whose action
 * lets it rise. Touching one that contradicts earlier picks replaces them: it stays, and with it every earlier
 * pick that fits.
 */
export function touch(prompt: Prompt, picks: readonly Pick[], element: string): Pick[] | null {
  const again = picks.findIndex((pick) => means(prompt, picks, pick, element));
  if (again >= 0 && !goesOn(prompt, picks, element)) return picks.filter((_, index) => index !== again);
  const added: Pick[] = [...picks, { element }];
  const barred = isBarredUse(prompt, element);
  if ((picks.length || !barred) && candidatesAfter(prompt, added).length > 0) return added;
  let kept: Pick[] = [{ element }];
  if (candidatesAfter(prompt, kept).length === 0) return null;
  for (const pick of picks) {
    const more: Pick[] = [...kept.slice(0, -1), pick, { element }];
    if (candidatesAfter(prompt, more).length > 0) kept = more;
  }
  return barred && kept.length === 1 ? null : kept;
}

/** A use that the game knows stands at this element, and is not offered. */
function isBarredUse(prompt: Prompt, element: string): boolean {
  const stands = prompt.uses.some((use) => use.target === element);
  return stands && !prompt.choices.some(({ parts }) => parts[0]?.target === element);
}

/** Returns the picks without the last one. */
export function takenBack(picks: readonly Pick[]): Pick[] {
  return picks.slice(0, -1);
}

/** Returns the picks that lead to a move, such as a hint's, or to the beginning of one; null if it is not offered. */
export function picksFor(prompt: Prompt, move: string): Pick[] | null {
  const whole = prompt.choices.find((offered) => offered.move === move);
  const begun = whole ?? prompt.choices.find((offered) => offered.move.startsWith(`${move} `));
  const words = whole ? whole.parts.length : move.split(" ").length;
  return begun?.parts.slice(0, words).map((part, at) => ({ at, id: part.id })) ?? null;
}

/** Returns the glow of the board's elements: open to a touch, chosen, or the preview of a hovered option. */
export function glows(prompt: Prompt, picks: readonly Pick[], hovered: Option | null): Map<string, Glow> {
  const candidates = candidatesAfter(prompt, picks);
  const shown = new Map<string, Glow>();
  for (const part of settledParts(candidates, picks.length > 0)) if (part.target) shown.set(part.target, "chosen");
  if (candidates.length > 1) for (const next of nextTargets(candidates, picks.length > 0)) shown.set(next, "open");
  for (const target of previewed(candidates, hovered)) shown.set(target, "preview");
  return shown;
}

/** Returns the ids of the settled parts, for the board. */
export function chosenIds(state: Narrowed): string[] {
  return state.settled.map((part) => part.id);
}

function candidatesAfter(prompt: Prompt, picks: readonly Pick[]): Candidate[] {
  let candidates: Candidate[] = prompt.choices.map((choice) => ({ choice, picked: [] }));
  for (const pick of picks)
    candidates = "element" in pick ? touched(candidates, pick.element) : pressed(candidates, pick.at, pick.id);
  return candidates;
}

function pressed(candidates: readonly Candidate[], at: number, id: string): Candidate[] {
  return candidates
    .filter(({ choice }) => (choice.parts[at]?.id ?? "") === id)
    .map(({ choice, picked }) => ({ choice, picked: [...picked, at] }));
}

/** An element means the use that stands there; else the first open part that points at the board; where a use has no
 * such choice, any open part of it. */
function touched(candidates: readonly Candidate[], element: string): Candidate[] {
  const standing = candidates.filter(
    ({ choice, picked }) => choice.parts[0]?.target === element && !picked.includes(0),
  );
  if (standing.length) return standing.map(({ choice, picked }) => ({ choice, picked: [...picked, 0] }));
  const byUse = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const use = candidate.choice.parts[0]?.id ?? "";
    byUse.set(use, [...(byUse.get(use) ?? []), candidate]);
  }
  const kept = new Set<Candidate>();
  const places = new Map<Candidate, number>();
  for (const group of byUse.values()) {
    const strict = group.filter((candidate) => nextTarget(candidate) === element);
    for (const candidate of strict.length ? strict : group) {
      const at = openPlace(candidate, element);
      if (at === null) continue;
      kept.add(candidate);
      places.set(candidate, at);
    }
  }
  return candidates
    .filter((candidate) => kept.has(candidate))
    .map((candidate) => ({ choice: candidate.choice, picked: [...candidate.picked, places.get(candidate) ?? 0] }));
}

function openPlace(candidate: Candidate, element: string): number | null {
  const { choice, picked } = candidate;
  const at = choice.parts.findIndex((part, place) => part.target === element && !picked.includes(place));
  return at < 0 ? null : at;
}

function nextTarget({ choice, picked }: Candidate): string | null {
  const next = choice.parts.find((part, at) => part.target && !picked.includes(at));
  return next?.target ?? null;
}

/** The elements that can be touched next; after the first pick only those of parts that still differ. */
function nextTargets(candidates: readonly Candidate[], begun: boolean): Set<string> {
  const choices = candidates.map(({ choice }) => choice);
  const longest = Math.max(0, ...choices.map((choice) => choice.parts.length));
  const open = Array.from({ length: longest }, (_, at) => !begun || differs(choices, at));
  const next = candidates.map(({ choice, picked }) =>
    choice.parts.find((part, at) => part.target && open[at] && !picked.includes(at)),
  );
  return new Set(next.flatMap((part) => part?.target ?? []));
}

/** A picked element is also what is asked for next; the last open part of the one choice left counts as well. */
function goesOn(prompt: Prompt, picks: readonly Pick[], element: string): boolean {
  const candidates = candidatesAfter(prompt, picks);
  const [only] = candidates;
  if (candidates.length > 1) return nextTargets(candidates, true).has(element);
  return only !== undefined && picks.length > 1 && nextTarget(only) === element;
}

function means(prompt: Prompt, picks: readonly Pick[], pick: Pick, element: string): boolean {
  if ("element" in pick) return pick.element === element;
  return candidatesAfter(prompt, picks).some(({ choice }) => choice.parts[pick.at]?.target === element);
}

function firstDiffering(choices: readonly Choice[]): number | null {
  const longest = Math.max(0, ...choices.map((choice) => choice.parts.length));
  for (let at = 0; at < longest; at++) if (differs(choices, at)) return at;
  return null;
}

function differs(choices: readonly Choice[], at: number): boolean {
  return new Set(choices.map((choice) => choice.parts[at]?.id)).size > 1;
}

/** The picked parts, and after the first pick also those that no longer differ. */
function settledParts(candidates: readonly Candidate[], begun: boolean): Part[] {
  const first = candidates[0];
  if (!first || !begun) return [];
  const choices = candidates.map(({ choice }) => choice);
  const same = first.choice.parts.filter((_, at) => !differs(choices, at));
  const moved = first.choice.parts.filter((part, at) => first.picked.includes(at) && isSharedBy(part, candidates));
  return [...same, ...moved.filter((part) => !same.includes(part))];
}

/** A touched element may stand at different places of the choices that are left. */
function isSharedBy(part: Part, candidates: readonly Candidate[]): boolean {
  return candidates.every(({ choice, picked }) => picked.some((at) => choice.parts[at]?.id === part.id));
}

function optionsAt(choices: readonly Choice[], at: number, order: readonly string[]): Option[] {
  const behind = new Map<string, Choice[]>();
  for (const choice of choices) {
    const id = choice.parts[at]?.id ?? "";
    behind.set(id, [...(behind.get(id) ?? []), choice]);
  }
  const counted = areDigits(choices.map((choice) => choice.parts[at]));
  const options = [...behind].map(([id, group], place): Option => {
    const part = group[0]?.parts[at];
    const label = part?.label ?? { key: "table-no-more", args: {} };
    const key = at === 0 && order.length ? order.indexOf(id) : counted ? amountKey(id) : place;
    return { at, id, key, label, target: part?.target ?? null, note: sharedNote(group), choices: group };
  });
  return options.sort((one, other) => one.key - other.key);
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
}

/** The answers that are not offered together with the picks. */
function barredOf(prompt: Prompt, candidates: readonly Candidate[], picks: readonly Pick[], asking: Asking): Barred[] {
  const { asks, options, order } = asking;
  if (order.length === 0) return picks.length ? barredAt(prompt, candidates, asks, options) : [];
  const usePicked = candidates.some(({ picked }) => picked.includes(0));
  return usePicked ? [] : barredUses(candidates, usesFor(prompt, touchedLast(picks)), order);
}

/** The uses of what was touched that the question does not offer. */
function barredUses(candidates: readonly Candidate[], known: readonly Part[], order: readonly string[]): Barred[] {
  const offered = new Set(candidates.map(({ choice }) => choice.parts[0]?.id));
  return known
    .filter((part) => !offered.has(part.id))
    .map((part) => ({
      id: part.id,
      key: order.indexOf(part.id),
      label: part.label,
      target: part.target,
      probe: probeWith(candidates, 0, part.id) ?? part.id,
    }));
}

/** The answers at the place asked (or filled in last) that are not offered together with the picks.
 *
 * Only those without a place on the board: the others can be touched there to ask why.
 */
function barredAt(
  prompt: Prompt,
  candidates: readonly Candidate[],
  asks: number | null,
  options: readonly Option[],
): Barred[] {
  const at = asks ?? filledPlace(candidates);
  if (at === null) return [];
  const offered = new Set(options.map((option) => option.id));
  if (asks === null) offered.add(candidates[0]?.choice.parts[at]?.id ?? "");
  const kinds = new Set(candidates.map(({ choice }) => choice.parts[at]?.label.key));
  const barred = new Map<string, Barred>();
  for (const choice of prompt.choices) {
    const part = choice.parts[at];
    if (!part || offered.has(part.id) || barred.has(part.id)) continue;
    if (part.target || isNumber(part.id) || !(at === 0 || kinds.has(part.label.key))) continue;
    const probe = probeWith(candidates, at, part.id);
    if (probe) barred.set(part.id, { id: part.id, key: null, label: part.label, target: null, probe });
  }
  return [...barred.values()];
}

/** The first part of the one choice left that nobody picked. */
function filledPlace(candidates: readonly Candidate[]): number | null {
  const only = candidates[0];
  if (!only || candidates.length > 1) return null;
  const at = only.choice.parts.findIndex((_, place) => !only.picked.includes(place));
  return at < 0 ? null : at;
}

/** The beginning of a move with another word at one place: settled words before it, picked words right after it. */
function probeWith(candidates: readonly Candidate[], at: number, id: string): string | null {
  const choices = candidates.map(({ choice }) => choice);
  const parts = choices[0]?.parts ?? [];
  const before = parts.slice(0, at);
  if (before.some((_, place) => differs(choices, place))) return null;
  const isPicked = (place: number) =>
    candidates.every(({ picked }) => picked.includes(place)) && !differs(choices, place);
  const open = parts.findIndex((_, place) => place > at && !isPicked(place));
  const after = parts.slice(at + 1, open < 0 ? undefined : open);
  return [...before.map((part) => part.id), id, ...after.map((part) => part.id)].join(" ");
}

/** Before the last pick nothing else was open, so the pick decides the move. */
function lastPickDecided(prompt: Prompt, picks: readonly Pick[], choice: Choice): boolean {
  const last = picks.at(-1);
  if (!last) return false;
  const before = candidatesAfter(prompt, picks.slice(0, -1));
  const same = before.find((candidate) => candidate.choice === choice);
  const decidedAt = "at" in last ? last.at : same && openPlace(same, last.element);
  const others = before.map((candidate) => candidate.choice);
  return choice.parts.every((_, at) => at === decidedAt || !differs(others, at));
}

function previewed(candidates: readonly Candidate[], hovered: Option | null): string[] {
  if (!hovered) return [];
  const behind = candidates.filter(({ choice }) => hovered.choices.includes(choice));
  if (hovered.target) return [hovered.target];
  const targets = behind.length === 1 ? behind[0].choice.parts.map((part) => part.target) : behind.map(nextTarget);
  return targets.filter((target) => typeof target === "string");
}
