/** Hints: the best moves of a question as the server sends them, and their words, which come with the first hint. */

import { hintText } from "../wire/api";
import type { Prompt } from "../wire/prompts";
import type { Hinted, HintedMove } from "../wire/protocol";
import { bundleOf, type Language } from "../words";
import { Words } from "../words/words";
import type { TableController } from "./controller.svelte";

/** The bot as which hints think. */
export const HINTING_BOT = "sylph";

/** Why a move is advised: what it brings, what it costs, what it avoids. */
export interface ReasonLine {
  kind: "brings" | "costs" | "avoids";
  text: string;
}

const KINDS = ["brings", "costs", "avoids"] as const;
const texts = new Map<string, Promise<string>>();
const hinted = new WeakMap<Prompt, Promise<readonly HintedMove[] | null>>();

/** Returns the words of hints; fetched once, and once more after a failure. */
export async function hintWords(game: string, language: Language): Promise<Words> {
  const key = `${game} ${language}`;
  const text = texts.get(key) ?? hintText(game, language);
  texts.set(key, text);
  text.catch(() => texts.delete(key));
  return new Words(bundleOf(language, [await text]));
}

/** Returns the best moves for the question, the best first; null if none can be told now. */
export function askHints(controller: TableController, prompt: Prompt): Promise<readonly HintedMove[] | null> {
  const known = hinted.get(prompt) ?? ask(controller, prompt);
  hinted.set(prompt, known);
  return known;
}

async function ask(controller: TableController, prompt: Prompt): Promise<readonly HintedMove[] | null> {
  const answer = await controller.send({ do: "hint", seat: prompt.seat });
  if (answer?.type === "hinted") return (answer as Hinted).moves;
  hinted.delete(prompt);
  return null;
}

/** Returns the reasons in words, a line for each kind; terms without words are left out. */
export function reasonsOf(move: HintedMove, words: Words): ReasonLine[] {
  return KINDS.flatMap((kind) => {
    const terms = move[kind].filter((name) => words.has(`term-${name}`)).map((name) => words.say(`term-${name}`));
    return terms.length ? [{ kind, text: words.say(`hint-${kind}`, { terms: terms.join(", ") }) }] : [];
  });
}

/** Returns a share of the victory in words. */
export function shareText(share: number, words: Words): string {
  return words.say("hint-share", { percent: Math.round(100 * share) });
}
