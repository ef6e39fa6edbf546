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

/** One legal move, as it is offered. Its notation is its stable id. */
export interface Choice {
  move: string;
  parts: Part[];
  /** What it will cost or bring, where that is not plain from the labels. */
  note: Phrase | null;
  /** It may reveal something or draw dice, and then cannot be taken back. */
  reveals: boolean;
  /** What it does, as the game's own struct (`ZauberbergEffect`); null in long prompts. */
  effect: Effect | null;
}

/** What every game says of a choice. */
export interface Effect {
  game: string;
  next?: Next | null;
}

/** What a seat is asked now. */
export interface Prompt extends Omit<PackedPrompt, "parts" | "choice_notes" | "choices" | "effects" | "nexts"> {
  choices: Choice[];
}

/** Returns the prompt of a game that the server has packed. */
export function unpack(packed: PackedPrompt, game: string): Prompt {
  const { parts: packedParts, choice_notes, choices, effects, nexts, ...rest } = packed;
  const parts = packedParts.map(unpackPart);
  const unpackChoice = ([indexes, note, reveals, next]: PackedChoice, at: number): Choice => {
    const own = indexes.map((index) => parts[index] as Part);
    const move = own.map((part) => part.id).join(" ");
    const said = note === null ? null : (choice_notes[note] as Phrase);
    const effect = at < effects.length ? { game, ...(effects[at] as object) } : null;
    const opened = next === null ? {} : { next: nexts[next] as Next };
    return { move, parts: own, note: said, reveals, effect: effect && { ...effect, ...opened } };
  };
  return { ...rest, choices: choices.map(unpackChoice) };
}

function unpackPart([id, key, args, target]: PackedPart): Part {
  return { id, label: { key, args }, target };
}
