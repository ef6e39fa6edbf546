import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bundleOf, LANGUAGES, type Language } from ".";
import { botLine, usualBot } from "./setup";
import { Words } from "./words";

const LEVELS = ["wisp", "imp", "gnome", "sylph", "elder"];

function shared(language: Language): Words {
  const text = readFileSync(`../src/folkmoot/text/${language}.ftl`, "utf8");
  return new Words(bundleOf(language, [text]), ["Lutin", "Nixe"], 0);
}

it("every strength has a name and a line of its own in both languages", () => {
  for (const words of LANGUAGES.map(shared)) {
    const names = LEVELS.map((bot) => words.name("level", bot));
    const lines = LEVELS.map((bot) => botLine(words, bot));
    expect(new Set([...names, ...lines, ...LEVELS, ""]).size).toBe(3 * LEVELS.length + 1);
  }
});

it("bots of older tables are called what they are, and those of other packages as they call themselves", () => {
  expect(["heuristic", "random", "miser"].map((bot) => shared("fr").name("level", bot))).toEqual([
    "Gnome",
    "Hasard",
    "miser",
  ]);
  expect(["heuristic", "miser"].map((bot) => botLine(shared("en"), bot))).toEqual(["", ""]);
});

it("a bot that thinks is named with its strength", () => {
  const said = (bot: string) => shared("en").say("thinks", { seat: 1, level: bot });
  expect(["elder", "miser"].map(said)).toEqual(["Nixe (Elder) is thinking…", "Nixe (miser) is thinking…"]);
});

it("the third strength sits down where nobody has chosen one", () => {
  expect([usualBot([...LEVELS, "miser"]), usualBot(["miser"]), usualBot([])]).toEqual(["gnome", "miser", null]);
});
