/** The reader's language, switched without a reload: a `$derived` that calls `language.words()` follows. */

import type { FluentBundle } from "@fluent/bundle";
import { bundleFor, LANGUAGES, type Language, ownBundle } from "../words";
import { Words } from "../words/words";
import { readStored, writeStored } from "./storage";

const PAGES = "";

class LanguageState {
  code: Language = $state(preferred());
  private bundles: Record<string, FluentBundle> = $state.raw({});
  private readonly needed = new Set<string | null>([null]);

  /** Fetches the words of a game (null: of the pages) in the reader's language; `words` knows them afterwards. */
  async load(game: string | null): Promise<void> {
    this.needed.add(game);
    const bundle = await bundleFor(this.code, game);
    this.bundles = { ...this.bundles, [game ?? PAGES]: bundle };
  }

  /** Falls back on the client's own words, so that the page can say that the server cannot be reached. */
  async loadOwn(): Promise<void> {
    this.bundles = { ...this.bundles, [PAGES]: await ownBundle(this.code) };
  }

  /** Changes the language once all words in use are loaded in the new one. */
  async choose(code: Language): Promise<void> {
    const games = [...this.needed];
    const loaded = await Promise.all(games.map((game) => bundleFor(code, game)));
    this.bundles = Object.fromEntries(games.map((game, at) => [game ?? PAGES, loaded[at] as FluentBundle]));
    this.code = code;
    writeStored("language", code);
    document.documentElement.lang = code;
  }

  /** Returns whether the words of a game are loaded. */
  has(game: string | null): boolean {
    return (game ?? PAGES) in this.bundles;
  }

  /** Returns the words of a game, or of the pages alone, for these names and this eye. Call `load` first. */
  words(game: string | null = null, names: readonly string[] = [], eye: number | null = null): Words {
    const bundle = this.bundles[game ?? PAGES] ?? this.bundles[PAGES];
    if (!bundle) throw new Error("no words yet: expected `language.load` to be awaited first");
    return new Words(bundle, names, eye);
  }
}

function preferred(): Language {
  const preferences = [readStored("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((code) => code === preferences.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en";
}

export const language = new LanguageState();
