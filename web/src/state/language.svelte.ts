/** The reader's language, switched without a reload: a `$derived` that calls `language.words()` follows. */

import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { type Language, preferred } from "../start/preferred";
import { writeStored } from "../start/storage";
import { bundleFor, offersFor, ownBundle } from "../words";
import { Words } from "../words/words";

const PAGES = "";

class LanguageState {
  code: Language = $state(preferred());
  private bundles: Record<string, FluentBundle> = $state.raw({});
  /** Of each game the words by which it is offered, for as long as its own are not loaded. */
  private offers: Record<string, FluentBundle> = $state.raw({});
  private offersNeeded = false;
  private readonly needed = new Set<string | null>([null]);

  /** Fetches the words of a game (null: of the pages) in the reader's language; `words` knows them afterwards. */
  async load(game: string | null): Promise<void> {
    this.needed.add(game);
    // What asks for words is not to be done again in another language: `choose` fetches them.
    const bundle = await bundleFor(
      untrack(() => this.code),
      game,
    );
    this.bundles = { ...this.bundles, [game ?? PAGES]: bundle };
  }

  /** Fetches the few words by which the games are offered: title, tagline and names of options. */
  async loadOffers(): Promise<void> {
    this.offersNeeded = true;
    this.offers = await offersFor(untrack(() => this.code));
  }

  /** Falls back on the client's own words, so that the page can say that the server cannot be reached. */
  async loadOwn(): Promise<void> {
    this.bundles = { ...this.bundles, [PAGES]: await ownBundle(this.code) };
  }

  /** Changes the language once all words in use are loaded in the new one. */
  async choose(code: Language): Promise<void> {
    const games = [...this.needed];
    const [offers, ...loaded] = await Promise.all([
      this.offersNeeded ? offersFor(code) : {},
      ...games.map((game) => bundleFor(code, game)),
    ]);
    this.offers = offers;
    this.bundles = Object.fromEntries(games.map((game, at) => [game ?? PAGES, loaded[at] as FluentBundle]));
    this.code = code;
    writeStored("language", code);
    document.documentElement.lang = code;
  }

  /** Returns whether the words of a game are loaded. */
  has(game: string | null): boolean {
    return (game ?? PAGES) in this.bundles;
  }

  /**
   * Returns the words of a game, or of the pages alone, for these names and this eye. Call `load` first, or
   * `loadOffers` where a game is only offered.
   */
  words(game: string | null = null, names: readonly string[] = [], eye: number | null = null): Words {
    const bundle = this.bundles[game ?? PAGES] ?? this.offers[game ?? PAGES] ?? this.bundles[PAGES];
    if (!bundle) throw new Error("no words yet: expected `language.load` to be awaited first");
    return new Words(bundle, names, eye);
  }
}

export const language = new LanguageState();
