import type { RuleSection } from "../../wire/protocol";

/** Returns a text without case and accents, as people type when they search. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Returns the rules that contain every word of the search in their number or text; all rules for an empty search. */
export function searchRules(sections: readonly RuleSection[], search: string): RuleSection[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const fits = (text: string) => wanted.every((word) => text.includes(word));
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter(({ number, text }) => fits(plain(`${number} ${text}`))) }))
    .filter(({ rules }) => rules.length > 0);
}
