/** What the tests of all games share: words read by seat 0, and lines of a log. */

import { readFileSync } from "node:fs";
import type { Line } from "../wire/protocol";
import { bundleOf, type Language } from "../words";
import { Words } from "../words/words";

const NAMES = ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"];
const kept = new Map<string, Words>();

/** Returns the words of a game, read by seat 0; the text files are read once. */
export function wordsOf(game: string, language: Language): Words {
  const key = `${game} ${language}`;
  const words = kept.get(key) ?? new Words(bundleOf(language, sourcesOf(game, language)), NAMES, 0);
  kept.set(key, words);
  return words;
}

function sourcesOf(game: string, language: Language): string[] {
  const folder = "../src/folkmoot";
  const sources = [`${folder}/text/${language}.ftl`, `${folder}/games/${game}/text/${language}.ftl`];
  return sources.map((source) => readFileSync(source, "utf-8"));
}

/** Returns a line of the log. */
export function lineOf(rule: string, key: string, args: Line["phrase"]["args"] = {}): Line {
  return { seq: 1, phrase: { key, args }, rule, fleeting: false };
}
