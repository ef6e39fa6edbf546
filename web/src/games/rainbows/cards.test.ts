import { describe, expect, test } from "vitest";
import { dealOf, faceOf, runsOf, slotsOf, usesOf } from "./cards";
import { MOMENTS, viewOf } from "./fixtures";
import type { MarketCard, PlayerView } from "./types";

const start = viewOf("start");
const player = (...face_up: string[]): PlayerView => ({ ...(start.players[0] as PlayerView), face_up });
const offer = (more: Partial<MarketCard>): MarketCard => ({
  card: "red-7",
  keep: true,
  buy: "yes",
  borrow: 0,
  ...more,
});

test("a card is a colour and a number", () => {
  expect(faceOf("violet-10")).toEqual({ colour: "violet", number: 10 });
});

describe("what a card could do", () => {
  test("it brings its number or costs it", () => {
    const [keep, buy] = usesOf(start, offer({}));
    expect(keep).toEqual({ use: "keep", open: true, gold: 7, loan: 0 });
    expect(buy).toEqual({ use: "buy", open: true, gold: -7, loan: 0 });
  });

  test("a loan spares gold and costs the account twice", () => {
    const [, buy] = usesOf(start, offer({ borrow: 3 }));
    expect(buy).toEqual({ use: "buy", open: true, gold: -4, loan: 6 });
  });

  test.each(["too-dear", "no-space", "no-marker"] as const)("it says why not: %s", (why) => {
    const [keep, buy] = usesOf(start, offer({ keep: false, buy: why }));
    expect(keep).toEqual({ use: "keep", open: false, why: "have-number" });
    expect(buy).toEqual({ use: "buy", open: false, why });
  });

  test("nothing for a spectator", () => {
    expect(usesOf({ ...start, eye: null }, offer({ buy: "-", keep: false }))).toEqual([]);
  });
});

describe("the price is seen before it is paid", () => {
  const card = start.market[0]?.card ?? "";
  const { number } = faceOf(card);
  const gold = start.players[0]?.gold ?? 0;

  test("once the use and the card are chosen, in whatever order", () => {
    expect(dealOf(start, ["buy", card])).toEqual({ use: "buy", card, before: gold, after: gold - number, borrowed: 0 });
    expect(dealOf(start, [card, "keep"])?.after).toBe(gold + number);
  });

  test("not before", () => {
    expect(dealOf(start, [])).toBeNull();
    expect(dealOf(start, [card])).toBeNull();
    expect(dealOf(start, ["buy"])).toBeNull();
  });

  test("a loan empties the purse", () => {
    const view = viewOf("loan");
    const dear = view.market.find((offer) => offer.borrow && offer.buy === "yes") as MarketCard;
    expect(dealOf(view, ["buy", dear.card])).toMatchObject({ after: 0, borrowed: dear.borrow });
  });
});

describe("kept cards", () => {
  test("lie in ten places by their number", () => {
    const slots = slotsOf(player("blue-3", "red-10"));
    expect(slots.map((slot) => slot.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(slots.filter((slot) => slot.card).map((slot) => slot.card)).toEqual(["blue-3", "red-10"]);
  });

  test("pay in runs of at least three, each by its length", () => {
    const numbers = [1, 2, 3, 6, 7, 8, 9, 10].map((number) => `red-${number}`);
    expect(runsOf(slotsOf(player(...numbers)))).toEqual([
      { from: 1, to: 3, gold: 5 },
      { from: 6, to: 10, gold: 15 },
    ]);
    expect(runsOf(slotsOf(player("red-1", "red-2", "red-10")))).toEqual([]);
  });

  test.each(MOMENTS)("their runs add up to what the engine says: %s", (name) => {
    for (const player of viewOf(name).players) {
      expect(runsOf(slotsOf(player)).reduce((sum, run) => sum + run.gold, 0)).toBe(player.money_worth);
    }
  });
});
