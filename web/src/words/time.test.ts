import { expect, it } from "vitest";
import { ago } from "./time";

const NOW = Date.parse("2026-11-15T12:00:00Z");

it.each([
  ["2026-11-15T11:59:40Z", "now", "maintenant"],
  ["2026-11-15T12:00:09Z", "now", "maintenant"],
  ["2026-11-15T11:58:00Z", "2 minutes ago", "il y a 2 minutes"],
  ["2026-11-15T09:00:00Z", "3 hours ago", "il y a 3 heures"],
  ["2026-11-14T11:00:00Z", "yesterday", "hier"],
])("%s is %s", (moment, english, french) => {
  expect(ago("en", moment, NOW)).toBe(english);
  expect(ago("fr", moment, NOW)).toBe(french);
});
