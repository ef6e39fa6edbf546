/** Loads the words: the server's text files, shared and per game, and the client's own. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { gameText, sharedText } from "../wire/api";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The client's own words: here, and beside the parts of the page that need more. */
const own = import.meta.glob<string>(["./{en,fr}.ftl", "../{table,art}/text/{en,fr}.ftl"], {
  query: "?raw",
  import: "default",
});
const bundles = new Map<string, Promise<FluentBundle>>();
const shared = new Map<string, Promise<string>>();

/** Returns the words of one game (null: those of the pages alone) in one language; fetched once, then cached. */
export function bundleFor(language: Language, game: string | null): Promise<FluentBundle> {
  return cached(bundles, `${language} ${game ?? ""}`, () => assemble(language, game));
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
  return bundleOf(language, await ownSources(language));
}

async function assemble(language: Language, game: string | null): Promise<FluentBundle> {
  const common = cached(shared, language, () => sharedText(language));
  const games = game === null ? [] : [gameText(game, language)];
  const [ours, first, ...rest] = await Promise.all([ownSources(language), common, ...games]);
  return bundleOf(language, [first, ...ours, ...rest]);
}

function ownSources(language: Language): Promise<string[]> {
  const paths = Object.keys(own).filter((path) => path.endsWith(`/${language}.ftl`));
  return Promise.all(paths.sort().map((path) => own[path]?.() ?? ""));
}
