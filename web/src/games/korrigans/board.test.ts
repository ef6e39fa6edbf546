import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { glows as glowsOf } from "../../table/narrowing";
import { boardProps, nameOf } from "../fixtures";
import type { Glow } from "../module";
import { COMPANIONS, CROSSINGS, FIELDS } from "./box";
import { type MomentName, newsOf, promptOf, viewOf, wordsIn } from "./fixtures";
import korrigans from "./index";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

interface Shown {
  language?: "en" | "fr";
  glows?: ReadonlyMap<string, Glow>;
  chosen?: string[];
  moves?: boolean;
}

function show(name: MomentName, { language = "en", glows = new Map(), chosen = [], moves = false }: Shown = {}) {
  const lines = newsOf(name);
  const [view, words, prompt] = [viewOf(name), wordsIn(language), promptOf(name)];
  const props = boardProps(korrigans, { view, words, prompt, glows, chosen, news: moves ? lines : [], lately: lines });
  shown = mount(korrigans.Board, { target: document.body, props });
  flushSync();
  return props.onpick;
}

const elements = (kind = "") =>
  [...document.querySelectorAll<HTMLElement>("[data-element]")].filter((node) =>
    node.dataset.element?.startsWith(kind),
  );
const element = (name: string) => document.querySelector<HTMLElement>(`[data-element="${name}"]`);
const press = (name: string) => element(name)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

describe.each(["en", "fr"] as const)("in %s", (language) => {
  test.each(language === "en" ? (["busy", "start", "final", "over"] as const) : (["busy"] as const))(
    "fields, suns, clouds, Korrigans and companions have names: %s",
    (name) => {
      show(name, { language });
      const view = viewOf(name);
      const placed = view.players.flatMap((player) => player.korrigans).filter((korrigan) => korrigan.field);
      expect(elements("field ")).toHaveLength(17);
      expect([elements("sun ").length, elements("cloud ").length]).toEqual([7, 7]);
      expect(elements("korrigan ")).toHaveLength(placed.length);
      expect(elements("companion ")).toHaveLength(name === "over" ? 0 : COMPANIONS.length);
      for (const node of elements()) expect(nameOf(node)).toMatch(/\S{3}/);
    },
  );
});

test("a spectator sees the map, and nothing that belongs to a seat", () => {
  const view = viewOf("busy");
  const players = view.players.map((player) => ({
    ...player,
    tokens: player.screen ? null : player.tokens,
    gold: null,
  }));
  const fields = view.fields.map((field) => ({ ...field, memory: null }));
  const props = boardProps(korrigans, { view: { ...view, eye: null, players, fields }, words: wordsIn("en") });
  shown = mount(korrigans.Board, { target: document.body, props });
  flushSync();
  expect(elements("field ")).toHaveLength(17);
  expect(elements("companion ")).toEqual([]);
  expect(document.querySelector(".eye")).toBeNull();
});

test("touching an element says which, offered or not", () => {
  const onpick = show("busy", { glows: glowsOf(promptOf("busy"), [], null) });
  for (const name of ["field village", "companion mole", "sun 2", "korrigan a1"]) press(name);
  expect(onpick.mock.calls).toEqual([["field village"], ["companion mole"], ["sun 2"], ["korrigan a1"]]);
});

test("somebody else's Korrigan stands for its field, unless it is asked for", () => {
  const onpick = show("busy");
  press("korrigan b1");
  expect(onpick.mock.calls).toEqual([[`field ${viewOf("busy").players[1]?.korrigans[0]?.field}`]]);
});

test("every field that a companion reaches glows, and badges say by which", () => {
  show("busy", { glows: glowsOf(promptOf("busy"), [], null) });
  const reached = new Set(promptOf("busy").choices.map((choice) => choice.move.split(" ")[3]));
  for (const field of reached) expect(element(`field ${field}`)?.classList.contains("open")).toBe(true);
  expect(document.querySelectorAll(".badges")).toHaveLength(reached.size);
});

test("a companion under the pointer shows where it leads", () => {
  show("busy", { glows: glowsOf(promptOf("busy"), [], null) });
  element("companion frog")?.dispatchEvent(new FocusEvent("focus"));
  flushSync();
  const led = promptOf("busy").choices.flatMap((choice) =>
    choice.move.includes(" frog ") ? [choice.move.split(" ")[3]] : [],
  );
  for (const field of led) expect(element(`field ${field}`)?.classList.contains("preview")).toBe(true);
  expect(led.length).toBeGreaterThan(0);
});

test("what glows can be reached by the keyboard, the rest by arrow keys", () => {
  show("sun", { glows: glowsOf(promptOf("sun"), [], null) });
  const stops = elements("sun ")
    .filter((node) => node.getAttribute("tabindex") === "0")
    .map((node) => node.dataset.element);
  expect(stops).toEqual(expect.arrayContaining(promptOf("sun").choices.map((choice) => choice.move)));
  element("field village")?.focus();
  element("field village")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(element("field poppies_ford"));
});

test("a sun under the pointer shows which fields drop out", () => {
  show("sun", { glows: glowsOf(promptOf("sun"), [], null) });
  const choice = promptOf("sun").choices.find((option) => option.note?.key === "note-fields-out");
  element(choice?.move ?? "")?.dispatchEvent(new FocusEvent("focus"));
  flushSync();
  const gone = (choice?.note?.args.fields ?? []) as string[];
  expect(gone.length).toBeGreaterThan(0);
  for (const field of gone) expect(element(`field ${field}`)?.classList.contains("drops")).toBe(true);
});

test("the tokens of a field lie open before the player who gathers there, and nobody else", () => {
  show("gather", { glows: glowsOf(promptOf("gather"), [], null) });
  const offered = promptOf("gather").choices.map((choice) => `clover ${choice.move.split(" ")[1]}`);
  expect(
    elements("clover ")
      .map((node) => node.dataset.element)
      .sort(),
  ).toEqual([...offered].sort());
});

test("they do so only when the board has shown the Korrigan arrive", () => {
  show("gather", { moves: true });
  expect(newsOf("gather").length).toBeGreaterThan(0);
  expect(document.querySelector(".gather")).toBeNull();
});

test("start numbers stand where somebody may still start, in the field's free room", () => {
  const view = viewOf("start");
  show("start");
  const taken = new Set(view.players.flatMap(({ korrigans }) => korrigans.map(({ field }) => field)));
  const free = FIELDS.filter(({ id, start }) => start > 0 && !taken.has(id));
  expect([...document.querySelectorAll(".start")].map((stone) => stone.textContent)).toEqual(
    free.map(({ start }) => `${start}`),
  );
  expect(free.length).toBeGreaterThan(0);
});

test("what is drawn is not read out beside what the fields say", () => {
  show("busy");
  const heard = [...document.querySelectorAll(".map text")].filter(
    (text) => !text.closest('[aria-hidden="true"], [aria-label]'),
  );
  expect(heard).toEqual([]);
});

test("the last token brings the menhir", () => {
  show("last");
  expect(document.querySelector(".gather")?.textContent).toContain("you take the menhir too");
});

test("the questions about tokens, screens, crossings and goblins have their elements", async () => {
  for (const [name, kind] of [
    ["sacrifice", "token "],
    ["screen", "seat "],
    ["goblin", "korrigan "],
  ] as const) {
    show(name, { glows: glowsOf(promptOf(name), [], null) });
    const targets = promptOf(name).choices.map((choice) => choice.parts[1]?.target);
    for (const target of targets) expect(elements(kind).map((node) => node.dataset.element)).toContain(target);
    if (shown) await unmount(shown);
    shown = null;
  }
  const everywhere = new Map(CROSSINGS.map(({ id }): [string, Glow] => [`crossing ${id}`, "open"]));
  show("troll", { glows: everywhere });
  expect(elements("crossing ")).toHaveLength(CROSSINGS.length);
});

test("what one remembers of a field is shown when it is under the pointer", () => {
  show("busy");
  const remembered = viewOf("busy").fields.find((field) => field.memory?.clovers.length);
  element(`field ${remembered?.field}`)?.dispatchEvent(new FocusEvent("focus"));
  flushSync();
  expect(document.querySelector(".memory")?.textContent).toContain("What you remember");
});
