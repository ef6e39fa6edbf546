/** The language in which the reader begins. */

import { readStored } from "./storage";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the language that the reader has chosen, or else the first of the browser's that we speak. */
export function preferred(): Language {
  const preferences = [readStored("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((code) => code === preferences.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en";
}
