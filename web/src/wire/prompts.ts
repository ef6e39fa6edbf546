/** Prompts as the client uses them: each choice with its own parts, which are sent once for all choices. */

import type { PackedChoice, PackedPrompt, Part, Phrase } from "./protocol";

/** One legal move, as it is offered. Its notation is its stable id. */
export interface Choice {
  move: string;
  parts: Part[];
  /** What it will cost or bring, where that is not plain from the labels. */
  note: Phrase | null;
  /** It may reveal something or draw dice, and then cannot be taken back. */
  reveals: boolean;
}

/** What a seat is asked now. */
export interface Prompt extends Omit<PackedPrompt, "parts" | "choice_notes" | "choices"> {
  choices: Choice[];
}

/** Returns the prompt that the server has packed. */
export function unpack(packed: PackedPrompt): Prompt {
  const { parts, choice_notes, choices, ...rest } = packed;
  const unpackChoice = (choice: PackedChoice): Choice => {
    const own = choice.parts.map((index) => parts[index] as Part);
    return {
      move: own.map((part) => part.id).join(" "),
      parts: own,
      note: choice_notes[choice.note ?? -1] ?? null,
      reveals: choice.reveals ?? false,
    };
  };
  return { ...rest, choices: choices.map(unpackChoice) };
}
