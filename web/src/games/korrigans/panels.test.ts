import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import Belongings from "./Belongings.svelte";
import { MOMENTS, type MomentName, viewOf, wordsIn } from "./fixtures";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import type { KorrigansView } from "./types";

let shown: ReturnType<typeof mount>[] = [];

afterEach(async () => {
  for (const component of shown) await unmount(component);
  shown = [];
});

function show<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("div");
  shown.push(mount(Part, { target, props }));
  flushSync();
  return target;
}

const words = wordsIn("en");
/** What a picture is called, in order. */
const pictures = (where: Element | null) =>
  [...(where?.querySelectorAll('[role="img"]') ?? [])].map((node) => node.getAttribute("aria-label"));

/** Returns a moment in which one player's things are changed. */
function changed(name: MomentName, seat: number, things: Partial<KorrigansView["players"][number]>): KorrigansView {
  const view = viewOf(name);
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...things } : player)) };
}

const FRENCH: MomentName[] = ["busy", "plain", "over"];

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const spoken = wordsIn(language);

  test.each(language === "en" ? MOMENTS : FRENCH)("seats and belongings are said: %s", (name) => {
    const view = viewOf(name);
    for (const seat of view.players.keys()) {
      const props = { view, words: spoken, seat };
      expect(show(Seat, props).querySelectorAll("svg").length).toBeGreaterThan(0);
      expect(show(Belongings, props).querySelectorAll("summary")).toHaveLength(3);
    }
  });

  test("the count is a table with every player's total", () => {
    const view = viewOf("over");
    const table = show(Scoring, { view, words: spoken });
    const totals = [...table.querySelectorAll(".total td")].map((cell) => cell.textContent);
    expect(totals).toEqual(
      view.players.map((player) => `${player.score?.total}`).sort((a, b) => Number(b) - Number(a)),
    );
    expect(table.querySelectorAll("tbody tr")).toHaveLength(5);
  });
});

test("a seat tells what everybody may see, and no gold of others", () => {
  const view = changed("busy", 1, {
    screen: true,
    hidden: 3,
    tokens: null,
    gold: null,
    revealed: ["hare", "hare", "mole"],
    backups: ["squirrel"],
    menhirs: [1, 3],
    korrigans: [
      { field: "village", carries: "elf" },
      { field: "village", carries: "" },
    ],
  });
  const seat = show(Seat, { view: { ...view, first_player: 1, holder: 1 }, words, seat: 1 });
  expect(pictures(seat)).toEqual([
    "3 tokens behind the screen",
    "hare",
    "mole",
    "squirrel, a backup companion",
    "Gold menhirs",
    "elf",
    "Has the bag",
    "First player",
  ]);
  expect(seat.textContent).toMatch(/3.*×2.*4/);
});

test("a screen taken away shows what was behind it", () => {
  const view = changed("busy", 1, { screen: false, hidden: 2, tokens: ["frog", "gold4"], gold: 4, revealed: [] });
  expect(pictures(show(Seat, { view, words, seat: 1 })).slice(0, 2)).toEqual([
    "Gold so far",
    "No screen: everybody sees",
  ]);
  const section = show(Belongings, { view, words, seat: 1 }).querySelector("section");
  expect(section?.querySelector("h4")?.textContent).toBe("No screen: everybody sees");
  expect(pictures(section)).toEqual(["frog", "4 gold"]);
});

test("behind another's screen only backs are seen", () => {
  const view = changed("busy", 1, { screen: true, hidden: 4, tokens: null, gold: null });
  const section = show(Belongings, { view, words, seat: 1 }).querySelector("section");
  expect(pictures(section)).toEqual(["4 tokens behind the screen"]);
  expect(section?.querySelectorAll("svg[aria-hidden]")).toHaveLength(5);
});

test("the legend tells which companions one has and which lead nowhere", () => {
  const view = changed("busy", 0, { tokens: ["frog"], revealed: ["hare"], backups: ["hare"], useful: ["hare"] });
  const rows = [...show(Belongings, { view, words, seat: 0 }).querySelectorAll("details:first-of-type li")];
  const texts = rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(texts[0]).toBe("hare: across an open border ×2");
  expect(texts[1]).toBe("squirrel: through a door");
  expect(texts[5]).toMatch(/leads nowhere now.*×1/);
});

test("equal gold is explained", () => {
  const view = viewOf("over");
  expect(show(Scoring, { view, words }).querySelector(".note")).toBeNull();
  const score = { clovers: 9, menhirs: 0, elves: 0, goblins: 0, cauldron: 0, total: 9, companions: 1 };
  const equal = { ...view, players: view.players.map((player) => ({ ...player, score })) };
  const table = show(Scoring, { view: equal, words });
  expect(table.querySelector(".note")?.textContent).toContain("Equal gold");
  expect(table.textContent).toContain("Turn order");
});
