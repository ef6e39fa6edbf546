/** What the tests of all games share: moments as the engine sends them to seat 0, words read by seat 0, and lines. */

import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { chosenIds, glows as glowsOf, narrowed, type Pick } from "../table/narrowing";
import type { Choice, Prompt } from "../wire/prompts";
import type { Line } from "../wire/protocol";
import { bundleOf, type Language } from "../words";
import { Words } from "../words/words";
import type { GameModule, Glow } from "./module";
import { Stage, type Timed } from "./stage.svelte";

const NAMES = ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"];
const spoken = new Map<string, Words>();

interface Moment {
  view: unknown;
  prompt: unknown;
  lines: unknown;
}

/** Returns what tests ask of the moments that `python -m tests.fixtures` has written for a game. */
export function momentsOf<View, Name extends string>(moments: Readonly<Record<Name, Moment>>) {
  return {
    /** Returns the view at a moment. */
    viewOf: (name: Name): View => moments[name].view as View,
    /** Returns what had happened since seat 0 last moved. */
    newsOf: (name: Name): Line[] => moments[name].lines as Line[],
    /** Returns what seat 0 is asked at a moment. */
    promptOf: (name: Name): Prompt => moments[name].prompt as Prompt,
    MOMENTS: Object.keys(moments) as Name[],
  };
}

/** Returns the words of a game, read by seat 0; the text files are read once. */
export function wordsOf(game: string, language: Language): Words {
  const key = `${game} ${language}`;
  const words = spoken.get(key) ?? new Words(bundleOf(language, sourcesOf(game, language)), NAMES, 0);
  spoken.set(key, words);
  return words;
}

function sourcesOf(game: string, language: Language): string[] {
  const folder = "../src/folkmoot";
  const sources = [`${folder}/text/${language}.ftl`, `${folder}/games/${game}/text/${language}.ftl`];
  return sources.map((source) => readFileSync(source, "utf-8"));
}

interface Seen<View> {
  view: View;
  words: Words;
  prompt?: Prompt | null;
  picks?: readonly Pick[];
  /** Where they are not those of the prompt. */
  glows?: ReadonlyMap<string, Glow> | undefined;
  chosen?: readonly string[];
  /** What the board plays. */
  news?: readonly Line[];
  lately?: readonly Line[];
}

/** Returns what a board gets when its player is asked this and has picked that. */
export function boardProps<View, Scene extends Timed, Shown>(
  { staging }: GameModule<View, Scene, Shown>,
  { view, words, prompt = null, picks = [], glows, chosen, news = [], lately = [] }: Seen<View>,
) {
  const stage = new Stage(view, staging);
  if (news.length) stage.take(view, news);
  const answer = prompt && narrowed(prompt, picks);
  return {
    stage,
    words,
    prompt,
    choices: answer?.choices ?? [],
    foresee: (choice: Choice) => choice.effect,
    glows: glows ?? (prompt ? glowsOf(prompt, picks, null) : new Map<string, Glow>()),
    chosen: chosen ?? (answer ? chosenIds(answer) : []),
    lately,
    onpick: vi.fn(),
    onplay: vi.fn(async (_move: string) => true),
  };
}

/** Returns a line of the log. */
export function lineOf(rule: string, key: string, args: Line["phrase"]["args"] = {}): Line {
  return { seq: 1, phrase: { key, args }, rule, fleeting: false };
}

/** What a screen reader calls a button: its label, or its text without what is hidden from it. */
export function nameOf(button: HTMLElement): string {
  const label = button.getAttribute("aria-label");
  if (label !== null) return label;
  const heard = button.cloneNode(true) as HTMLElement;
  for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (heard.textContent ?? "").replace(/\s+/g, " ").trim();
}
