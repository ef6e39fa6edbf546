import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { boardProps, nameOf } from "../fixtures";
import type { Glow } from "../module";
import { MOMENTS, type MomentName, newsOf, viewOf, wordsIn } from "./fixtures";
import rainbows from "./index";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function show(name: MomentName, language: "en" | "fr", glows: Map<string, Glow> = new Map(), onpick = vi.fn()) {
  const [view, words, news] = [viewOf(name), wordsIn(language), newsOf(name)];
  const props = { ...boardProps(rainbows, { view, words, glows, news, lately: news }), onpick };
  shown = mount(rainbows.Board, { target: document.body, props });
  flushSync();
  return onpick;
}

const elements = () => [...document.querySelectorAll<HTMLButtonElement>("button[data-element]")];
const element = (name: string) => document.querySelector<HTMLButtonElement>(`button[data-element="${name}"]`);

const FRENCH: MomentName[] = ["bank", "loan", "last", "end-days"];

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const moments = language === "en" ? MOMENTS : FRENCH;

  test.each(moments)("every space in play and every card is a button with a name: %s", (name) => {
    show(name, language);
    const view = viewOf(name);
    expect(elements()).toHaveLength(6 * view.rows_in_play + view.market.length);
    for (const node of elements()) expect(nameOf(node)).toMatch(/\S{3}/);
  });

  test.each(moments)("seats, belongings and scoring are said: %s", async (name) => {
    const words = wordsIn(language);
    const view = viewOf(name);
    for (const seat of view.players.keys()) {
      for (const Part of [rainbows.Seat, rainbows.Belongings]) {
        const part = mount(Part, { target: document.body, props: { view, words, seat } });
        await unmount(part);
      }
    }
    const scoring = mount(rainbows.Scoring, { target: document.body, props: { view, words } });
    expect(document.querySelectorAll("tfoot tr:first-child td")).toHaveLength(view.seats);
    expect(document.querySelectorAll("button")).toHaveLength(0);
    await unmount(scoring);
    expect(rainbows.heading(view, words)).toMatch(/\S/);
  });
});

test("touching an element says which, offered or not", () => {
  const onpick = show("start", "en", new Map([["space R3", "open"]]));
  element("space R3")?.click();
  element("space V4")?.click();
  expect(onpick.mock.calls).toEqual([["space R3"], ["space V4"]]);
});

test("what glows can be reached by the keyboard, the rest by arrow keys", () => {
  show(
    "start",
    "en",
    new Map<string, Glow>([
      ["space G1", "open"],
      ["space G2", "chosen"],
    ]),
  );
  const stops = elements().filter((node) => node.dataset.element?.startsWith("space") && node.tabIndex === 0);
  expect(stops.map((node) => node.dataset.element)).toEqual(["space G1", "space G2"]);
  expect(element("space G2")?.getAttribute("aria-pressed")).toBe("true");
  element("space G1")?.focus();
  element("space G1")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(element("space B1"));
});

test("a card says what it could do", () => {
  show("loan", "en");
  const cards = elements().filter((node) => node.dataset.element?.startsWith("card"));
  const names = cards.map(nameOf);
  expect(names.some((name) => /^[a-z]+ \d+\. .*Buy −\d+ account −\d+/.test(name))).toBe(true);
});

test("the order of picks is named, and so is everybody in it, also where only hats have room", () => {
  show("start", "en");
  const order = document.querySelector("ol") as HTMLElement;
  const view = viewOf("start");
  expect(order.getAttribute("aria-label")).toBe("Order of picks");
  expect([...order.children].map((item) => item.getAttribute("title"))).toEqual(
    view.order.map((seat) => wordsIn("en").seatName(seat)),
  );
});

test("the clover's last round is announced", () => {
  show("last", "en");
  expect(document.querySelector(".banner")?.textContent).toContain("last round of the day");
});
