import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bundleOf, type Language } from ".";
import { ago } from "./time";
import { Words } from "./words";

const NOW = Date.parse("2026-11-15T12:00:00Z");

function wordsIn(language: Language): Words {
  return new Words(bundleOf(language, [readFileSync(`src/words/${language}.ftl`, "utf8")]));
}

it.each([
  ["2026-11-15T11:59:40Z", "just now", "à l’instant"],
  ["2026-11-15T12:00:09Z", "just now", "à l’instant"],
  ["2026-11-15T11:58:00Z", "2 minutes ago", "il y a 2 minutes"],
  ["2026-11-15T09:00:00Z", "3 hours ago", "il y a 3 heures"],
  ["2026-11-14T11:00:00Z", "yesterday", "hier"],
])("%s is %s", (moment, english, french) => {
  expect(ago(wordsIn("en"), moment, NOW)).toBe(english);
  expect(ago(wordsIn("fr"), moment, NOW)).toBe(french);
});
