/** Prompts as the client uses them: each choice with its own parts, which are sent once for all choices. */

import type { Next, PackedChoice, PackedPart, PackedPrompt, Phrase } from "./protocol";

/** One word of a choice. */
export interface Part {
  /** The word as it stands in the notation. */
  id: string;
  label: Phrase;
  /** The board element it points at, as kind and id: `space R3`, `card red-7`. */
  target: string | null;
}

/** Something one may want to do in a question, offered now or not: the first part of a move. */
export interface Use extends Part {
  /** The kinds of elements that one may want to do it with, where touching one leaves that open. */
  of: string[];
}

/** One legal move, as it is offered. Its notation is its stable id. */
export interface Choice {
  move: string;
  parts: Part[];
  /** What it will cost or bring, where that is not plain from the labels. */
  note: Phrase | null;
  /** It may reveal something or draw dice, and then cannot be taken back. */
  reveals: boolean;
  /** What it costs that a player would not expect: it is asked once more. */
  warning: Phrase | null;
  /** What it does, as the game's own struct (`ZauberbergEffect`); null in long prompts. */
  effect: Effect | null;
}

/** What every game says of a choice. */
export interface Effect {
  game: string;
  next?: Next | null;
}

/** What a seat is asked now. */
export interface Prompt
  extends Omit<PackedPrompt, "parts" | "choice_notes" | "choices" | "effects" | "nexts" | "uses"> {
  choices: Choice[];
  /** What one may want to do, always in the same order, so that a key means the same in every turn. */
  uses: Use[];
}

/** Returns the prompt of a game that the server has packed. */
export function unpack(packed: PackedPrompt, game: string): Prompt {
  const { parts: packedParts, choice_notes, choices, effects, nexts, uses, ...rest } = packed;
  const parts = packedParts.map(unpackPart);
  const unpackChoice = ([indexes, note, reveals, next, warning]: PackedChoice, at: number): Choice => {
    const own = indexes.map((index) => parts[index] as Part);
    const move = own.map((part) => part.id).join(" ");
    const noted = (index: number | null) => (index === null ? null : (choice_notes[index] as Phrase));
    const effect = at < effects.length ? { game, ...(effects[at] as object) } : null;
    const opened = next === null ? {} : { next: nexts[next] as Next };
    const does = effect && { ...effect, ...opened };
    return { move, parts: own, note: noted(note), reveals, warning: noted(warning), effect: does };
  };
  const wanted = uses.map(([index, of]): Use => ({ ...(parts[index] as Part), of }));
  return { ...rest, choices: choices.map(unpackChoice), uses: wanted };
}

function unpackPart([id, key, args, target]: PackedPart): Part {
  return { id, label: { key, args }, target: target?.endsWith(" ") ? target + id : target };
}

/** Identifies a question: the picks are kept when the same question is asked again. */
export function questionOf(prompt: Prompt): string {
  return JSON.stringify([prompt.id, prompt.seat, prompt.choices.map((choice) => choice.move)]);
}
