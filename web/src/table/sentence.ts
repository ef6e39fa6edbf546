/** Sentences of the log, split where a player is named, so that a name can be shown in its seat's colour. */

import type { Line, Phrase } from "../wire/protocol";

export interface Piece {
  text: string;
  /** The seat that is named here. */
  seat: number | null;
}

const NAMING = ["seat", "other", "seats"];

/** Returns the seats that a phrase names. */
export function seatsOf(phrase: Phrase): number[] {
  const seats = new Set<number>();
  for (const name of NAMING) {
    const value = phrase.args?.[name];
    for (const seat of Array.isArray(value) ? value : [value]) if (typeof seat === "number") seats.add(seat);
  }
  return [...seats];
}

/** Returns the lines about what others did, without those about nobody or about the reader. */
export function actsOfOthers(lines: readonly Line[], eye: number | null): Line[] {
  return lines.filter(({ phrase, rule }) => rule && typeof phrase.args?.seat === "number" && phrase.args.seat !== eye);
}

/** Returns a sentence in pieces; `name` returns the name of a seat in it. */
export function pieces(sentence: string, phrase: Phrase, name: (seat: number) => string): Piece[] {
  const seats = seatsOf(phrase).filter((seat) => name(seat) !== "");
  if (seats.length === 0) return [{ text: sentence, seat: null }];
  // A sentence may begin with "You"; but a "lutin" is not the player Lutin.
  const named = new Map(seats.flatMap((seat) => spellings(name(seat)).map((text) => [text, seat] as const)));
  const longestFirst = [...named.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  const parts: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: sentence.slice(from, match.index), seat: null });
    parts.push({ text: match[0], seat: named.get(match[0]) ?? null });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), seat: null });
  return parts;
}

function spellings(name: string): string[] {
  return [name, name.slice(0, 1).toLocaleUpperCase() + name.slice(1)];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
