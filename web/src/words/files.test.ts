import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from ".";

const OURS = import.meta.glob<string>(["./*.ftl", "../*/text/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ELSEWHERE = import.meta.glob<string>("../../../src/folkmoot/{text,games/*/text}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODE = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The client's own text files without their language. */
const FOLDERS = Object.keys(OURS).flatMap((path) =>
  path.endsWith("/en.ftl") ? [path.slice(0, -"/en.ftl".length)] : [],
);

const source = (folder: string, language: string) => OURS[`${folder}/${language}.ftl`] ?? "";

/** Returns every message and attribute of a file with the variables that occur in it. */
function messages(text: string): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    const parts = { ...(value ? { [id]: value } : {}) };
    for (const [name, pattern] of Object.entries(attributes)) parts[`${id}.${name}`] = pattern;
    for (const [key, pattern] of Object.entries(parts)) uses[key] = variables(pattern);
  }
  return uses;
}

function variables(pattern: unknown): string[] {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
  return [...new Set(names)].sort();
}

describe.each(FOLDERS)("the words of %s", (folder) => {
  it.each(LANGUAGES)("are all understood in %s, and none is there twice", (language) => {
    const written = [...source(folder, language).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
    expect(new FluentResource(source(folder, language)).body.map(({ id }) => id)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  it("are the same in both languages, with the same variables", () => {
    expect(messages(source(folder, "fr"))).toEqual(messages(source(folder, "en")));
  });
});

it("every key that the pages use has words", () => {
  const english = Object.entries({ ...OURS, ...ELSEWHERE }).filter(([path]) => path.endsWith("/en.ftl"));
  const known = Object.assign({}, ...english.map(([, text]) => messages(text)));
  const missing: string[] = [];
  for (const [path, code] of Object.entries(CODE)) {
    for (const [, how, key] of code.matchAll(/\bwords\.(say|help)\(\s*["']([^"']+)["']/g)) {
      if (!((how === "help" ? `${key}.help` : key) in known)) missing.push(`${path}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});
