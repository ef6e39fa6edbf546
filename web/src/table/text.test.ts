import { expect, it } from "vitest";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });
const known = import.meta.glob<string>(["../words/en.ftl", "./text/en.ftl", "../../../src/folkmoot/text/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./*.{svelte,ts}", "../pages/{Table,Result,Replay}.svelte", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns every message and attribute of a file with the variables it uses. */
function messages(text: string): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  let key = "";
  for (const line of text.split("\n")) {
    const start = /^([a-z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^ {4}(\.[a-z]+) =/.exec(line)?.[1];
    if (start) key = start;
    else if (attribute) key = `${key.split(".")[0]}${attribute}`;
    if (line.startsWith("#") || key === "") continue;
    uses.set(key, [...(uses.get(key) ?? []), ...(line.match(/\$\w+/g) ?? [])]);
  }
  return uses;
}

const own = (language: string) => messages(texts[`./text/${language}.ftl`] ?? "");

it("says everything in both languages, about the same things", () => {
  const [english, french] = [own("en"), own("fr")];
  expect([...french.keys()]).toEqual([...english.keys()]);
  for (const [key, variables] of english) {
    expect([key, [...new Set(french.get(key))].sort()]).toEqual([key, [...new Set(variables)].sort()]);
  }
});

it("knows every word that the table uses, and keeps none that it does not", () => {
  const code = Object.values(sources).join("\n");
  const words = new Set(Object.values(known).flatMap((text) => [...messages(text).keys()]));
  const used = [...code.matchAll(/"((?:table|result|replay)-[a-z-]+)"/g)].map((match) => match[1] ?? "");
  const built = [...code.matchAll(/`((?:table|result|replay)-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
  expect(used.filter((key) => !words.has(key) && !key.endsWith("-"))).toEqual([]);
  const idle = [...own("en").keys()].filter(
    (key) => !key.includes(".") && !used.includes(key) && !built.some((start) => key.startsWith(start)),
  );
  expect(idle).toEqual([]);
});
