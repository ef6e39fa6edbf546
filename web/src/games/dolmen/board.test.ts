import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { glows as glowsOf } from "../../table/narrowing";
import type { Prompt } from "../../wire/prompts";
import type { Line } from "../../wire/protocol";
import { boardProps } from "../fixtures";
import type { Glow } from "../module";
import Board from "./Board.svelte";
import { line, MOMENTS, type MomentName, promptOf, viewOf, wordsIn } from "./fixtures";
import { laid, player, viewWith, WALL, withEffect } from "./fixtures/made";
import dolmen from "./index";
import type { DolmenView } from "./types";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const view = viewOf("ring");
const { places: circle, players: people } = view;
const RING = promptOf("ring");
const OPEN: [string, Glow][] = [...glowsOf(RING, [], null)];

interface Shown {
  language?: "en" | "fr";
  prompt?: Prompt | null;
  glows?: [string, Glow][];
  chosen?: string[];
  news?: Line[];
  lately?: Line[];
}

function show(view: DolmenView, { language = "en", glows, ...more }: Shown = {}) {
  const offered = glows && new Map(glows);
  const props = boardProps(dolmen, { view, words: wordsIn(language), glows: offered, ...more });
  shown = mount(Board, { target: document.body, props });
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

const FRENCH: MomentName[] = ["ring"];

describe.each(["en", "fr"] as const)("in %s", (language) => {
  test.each(language === "en" ? MOMENTS : FRENCH)("light points and places have names: %s", (name) => {
    const [seen, asked] = [viewOf(name), promptOf(name)];
    show(seen, { language, prompt: asked });
    expect([elements("point ").length, elements("place ").length]).toEqual([16, 12]);
    for (const node of elements("p")) expect(node.getAttribute("aria-label")).toMatch(/\S{3}/);
    expect(document.querySelectorAll(".korrigan")).toHaveLength(seen.seats);
  });
});

test("whatever is offered on the circle is there, and can be reached by the keyboard", () => {
  const onpick = show(view, { prompt: RING });
  expect(OPEN).toHaveLength(promptOf("ring").choices.length);
  for (const [name] of OPEN) {
    expect(element(name)?.classList.contains("open")).toBe(true);
    expect(element(name)?.getAttribute("tabindex")).toBe("0");
  }
  for (const name of ["point 8", "place 9", "attempt"]) press(name);
  expect(onpick.mock.calls).toEqual([["point 8"], ["place 9"], ["attempt"]]);
});

test("arrow keys lead along the circle", () => {
  show(view, { prompt: RING });
  element("point 0")?.focus();
  element("point 0")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  expect(document.activeElement).toBe(element("point 1"));
  element("point 1")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  expect(["place 1", "place 2"]).toContain(document.activeElement?.getAttribute("data-element"));
});

test("the slab in front carries the button with its chance, where one may try", async () => {
  show(view, { prompt: RING });
  expect(element("attempt")?.textContent).toContain("67%");
  if (shown) await unmount(shown);
  show(view, { prompt: withEffect(RING, "attempt", { faces: { 3: 2, 5: 1 } }) });
  expect(element("attempt")?.textContent).toContain("?");
  if (shown) await unmount(shown);
  show(view, { prompt: { ...RING, choices: RING.choices.filter(({ move }) => move !== "attempt") } });
  expect(element("attempt")).toBeNull();
});

test("what one knows lies over the slabs, and who else has peeked", () => {
  show(view);
  expect(document.querySelectorAll(".ring .known")).toHaveLength(2);
  const eyes = [...document.querySelectorAll(".eyes")].map((node) => node.querySelectorAll("g").length);
  expect(eyes).toEqual([1, 2]);
  expect(document.querySelectorAll(".fit").length).toBe(circle.filter(({ fits }) => fits).length);
});

test("a spectator sees no knowledge and nothing that fits", () => {
  const bare = circle.map((place) => ({ ...place, face: null, fits: false }));
  show({ ...view, eye: null, places: bare });
  expect([document.querySelectorAll(".ring .known").length, document.querySelectorAll(".fit").length]).toEqual([0, 0]);
  expect(element("attempt")).toBeNull();
});

test("a light point under the hand shows the way there, and a glow what the fairy would do", () => {
  show(view, { prompt: RING });
  expect(document.querySelector("g.route")).toBeNull();
  aim("point 14");
  expect(document.querySelector("g.route text")?.textContent).toBe("3");
  expect(document.querySelectorAll("g.route .line")).toHaveLength(3);
  expect(document.querySelector(".next.meant")).toBeNull();
  aim("point 0");
  expect(document.querySelector(".next.meant")).not.toBeNull();
});

test("a slab under the hand tells what is known of it", () => {
  show(view, { prompt: RING });
  aim("place 1");
  expect(document.querySelector(".note")?.textContent).toContain("You know it: 5 points");
  aim("place 2");
  expect(document.querySelector(".note")).toBeNull();
});

test("an order that is thought of is laid out on the places", () => {
  const glows: [string, Glow][] = [
    ["order 213", "open"],
    ["order 312", "preview"],
  ];
  show(viewOf("arrange"), { prompt: promptOf("arrange"), glows });
  expect(document.querySelectorAll(".ghost")).toHaveLength(3);
});

test("what happened lately stays marked", () => {
  const lately = [
    line("moved", { seat: 1, points: [5, 4], point: 4 }),
    line("peeked", { seat: 2, place: 1 }),
    line("tries", { seat: 1, place: 2, slab: "teal-rose", face: "2" }),
    line("laid", { seat: 0, slab: "violet-rose", face: "2", spot: "1,1" }),
    line("arranged", { seat: 2, slabs: ["rose-rose", "rose-ochre", "teal-rose"], places: [9, 10, 11] }),
  ];
  show(view, { lately });
  expect(document.querySelectorAll("path.trail")).toHaveLength(1);
  expect([document.querySelectorAll("path.fresh").length, document.querySelectorAll(".peeked").length]).toEqual([3, 1]);
});

const STORY = [
  line("moved", { seat: 2, points: [11, 12], point: 12 }),
  line("crystals-back", { seat: 2, number: 3 }),
  line("fairy-goes", { seat: 2, pillar: 2 }),
  line("swept", { number: 3, pillar: 2 }),
  line("reshuffled", { number: 9 }),
  line("drew", { seat: 2, slabs: ["teal-rose", "rose-rose", "ochre-teal"] }),
  line("arranged", { seat: 2, slabs: ["teal-rose", "rose-rose", "ochre-teal"], places: [9, 10, 11] }),
  line("peeked", { seat: 2, place: 9 }),
  line("peeked-face", { seat: 0, place: 9, face: "mystery" }),
  line("tries", { seat: 0, place: 1, slab: "ochre-violet", face: "5" }),
  line("rolled", { seat: 0, roll: 3 }),
  line("won", { seat: 0, face: "5", paid: 2 }),
  line("laid", { seat: 0, slab: "ochre-violet", face: "5", spot: "4,0" }),
  line("tries", { seat: 1, place: 3, slab: "rose-rose", face: "6" }),
  line("rolled", { seat: 1, roll: 1 }),
  line("lost", { seat: 1, face: "6", number: 3 }),
  line("finished", { seat: 0, number: 7 }),
  line("mystery-roll", { seat: 0, roll: 4 }),
  line("scored", { seat: 0, slab_points: 17, mysteries: 1, mystery_points: 7, crystals: 0, total: 24 }),
  line("game-over", { seats: [0], total: 24 }),
];

test("every event is played and announced, and then the newest view is at rest", () => {
  vi.useFakeTimers();
  // Ten pictures a second are enough here.
  const draw = (drawn: (now: number) => void) => setTimeout(() => drawn(performance.now()), 100);
  vi.stubGlobal("requestAnimationFrame", draw);
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  const after = viewWith([player(0, [...WALL, laid(4, 0, ["ochre", "violet"], 1, 5)], {}, 4), ...people.slice(1)], {
    places: circle,
    phase: "over",
    mystery_roll: 4,
    deciders: [],
  });
  show(after, { news: STORY });
  const announced = new Set<string>();
  /** Between two announcements the result of the second may not yet be seen. */
  let silent = 0;
  for (let passed = 0; passed < 40_000 && silent < 20; passed += 100) {
    vi.advanceTimersByTime(100);
    flushSync();
    const ribbon = document.querySelector(".ribbon")?.textContent;
    if (ribbon) announced.add(ribbon);
    silent = ribbon ? 0 : silent + 1;
  }
  for (const key of ["crystals-back", "fairy-goes", "peeked-face", "won", "lost", "mystery-roll", "game-over"]) {
    const event = STORY.find(({ phrase }) => phrase.key === key) as Line;
    expect(announced).toContain(wordsIn("en").event(event));
  }
  expect(document.querySelectorAll("[data-element^='point ']")).toHaveLength(16);
});

test("Escape takes away what one knows, and nothing else then", () => {
  const knows = () => document.querySelector(".summary") !== null;
  const leave = () => {
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    document.body.dispatchEvent(key);
    flushSync();
    return key.defaultPrevented;
  };
  show(view);
  document.querySelector<HTMLElement>('[data-act="memory"]')?.click();
  flushSync();
  expect(knows()).toBe(true);
  expect([leave(), knows(), leave()]).toEqual([true, false, false]);
});

test("where the slab in front cannot be peeked at, touching it means to try for it", () => {
  const onpick = show({ ...view, peeked: true }, { prompt: RING, glows: [["attempt", "open"]] });
  expect(element("place 1")?.classList).toContain("open");
  press("place 1");
  press("place 7");
  expect(onpick.mock.calls).toEqual([["attempt"], ["place 7"]]);
});

test("the last peek is marked also for those who come later, but not one's own", async () => {
  show({ ...view, last_peek: { seat: 2, place: 1 } });
  expect(document.querySelectorAll(".peeked")).toHaveLength(1);
  if (shown) await unmount(shown);
  show({ ...view, last_peek: { seat: 0, place: 1 } });
  expect(document.querySelectorAll(".peeked")).toHaveLength(0);
});

test("what one knows is laid over the circle, and taken away again", async () => {
  const press = () => {
    document.querySelector<HTMLElement>('[data-act="memory"]')?.click();
    flushSync();
  };
  show(view);
  press();
  expect(document.querySelectorAll("circle.shine")).toHaveLength(2);
  expect(document.querySelector(".summary")?.textContent).toContain("What I know");
  press();
  expect(document.querySelector(".summary")).toBeNull();
  if (shown) await unmount(shown);
  show({ ...view, eye: null });
  expect(document.querySelector('[data-act="memory"]')).toBeNull();
});
