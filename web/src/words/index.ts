/** Loads the words: the server's text files, shared and per game, and the client's own. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ownWords } from "../start/ownWords";
import { LANGUAGES, type Language } from "../start/preferred";
import { gameText, offerTexts, sharedText } from "../wire/api";

export { LANGUAGES, type Language };

const bundles = new Map<string, Promise<FluentBundle>>();
const offers = new Map<string, Promise<Record<string, FluentBundle>>>();
const shared = new Map<string, Promise<string>>();

/** Returns the words of one game (null: those of the pages alone) in one language; fetched once, then cached. */
export function bundleFor(language: Language, game: string | null): Promise<FluentBundle> {
  return cached(bundles, `${language} ${game ?? ""}`, () => assemble(language, game));
}

/** Returns of every game the few words by which it is offered, with those of the pages. */
export function offersFor(language: Language): Promise<Record<string, FluentBundle>> {
  return cached(offers, language, async () => {
    const [ours, first, texts] = await Promise.all([ownWords(language), sharedIn(language), offerTexts(language)]);
    return Object.fromEntries(
      Object.entries(texts).map(([game, text]) => [game, bundleOf(language, [first, ...ours, text])]),
    );
  });
}

/** Returns the cached value, or loads and caches it; a failed load is tried again the next time. */
function cached<Value>(cache: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>): Promise<Value> {
  const value = cache.get(key) ?? load();
  cache.set(key, value);
  value.catch(() => cache.delete(key));
  return value;
}

/** Returns a bundle of these sources; later ones override earlier ones. */
export function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Returns the client's own words alone, for when the server cannot be reached. */
export async function ownBundle(language: Language): Promise<FluentBundle> {
  return bundleOf(language, await ownWords(language));
}

async function assemble(language: Language, game: string | null): Promise<FluentBundle> {
  const games = game === null ? [] : [gameText(game, language)];
  const [ours, first, ...rest] = await Promise.all([ownWords(language), sharedIn(language), ...games]);
  return bundleOf(language, [first, ...ours, ...rest]);
}

/** Returns the words that all games share. */
function sharedIn(language: Language): Promise<string> {
  return cached(shared, language, () => sharedText(language));
}
