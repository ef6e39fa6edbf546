/** The map knows no rule: it draws what the question says, even where that contradicts the rules. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Choice, Prompt } from "../../wire/prompts";
import { boardProps } from "../fixtures";
import { COMPANIONS } from "./box";
import { type MomentName, promptOf, viewOf, wordsIn } from "./fixtures";
import korrigans from "./index";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function show(name: MomentName, prompt: Prompt): void {
  const props = boardProps(korrigans, { view: viewOf(name), words: wordsIn("en"), prompt });
  shown = mount(korrigans.Board, { target: document.body, props });
  flushSync();
}

const element = (name: string) => document.querySelector<HTMLElement>(`[data-element="${name}"]`);
const marked = (mark: string) =>
  [...document.querySelectorAll<HTMLElement>(`.${mark}[data-element^="field "]`)].map((node) => node.dataset.element);

function aimAt(name: string): void {
  element(name)?.dispatchEvent(new FocusEvent("focus"));
  flushSync();
}

/** A movement that no rule allows: somebody else's companion leads where nothing leads. */
function movement(from: Choice, companion: string, field: string): Choice {
  const [verb, korrigan] = from.parts;
  if (!verb || !korrigan) throw new Error("expected a movement");
  const parts = [
    verb,
    korrigan,
    { id: companion, label: { key: "label-companion", args: { companion } }, target: `companion ${companion}` },
    { id: field, label: { key: "label-field", args: { field } }, target: `field ${field}` },
  ];
  const effect = { ...from.effect, game: "korrigans", korrigan: "a1", path: [field] };
  return { ...from, move: parts.map(({ id }) => id).join(" "), parts, effect };
}

test("fields glow where the choices lead, whatever companions can do", () => {
  const prompt = promptOf("busy");
  const [from] = prompt.choices;
  if (!from) throw new Error("expected a choice");
  const standing = viewOf("busy").players[0]?.korrigans[0]?.field ?? "";
  const invented = [
    movement(from, "mole", standing),
    movement(from, "bird", "village"),
    movement(from, "hare", "village"),
  ];
  show("busy", { ...prompt, choices: invented });
  expect(marked("open").sort()).toEqual([`field ${standing}`, "field village"].sort());
  expect(document.querySelectorAll(".badges")).toHaveLength(2);
  expect(element("field village")?.getAttribute("aria-label")).toContain("Reached now by bird and hare");
  aimAt("companion mole");
  expect(marked("preview")).toEqual([`field ${standing}`]);
  for (const companion of COMPANIONS)
    expect(element(`companion ${companion}`)?.matches(".open, .preview")).toBe(
      ["mole", "bird", "hare"].includes(companion),
    );
});

test("a companion under the hand shows the way that its choice says, not the one its name says", () => {
  const prompt = promptOf("busy");
  const [from] = prompt.choices;
  if (!from) throw new Error("expected a choice");
  const straying = movement(from, "hare", "village");
  const effect = { ...from.effect, game: "korrigans", path: ["meadow_oak"], elves: ["b1"] };
  show("busy", { ...prompt, choices: [{ ...straying, effect }, movement(from, "frog", "heath_north")] });
  aimAt("companion hare");
  expect(marked("preview")).toEqual(["field meadow_oak"]);
  expect(element("korrigan b1")?.matches(".preview")).toBe(true);
});

test("a sun closes the fields that its choice says, be they open or far away", () => {
  const prompt = promptOf("sun");
  const invented = ["village", "wheat_chapel", "heath_north"];
  const choices = prompt.choices.map((choice) => ({ ...choice, effect: { game: "korrigans", closes: invented } }));
  show("sun", { ...prompt, choices });
  aimAt(choices[0]?.move ?? "");
  expect(marked("drops").sort()).toEqual(invented.map((field) => `field ${field}`).sort());
  expect(element(choices[0]?.move ?? "")?.getAttribute("aria-label")).toContain("the Village");
});
