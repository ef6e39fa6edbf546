/** The board knows no rule: it draws what the question says, even where that contradicts the rules. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Pick } from "../../table/narrowing";
import type { Choice, Prompt } from "../../wire/prompts";
import type { RainbowsEffect } from "../../wire/protocol";
import { boardProps, nameOf } from "../fixtures";
import { type MomentName, promptOf, viewOf, wordsIn } from "./fixtures";
import rainbows from "./index";
import type { RainbowsView } from "./types";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** A question whose every choice is said to do the same invented thing. */
function inventing(name: MomentName, invented: (choice: Choice) => Partial<RainbowsEffect>): Prompt {
  const prompt = promptOf(name);
  const choices = prompt.choices.map((choice) => ({ ...choice, effect: { game: "rainbows", ...invented(choice) } }));
  return { ...prompt, choices };
}

function ask(name: MomentName, prompt: Prompt, picks: readonly Pick[]): void {
  show(viewOf(name), prompt, picks);
}

function show(view: RainbowsView, prompt: Prompt, picks: readonly Pick[]): void {
  const props = boardProps(rainbows, { view, words: wordsIn("en"), prompt, picks });
  shown = mount(rainbows.Board, { target: document.body, props });
  flushSync();
}

const buying = promptOf("start").choices.find((choice) => choice.parts[0]?.id === "buy") as Choice;
const picks = buying.parts.map((part, at) => ({ at, id: part.id }));

test("prices on the cards", () => {
  ask(
    "start",
    inventing("start", () => ({ gold: 333 })),
    [],
  );
  const cards = [...document.querySelectorAll<HTMLElement>('[data-element^="card "]')];
  expect(cards.length).toBeGreaterThan(0);
  for (const node of cards) expect(nameOf(node)).toMatch(/\+333.*\+333/);
});

test("what becomes of gold, account and markers", () => {
  ask(
    "loan",
    inventing("loan", () => ({ gold: 400, account: 500, space: "R1" })),
    promptOf("loan")
      .choices.slice(0, 1)
      .flatMap((choice) => choice.parts.map((part, at) => ({ at, id: part.id }))),
  );
  const own = viewOf("loan").players[0];
  const then = [...document.querySelectorAll(".purse .then [aria-hidden]")].map((node) => node.textContent);
  expect(then).toEqual([
    `→ ${(own?.gold ?? 0) + 400}`,
    `→ ${(own?.account ?? 0) + 500}`,
    `→ ${(own?.supply ?? 0) - 1}`,
  ]);
});

test("the Rainbows that would come about, and their worth", () => {
  const chain = ["R1", "V4", "G2"];
  ask(
    "start",
    inventing("start", () => ({ chains: [chain], rainbow_worth: 777 })),
    picks,
  );
  expect(document.querySelector(".promise")?.getAttribute("d")).toMatch(/ 750 450Q.* 550 250$/);
  expect([...document.querySelectorAll(".badge")].map((node) => node.textContent)).toContain("+777");
});

test("no promise where none is made", () => {
  ask(
    "start",
    inventing("start", () => ({})),
    picks,
  );
  expect(document.querySelector(".promise")).toBeNull();
});

test("what may be bought, and where, whatever the market and the columns say", () => {
  const [offered] = viewOf("start").market;
  if (!offered) throw new Error("expected a card");
  const market = [{ ...offered, keep: false, buy: "too-dear" as const, price: 99 }];
  const [use, card, space] = buying.parts;
  if (!use || !card || !space) throw new Error("expected a card and a space");
  const named = { ...card, id: offered.card, target: `card ${offered.card}` };
  const choices = ["V1", "R4"].map((id) => ({
    ...buying,
    parts: [use, named, { ...space, id, target: `space ${id}` }],
    effect: { game: "rainbows", gold: -3, space: id },
  }));
  const view = { ...viewOf("start"), market };
  const picks = [use, named].map(({ id }, at) => ({ at, id }));
  show(view, { ...promptOf("start"), choices }, picks);
  expect(nameOf(document.querySelector('[data-element^="card "]') as HTMLElement)).toMatch(/Buy −3/);
  const open = [...document.querySelectorAll<HTMLElement>('.open[data-element^="space "]')];
  expect(open.map((node) => node.dataset.element).sort()).toEqual(["space R4", "space V1"]);
});
