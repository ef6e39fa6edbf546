/** Relative times in words. */

import type { Words } from "./words";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Returns how long ago a moment was: `3 hours ago`, `yesterday`, `just now`. */
export function ago(words: Words, moment: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return words.say("just-now");
}
