import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Choice } from "../../wire/prompts";
import type { Glow } from "../module";
import { wordsIn } from "./fixtures";
import { kobold, player, viewWith } from "./fixtures/made";
import Hand from "./Hand.svelte";
import { counted, exchangeOf, namedBy, placesOf } from "./hand";
import type { ZauberbergView } from "./types";

const words = wordsIn("en");
let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

const hand = ["2", "2", "3", "J"];
const kobolds = [kobold(3, "L1-36", { stands: "lower" }), kobold(2, "L1-32")];
const base = viewWith([
  player(0, kobolds, { hand, cards: 4, limit: 4 }),
  player(1, [kobold(4, "L1-36", { stands: "upper" })]),
]);

const pick = (kobold: number, card: string) => {
  const target = `kobold a${kobold}`;
  const [use, named] = [part("pick", null), part(`k${kobold}`, target)];
  return { move: `pick k${kobold} ${card}`, parts: [use, named, part(card, `card ${card}`)] } as Choice;
};
const part = (id: string, target: string | null) => ({ id, label: { key: "use-pick", args: {} }, target });
const choices = [pick(2, "2"), pick(1, "J"), pick(2, "J")];

function show(view: ZauberbergView, offers: [string, Glow][]) {
  const target = document.createElement("div");
  const [onpick, onaim] = [vi.fn(), vi.fn()];
  shown = mount(Hand, { target, props: { view, words, offers: new Map(offers), choices, onpick, onaim } });
  flushSync();
  const press = (button: Element | null | undefined) => {
    (button as HTMLButtonElement | null | undefined)?.click();
    flushSync();
  };
  return { target, onpick, onaim, press };
}

const OPEN: [string, Glow][] = [
  ["kobold a2", "open"],
  ["exchange 2", "open"],
  ["exchange 22", "open"],
  ["exchange 23J", "open"],
];
const texts = (where: Element, wanted: string) =>
  [...where.querySelectorAll(wanted)].map((node) => node.textContent?.replace(/\s+/g, " ").trim());

test("cards are counted by face, and an exchange names them in ascending order", () => {
  expect(counted(["J", "2", "3", "2"])).toEqual([
    { face: "2", number: 2 },
    { face: "3", number: 1 },
    { face: "J", number: 1 },
  ]);
  expect(exchangeOf(["J", "3", "2"])).toBe("exchange 23J");
  expect(placesOf(hand, "exchange 22")).toEqual([0, 1]);
  expect(placesOf(hand, "exchange 2J")).toEqual([0, 3]);
});

test("a first card names the kobolds that the question says", () => {
  expect(namedBy(choices, "2")).toEqual(["kobold a2"]);
  expect(namedBy(choices, "J")).toEqual(["kobold a1", "kobold a2"]);
  expect(namedBy(choices, "3")).toEqual([]);
});

test("equal cards are one element, and each says which kobold it would name", () => {
  const { target, onpick, press } = show(base, OPEN);
  const cards = [...target.querySelectorAll("[data-element]")];
  expect(cards.map((card) => card.getAttribute("data-element"))).toEqual(["card 2", "card 3", "card J"]);
  expect(texts(target, ".card .unseen")).toEqual([
    "2 ×2. Names kobold 2: Level 1, space 32",
    "3. Names no kobold that could move now",
    "joker. Names whichever of your kobolds you like",
  ]);
  press(cards[0]);
  expect(onpick).toHaveBeenCalledWith("card 2");
});

test("the card under the pointer or the keyboard tells where its kobold is", () => {
  const { target, onaim } = show(base, OPEN);
  const note = () => target.querySelector(".note")?.textContent;
  expect(note()).toBe(words.say("note-first-card"));
  target.querySelector('[data-element="card 2"]')?.dispatchEvent(new FocusEvent("focus"));
  flushSync();
  expect(note()).toBe("Names kobold 2: Level 1, space 32");
  expect(onaim).toHaveBeenCalledWith("card 2");
  target.querySelector('[data-element="card 2"]')?.dispatchEvent(new FocusEvent("blur"));
  flushSync();
  expect(onaim).toHaveBeenLastCalledWith(null);
});

test("to exchange, cards are selected in any order and sent together", () => {
  const { target, onpick, press } = show(base, OPEN);
  press(target.querySelector('[data-act="exchange"]'));
  const card = (at: number) => target.querySelector(`[data-card="${at}"]`);
  const send = () => target.querySelector<HTMLButtonElement>(".send");
  expect(send()?.disabled).toBe(true);
  press(card(3));
  press(card(0));
  press(card(2));
  press(card(1));
  press(card(1));
  expect([0, 1, 2, 3].map((at) => card(at)?.getAttribute("aria-pressed"))).toEqual(["true", "false", "true", "true"]);
  expect(send()?.textContent).toContain("3");
  expect(send()?.getAttribute("data-element")).toBe("exchange 23J");
  press(send());
  expect(onpick.mock.calls).toEqual([["exchange 23J"]]);
});

test("cards that are kept are shown as before, by button or by Escape", () => {
  const { target, onpick, press } = show(base, OPEN);
  press(target.querySelector('[data-act="exchange"]'));
  press(target.querySelector(".quiet"));
  expect(target.querySelectorAll('[data-element^="card "]')).toHaveLength(3);
  press(target.querySelector('[data-act="exchange"]'));
  const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  target.querySelector("[data-card]")?.dispatchEvent(key);
  flushSync();
  expect(key.defaultPrevented).toBe(true);
  expect(target.querySelector("[data-card]")).toBeNull();
  expect(onpick).not.toHaveBeenCalled();
});

test("a chosen exchange shows its cards, and is put back when the selection changes", () => {
  const { target, onpick, press } = show(base, [["exchange 22", "chosen"]]);
  expect([...target.querySelectorAll('[data-card][aria-pressed="true"]')]).toHaveLength(2);
  expect(target.querySelector(".send")?.getAttribute("aria-pressed")).toBe("true");
  press(target.querySelector(".send"));
  expect(onpick).not.toHaveBeenCalled();
  press(target.querySelector('[data-card="2"]'));
  expect(onpick.mock.calls).toEqual([["exchange 22"]]);
});

test("where nothing but an exchange is offered, the cards are laid out for it", () => {
  const { target } = show(base, [["exchange 2", "open"]]);
  expect(target.querySelectorAll("[data-card]")).toHaveLength(4);
  expect(target.querySelector(".quiet")).toBeNull();
});

test("outside the first question cards are only cards", () => {
  const { target } = show({ ...base, phase: "move-second", kobold: 2 }, [["card 2", "open"]]);
  expect(texts(target, ".card .unseen")).toEqual(["2 ×2", "3", "joker"]);
  expect(target.querySelector(".acts")).toBeNull();
});

test("a spectator has no hand", () => {
  expect(show({ ...base, eye: null }, []).target.querySelector("section")).toBeNull();
});
