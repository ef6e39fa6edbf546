import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { probe } from "./probe";
import type { MarketCard, RainbowsView } from "./types";

const card = (name: string, more: Partial<MarketCard> = {}): MarketCard => ({
  card: name,
  keep: true,
  buy: "yes",
  borrow: 0,
  ...more,
});
const view: RainbowsView = {
  ...viewOf("start"),
  market: [card("red-7", { buy: "too-dear" }), card("blue-2", { keep: false }), card("red-3")],
};

test("a card with a chosen use is that use of it", () => {
  expect(probe(view, "card red-7", ["keep"])).toBe("keep red-7");
  expect(probe(view, "card red-7", ["discard"])).toBe("discard red-7");
});

test("a card alone is the use that cannot be done", () => {
  expect(probe(view, "card red-7", [])).toBe("buy red-7");
  expect(probe(view, "card blue-2", [])).toBe("keep blue-2");
});

test("a space is a buy of the chosen card", () => {
  expect(probe(view, "space O3", ["buy", "red-3"])).toBe("buy red-3 O3");
  expect(probe(view, "space R3", ["red-3"])).toBe("buy red-3 R3");
});

test("a space alone is a buy of a card of its colour", () => {
  expect(probe(view, "space R3", [])).toBe("buy red-7 R3");
});

test("a space whose colour is not in the market is a buy of a card that is missing there", () => {
  const unseen = { ...view, unseen: ["green-4", "violet-9"] };
  expect(probe(unseen, "space V3", [])).toBe("buy violet-9 V3");
  expect(probe({ ...view, unseen: [] }, "space V3", [])).toBe("buy violet-1 V3");
});

test("nothing else means anything", () => {
  expect(probe(view, "deck", [])).toBeNull();
  expect(probe(view, "pile discard", [])).toBeNull();
});
