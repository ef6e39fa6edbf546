/** The board knows no rule: whatever a question says of its choices is drawn, even what no game could come to. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Pick } from "../../table/narrowing";
import type { Prompt } from "../../wire/prompts";
import { boardProps } from "../fixtures";
import Board from "./Board.svelte";
import { promptOf, viewOf, wordsIn } from "./fixtures";
import { places, withEffect } from "./fixtures/made";
import dolmen from "./index";
import type { DolmenView } from "./types";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function show(view: DolmenView, prompt: Prompt, picks: Pick[] = []) {
  const props = boardProps(dolmen, { view, words: wordsIn("en"), prompt, picks });
  shown = mount(Board, { target: document.body, props });
  flushSync();
}

const element = (name: string) => document.querySelector<HTMLElement>(`[data-element="${name}"]`);
const aim = (name: string) => {
  element(name)?.dispatchEvent(new FocusEvent("focus"));
  flushSync();
};
const all = (selector: string) => [...document.querySelectorAll(selector)];

const ring = viewOf("ring");

test("a way that no korrigan can go is drawn as it is said, with its cost and its fairy", () => {
  const said = { path: [4, 9, 11, 14], jumps: [], steps: 9, pillar: 3 };
  show(ring, withEffect(promptOf("ring"), "move 14", said));
  expect(element("point 14")?.getAttribute("aria-label")).toContain("9 steps");
  aim("point 14");
  expect(all("g.route .line")).toHaveLength(4);
  expect(all("g.route text").map((node) => node.textContent)).toEqual(["9"]);
  expect(all(".next.meant")).toHaveLength(1);
});

test("odds that no die has are drawn as they are said", () => {
  const needs = { 5: [0, null, null, null, null, 3] };
  const said = { faces: { 5: 1 }, needs, wins: [1, 100], ways: { "7,3": [2] } };
  show(ring, withEffect(promptOf("ring"), "attempt", said));
  expect(element("attempt")?.textContent).toContain("1%");
  expect(all(".odds li").map((node) => node.classList.contains("fails"))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("the slab that may be tried for is the one that is said", () => {
  const prompt = withEffect(promptOf("ring"), "attempt", { place: 10 });
  const choices = prompt.choices.filter(({ move }) => !move.startsWith("peek"));
  show({ ...ring, peeked: true }, { ...prompt, choices });
  expect([element("place 10"), element("place 1")].map((node) => node?.classList.contains("open"))).toEqual([
    true,
    false,
  ]);
});

test("what a known slab takes is drawn as the view says", () => {
  const place = { place: 10, needs: [0, 0, 0, 0, 0, null], fits: true, face: { points: 6, mystery: false } };
  show({ ...ring, places: places([place]) }, promptOf("ring"));
  aim("place 10");
  expect(all(".note .odds .fails")).toHaveLength(1);
});

test("ends where nothing could lie are drawn as the view says", () => {
  show({ ...ring, ends: ["8,2", "-10,0"] }, promptOf("ring"));
  expect(all(".own .end")).toHaveLength(2);
});

test("new slabs come to lie where it is said", () => {
  const arranged = [{ place: 15, colours: ["teal", "teal"], fits: [] }];
  const prompt = withEffect(promptOf("arrange"), "arrange 123", { arranged });
  show(viewOf("arrange"), prompt, [{ element: "order 123" }]);
  expect(all(".ring .ghost")).toHaveLength(1);
});

test("a slab lies with the edges that are said", () => {
  const prompt = withEffect(promptOf("lay"), "lay -4,0 r1", { edges: ["teal", "rose", "teal", "ochre"] });
  show(viewOf("lay"), prompt, [{ element: "spot -4,0" }]);
  expect(element("rotation r1")?.getAttribute("aria-label")).toBe("top teal, left ochre");
});
