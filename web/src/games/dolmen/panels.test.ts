import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Glow } from "../module";
import Arrange from "./Arrange.svelte";
import { askedOf } from "./asked";
import Belongings from "./Belongings.svelte";
import { MOMENTS, promptOf, viewOf, wordsIn } from "./fixtures";
import { face, places } from "./fixtures/made";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { restOf, rowsOf } from "./scoring";
import { grownOf } from "./speech";

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
const said = (where: Element) => where.textContent?.replace(/\s+/g, " ").trim() ?? "";
const pictures = (where: Element) =>
  [...where.querySelectorAll('[role="img"]')].map((node) => node.getAttribute("aria-label"));

const view = viewOf("two");
const over = viewOf("over");
const arranging = viewOf("arrange");
const asked = askedOf(promptOf("arrange"), ({ effect }) => effect);
const open = new Map<string, Glow>(
  ["123", "132", "213", "231", "312", "321"].map((order) => [`order ${order}`, "open"]),
);

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const spoken = wordsIn(language);

  test.each(MOMENTS)("seats and belongings have words: %s", (name) => {
    const seen = viewOf(name);
    for (const seat of seen.players.keys()) {
      expect(said(show(Seat, { view: seen, words: spoken, seat }))).toMatch(/\d points?/);
      expect(show(Belongings, { view: seen, words: spoken, seat }).querySelectorAll("details")).toHaveLength(2);
    }
  });

  test("the count and the order of slabs have words", () => {
    expect(show(Scoring, { view: over, words: spoken }).querySelectorAll("tbody tr")).toHaveLength(3);
    const props = {
      view: arranging,
      words: spoken,
      offers: open,
      orders: asked.orders,
      onpick: vi.fn(),
      onaim: vi.fn(),
    };
    expect(show(Arrange, props).querySelectorAll("[data-element]")).toHaveLength(6);
  });
});

test("a seat tells its points, and nothing that its wall on the board shows", () => {
  const seat = show(Seat, { view, words, seat: 0 });
  expect(pictures(seat)).toEqual([]);
  expect(said(seat)).toContain("14 + 1 × ?");
  expect(said(show(Seat, { view: over, words, seat: 0 }))).not.toContain("?");
});

test("where the start slab does not count, it is not counted", () => {
  const more = { ...view, slabs_to_end: 8 };
  expect(grownOf(more, more.players[0]?.dolmen ?? [])).toEqual({ number: 4, most: 7 });
});

test("belongings tell what one remembers, to oneself alone", () => {
  const own = show(Belongings, { view, words, seat: 0 });
  expect(pictures(own).filter((label) => /points|mystery/.test(label ?? "") && !label?.includes("top"))).toEqual([
    "violet/teal, 4 points",
    expect.stringMatching(/mystery/),
  ]);
  expect(said(own)).toContain("place 9");
  expect(said(show(Belongings, { view, words, seat: 1 }))).not.toContain("What I know");
  expect(said(show(Belongings, { view: { ...view, memory_aid: false }, words, seat: 0 }))).toContain("remember it");
  expect(said(show(Belongings, { view: { ...view, places: places() }, words, seat: 0 }))).toContain("No slab");
});

describe("arranging", () => {
  const at = (where: HTMLElement, wanted: string) => where.querySelector(wanted) as HTMLButtonElement;
  const press = (where: HTMLElement, wanted: string) => {
    at(where, wanted).click();
    flushSync();
  };

  test("slabs are put one by one, and the last finds its place", () => {
    const onpick = vi.fn();
    const panel = show(Arrange, { view: arranging, words, offers: open, orders: asked.orders, onpick, onaim: vi.fn() });
    press(panel, '[data-slab="2"]');
    expect(at(panel, '[data-slab="2"]').getAttribute("aria-pressed")).toBe("true");
    press(panel, '[data-slot="5"]');
    expect(onpick).not.toHaveBeenCalled();
    press(panel, '[data-slab="3"]');
    press(panel, '[data-slot="6"]');
    expect(onpick).toHaveBeenCalledWith("order 231");
    expect(said(panel)).toContain("fits yours");
  });

  test("one of the six pictures says it all, and shows where everything goes", () => {
    const onpick = vi.fn();
    const offers = new Map(open).set("order 312", "chosen");
    const panel = show(Arrange, { view: arranging, words, offers, orders: asked.orders, onpick, onaim: vi.fn() });
    expect(at(panel, '[data-slot="5"]').getAttribute("aria-label")).toBe("Place 5: teal/rose");
    press(panel, '[data-slot="5"]');
    press(panel, '[data-slot="6"]');
    expect(onpick).toHaveBeenLastCalledWith("order 132");
    press(panel, '[data-element="order 123"]');
    expect(onpick).toHaveBeenLastCalledWith("order 123");
  });

  test("the others only see what was drawn", () => {
    const props = {
      view: { ...arranging, deciders: [1], active: 1 },
      words,
      offers: new Map<string, Glow>(),
      orders: new Map(),
    };
    const seen = show(Arrange, { ...props, onpick: vi.fn(), onaim: vi.fn() });
    expect(seen.querySelectorAll("button")).toHaveLength(0);
    expect(pictures(seen)).toEqual(["violet/rose", "ochre", "teal/rose"]);
  });
});

test("the count shows slabs, mysteries with the roll, crystals and the total, the best first", () => {
  const [best, second, last] = rowsOf(over);
  const totals = [best, second, last].map((row) => row?.score.total);
  expect([best, second, last].map((row) => row?.rank)).toEqual([1, 2, 3]);
  expect(totals).toEqual([...(over.result?.scores ?? [])].sort((one, other) => other - one));
  const table = show(Scoring, { view: over, words });
  const lines = [...table.querySelectorAll("table tr")].map(said);
  expect(lines[2]).toContain(`${best?.score.mysteries} × (3 + ${over.mystery_roll})`);
  expect(lines[4]?.replace(/ /g, "")).toBe(`Total${totals.join("")}`);
  expect(said(table)).toContain(`Mystery roll ${over.mystery_roll}`);
  expect(table.querySelector(".note")).toBeNull();
});

test("equal totals share the victory", () => {
  const tie = {
    ...over,
    result: { ranks: [1, 1, 3], scores: [5, 5, 4], end: { key: "end-limit", args: { number: 20 } } },
  };
  expect(said(show(Scoring, { view: tie, words }))).toContain("share the victory");
});

test("what was left in the piles is shown at the end, the best first", () => {
  const rest = [2, "?" as const, 5].map((points) => ({
    colours: ["ochre", "teal"],
    face: face(points as number | "?"),
  }));
  const over = { ...view, phase: "over", rest };
  expect(restOf(over).map((slab) => slab.face?.mystery || slab.face?.points)).toEqual([true, 5, 2]);
  expect(show(Scoring, { view: over, words }).querySelectorAll(".rest li")).toHaveLength(3);
  expect(restOf(view)).toEqual([]);
  expect(restOf(viewOf("over"))).toHaveLength(viewOf("over").rest?.length ?? 0);
});
