/** The client's own words: those of the pages, and beside the parts of the page that need more. */

import type { Language } from "./preferred";

const own = import.meta.glob<string>(["../words/{en,fr}.ftl", "../{table,art}/text/{en,fr}.ftl"], {
  query: "?raw",
  import: "default",
});

/** Returns the text files of this language. */
export function ownWords(language: Language): Promise<string[]> {
  const paths = Object.keys(own).filter((path) => path.endsWith(`/${language}.ftl`));
  return Promise.all(paths.sort().map((path) => own[path]?.() ?? ""));
}
