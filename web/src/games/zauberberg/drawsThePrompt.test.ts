/** The board knows no rule: questions that no game could ask are drawn as they are put. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Choice, Part, Prompt } from "../../wire/prompts";
import { boardProps } from "../fixtures";
import { type MomentName, promptOf, viewOf, wordsIn } from "./fixtures";
import zauberberg from "./index";
import { pointAt } from "./places";
import type { ZauberbergEffect } from "./types";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

const part = (id: string, target: string | null): Part => ({ id, label: { key: "use-walk", args: {} }, target });

function choice(parts: Part[], effect: Partial<ZauberbergEffect>): Choice {
  const move = parts.map(({ id }) => id).join(" ");
  return { move, parts, note: null, reveals: false, warning: null, effect: { game: "zauberberg", ...effect } };
}

function ask(name: MomentName, choices: Choice[]): void {
  const prompt: Prompt = { ...promptOf(name), choices, uses: [] };
  const props = boardProps(zauberberg, { view: viewOf(name), words: wordsIn("en"), prompt });
  shown = mount(zauberberg.Board, { target: document.body, props });
  flushSync();
}

const element = (name: string) => document.querySelector<HTMLElement>(`[data-element="${name}"]`);
const open = (kind: string) =>
  [...document.querySelectorAll<HTMLElement>(`.open[data-element^="${kind} "]`)].map((node) => node.dataset.element);
const aim = (name: string) => {
  element(name)?.dispatchEvent(new FocusEvent("focus"));
  flushSync();
};
test("a path across the levels, with a push the wrong way, is drawn from the effect", () => {
  const view = viewOf("second");
  const kobold = `a${view.kobold}`;
  const [face = ""] = view.players[0]?.hand ?? [];
  const path = ["L4-00", "L2-05", "L1-17"];
  const pushes = [{ kobold: "b2", to: "L3-11" }];
  const parts = [part("walk", null), part(face, `card ${face}`), part("cw", "space L1-17")];
  const stop = choice([part("stop", null)], {});
  ask("second", [choice(parts, { kobold, path, pushes }), stop]);
  expect(open("space")).toEqual(["space L1-17"]);
  expect(open("card")).toEqual([`card ${face}`]);
  expect(document.querySelectorAll(".chip")).toHaveLength(1);
  aim("space L1-17");
  expect(document.querySelectorAll(".print").length).toBeGreaterThan(10);
  expect(document.querySelectorAll(".push")).toHaveLength(1);
  const tip = document.querySelector(".push .tip")?.getAttribute("transform") ?? "";
  const [x, y] = pointAt("L3-11", view.rotation * 90);
  const [, tipX, tipY] = tip.match(/translate\(([-\d.]+) ([-\d.]+)\)/) ?? [];
  expect(Math.hypot(Number(tipX) - x, Number(tipY) - y)).toBeLessThan(120);
});

test.each([
  ["a stone", { stone: "kept" }, ".meets > g"],
  ["the victory", { wins: true }, ".meets .goal"],
  ["a hidden token", { hidden: { storm: 1 } }, ".meets text"],
  ["a kobold", { lands_on: "b3" }, ".meets .onto"],
] as const)("where nothing is, %s is drawn if the effect says so", (_, effect, selector) => {
  const [face = ""] = viewOf("second").players[0]?.hand ?? [];
  const parts = [part("walk", null), part(face, `card ${face}`), part("ccw", "space L1-21")];
  ask("second", [choice(parts, { kobold: "a1", path: ["L1-21"], ...effect }), choice([part("stop", null)], {})]);
  expect(document.querySelector(selector)).toBeNull();
  aim("space L1-21");
  expect(document.querySelectorAll(selector)).toHaveLength(1);
});

test("a first card names whichever kobold the question says, and leads nowhere yet", () => {
  const [face = ""] = viewOf("busy").players[0]?.hand ?? [];
  const other = face === "4" ? 5 : 4;
  const parts = [part("pick", null), part(`k${other}`, `kobold a${other}`), part(face, `card ${face}`)];
  ask("busy", [choice(parts, { kobold: `a${other}`, spends: [face] }), choice([part("stop", null)], {})]);
  expect(open("card")).toEqual([`card ${face}`]);
  expect(open("kobold")).toEqual([`kobold a${other}`]);
  aim(`card ${face}`);
  expect(element(`kobold a${other}`)?.classList.contains("preview")).toBe(true);
  expect(document.querySelector(".hand .note")?.textContent).toContain(`kobold ${other}`);
  expect(document.querySelectorAll(".print, .leap, .chip")).toHaveLength(0);
});

test("the villages of a placing are those that the question names", () => {
  const place = (village: string) => [
    part("place", null),
    part("k1", "kobold a1"),
    part(village, `village ${village}`),
  ];
  ask("start", [choice(place("se"), {}), choice(place("sw"), {})]);
  expect(open("village").sort()).toEqual(["village se", "village sw"]);
});

test("the chip of an end says the card of the question", () => {
  const parts = [part("walk", null), part("J5", "card J"), part("cw", "space L2-04")];
  ask("second", [choice(parts, { kobold: "a1", path: ["L2-04"] }), choice([part("stop", null)], {})]);
  expect(document.querySelector(".chip")?.textContent).toBe("J");
});
