import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Pick } from "../../table/narrowing";
import { boardProps, nameOf } from "../fixtures";
import type { Glow } from "../module";
import { VILLAGES } from "./box";
import { MOMENTS, type MomentName, newsOf, pathsAt, promptOf, viewOf, wordsIn } from "./fixtures";
import zauberberg from "./index";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

interface Shown {
  language?: "en" | "fr";
  glows?: ReadonlyMap<string, Glow>;
  picks?: Pick[];
  moves?: boolean;
  eye?: number | null;
}

function show(name: MomentName, { language = "en", glows, picks = [], moves = false, eye = 0 }: Shown = {}) {
  const [lines, prompt] = [newsOf(name), promptOf(name)];
  const [view, words] = [{ ...viewOf(name), eye }, wordsIn(language)];
  const news = moves ? lines : [];
  const props = boardProps(zauberberg, { view, words, prompt, picks, glows, news, lately: lines });
  shown = mount(zauberberg.Board, { target: document.body, props });
  flushSync();
  return props.onpick;
}

const elements = (kind = "") =>
  [...document.querySelectorAll<HTMLElement>("[data-element]")].filter((node) =>
    node.dataset.element?.startsWith(kind),
  );
const element = (name: string) => document.querySelector<HTMLElement>(`[data-element="${name}"]`);
const press = (name: string) => element(name)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const aim = (name: string) => {
  element(name)?.dispatchEvent(new FocusEvent("focus"));
  flushSync();
};

const FRENCH: MomentName[] = ["busy", "memory", "over"];

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const moments = language === "en" ? MOMENTS : FRENCH;
  test.each(moments)("spaces, villages, kobolds and whatever is asked have names: %s", (name) => {
    show(name, { language });
    expect(elements("space ")).toHaveLength(113);
    expect(elements("village ")).toHaveLength(4);
    expect(elements("kobold ")).toHaveLength(5 * viewOf(name).seats);
    for (const node of elements()) expect(nameOf(node), node.dataset.element).toMatch(/\S/);
    const targets = promptOf(name)?.choices.flatMap(({ parts }) => parts.map(({ target }) => target ?? "")) ?? [];
    const names = new Set(elements().map((node) => node.dataset.element));
    for (const target of targets) if (target && !target.startsWith("exchange ")) expect(names).toContain(target);
  });
});

test("no element is there twice", () => {
  for (const name of ["busy", "start", "rotation", "raven"] as const) {
    show(name);
    const names = elements().map((node) => node.dataset.element);
    expect(new Set(names).size).toBe(names.length);
    if (shown) void unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  }
});

test("touching an element says which, offered or not", () => {
  const onpick = show("second");
  for (const name of ["space L1-20", "space SUMMIT", "village nw"]) press(name);
  expect(onpick.mock.calls).toEqual([["space L1-20"], ["space SUMMIT"], ["village nw"]]);
});

test("a figure stands for its place where that may be chosen, else for itself", () => {
  const there = viewOf("busy").players[1]?.kobolds.find(({ place }) => place?.startsWith("L"));
  for (const [offered, meant] of [
    ["card 1", `kobold b${there?.number}`],
    [`space ${there?.place}`, `space ${there?.place}`],
  ] as const) {
    const onpick = show("busy", { glows: new Map([[offered, "open"]]) });
    press(`kobold b${there?.number}`);
    expect(onpick.mock.calls).toEqual([[meant]]);
    if (shown) void unmount(shown);
    shown = null;
  }
});

test("once a card is chosen, ends of other cards are lit weakly: a touch there changes the card", () => {
  const [choice] = promptOf("second").choices;
  const card = choice?.parts[1];
  show("second", { picks: [{ at: 1, id: card?.id ?? "" }] });
  const others = pathsAt("second").filter((path) => path.card !== card?.id);
  const own = pathsAt("second").filter((path) => path.card === card?.id);
  const lit = (end: string) => element(`space ${end}`)?.classList.contains("instead");
  expect(others.some(({ end }) => lit(end))).toBe(true);
  expect(own.some(({ end }) => lit(end))).toBe(false);
});

test("every end of a movement glows at once, and chips say by which card", () => {
  show("second");
  const ends = new Set(pathsAt("second").map(({ end }) => end));
  for (const end of ends) expect(element(`space ${end}`)?.classList.contains("open")).toBe(true);
  expect(document.querySelectorAll(".chip")).toHaveLength(ends.size);
  expect(document.querySelector(".print")).toBeNull();
});

test("a card under the hand shows its steps and ends, and what waits there", () => {
  show("push");
  const face = pathsAt("push")[0]?.face;
  aim(`card ${face}`);
  const ends = pathsAt("push").filter((path) => path.face === face);
  for (const { end } of ends) expect(element(`space ${end}`)?.classList.contains("preview")).toBe(true);
  expect(document.querySelectorAll(".print, .leap").length).toBeGreaterThan(0);
});

test("a chosen card keeps its steps in sight", () => {
  const [choice] = promptOf("push").choices;
  show("push", { picks: [{ at: 1, id: choice?.parts[1]?.id ?? "" }] });
  expect(document.querySelectorAll(".print, .leap").length).toBeGreaterThan(0);
});

test("a first card under the hand shows which kobold it names", () => {
  show("busy");
  const choice = promptOf("busy").choices.find(({ move }) => /^pick k[1-5] [1-5]$/.test(move));
  aim(choice?.parts[2]?.target ?? "");
  expect(element(choice?.parts[1]?.target ?? "")?.classList.contains("preview")).toBe(true);
});

test("the space under the hand shows what is above and below it, a corner that nothing is", () => {
  show("busy");
  aim("space L2-12");
  expect(document.querySelectorAll(".up, .down")).toHaveLength(2);
  expect(document.body.textContent).toContain("Level 2, space 12");
  aim("space L2-08");
  expect(document.querySelectorAll(".up, .down")).toHaveLength(0);
  expect(document.querySelector(".none .bar")).not.toBeNull();
});

test("what glows can be reached by the keyboard", () => {
  show("reveal");
  const stops = elements("space ").filter((node) => node.getAttribute("tabindex") === "0");
  const targets = promptOf("reveal").choices.map(({ parts }) => parts[1]?.target);
  expect(stops.map((node) => node.dataset.element).sort()).toEqual([...targets].sort());
});

/** Lays elements beside each other, and returns to which an arrow to the right leads from the first of them. */
function rightOf(...names: string[]): string | undefined {
  const boxes = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(100 * names.indexOf(this.getAttribute("data-element") ?? ""), 0, 50, 50);
  });
  const first = element(names[0] ?? "");
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  boxes.mockRestore();
  return (document.activeElement as HTMLElement).dataset.element;
}

test("arrow keys lead from space to space, and to what may be chosen", () => {
  show("start");
  const kobold = promptOf("start").choices[0]?.parts[1]?.target ?? "";
  expect(rightOf("village nw", "space L1-01", kobold)).toBe(kobold);
  expect(rightOf("space L1-01", "kobold b1", "space L1-02")).toBe("space L1-02");
});

test("a spectator sees the mountain, and nobody's cards", () => {
  show("busy", { eye: null, glows: new Map() });
  expect(elements("space ")).toHaveLength(113);
  expect(elements("card ")).toEqual([]);
});

test("the mountain can be drawn nearer on a small screen, and the question decides how near at first", () => {
  show("climb");
  const levels = [...document.querySelectorAll<HTMLInputElement>('.levels input[type="radio"]')];
  expect(levels).toHaveLength(5);
  expect(levels.findIndex((node) => node.checked)).toBeGreaterThan(0);
  expect(document.querySelector('[data-more="mountain"]')).not.toBeNull();
  levels[0]?.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(document.querySelector('[data-more="mountain"]')).toBeNull();
});

test("villages that may be chosen are offered", () => {
  show("village");
  for (const { id } of VILLAGES) expect(element(`village ${id}`)?.classList.contains("open")).toBe(true);
});
