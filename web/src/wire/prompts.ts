/** Prompts as the client uses them: each choice with its own parts, which are sent once for all choices. */

import type { PackedChoice, PackedPart, PackedPrompt, Phrase } from "./protocol";

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
  /** What it does, as the game's own struct (`ZauberbergEffect`); null where nothing is said, and in long prompts. */
  effect: unknown;
}

/** What a seat is asked now. */
export interface Prompt extends Omit<PackedPrompt, "parts" | "choice_notes" | "choices" | "effects"> {
  choices: Choice[];
}

/** Returns the prompt that the server has packed. */
export function unpack(packed: PackedPrompt): Prompt {
  const { parts: packedParts, choice_notes, choices, effects, ...rest } = packed;
  const parts = packedParts.map(unpackPart);
  const unpackChoice = ([indexes, note, reveals]: PackedChoice, at: number): Choice => {
    const own = indexes.map((index) => parts[index] as Part);
    const move = own.map((part) => part.id).join(" ");
    const said = note === null ? null : (choice_notes[note] as Phrase);
    return { move, parts: own, note: said, reveals, effect: effects[at] ?? null };
  };
  return { ...rest, choices: choices.map(unpackChoice) };
}

function unpackPart([id, key, args, target]: PackedPart): Part {
  return { id, label: { key, args }, target };
}
