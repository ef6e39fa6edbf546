import { describe, expect, test, vi } from "vitest";
import type { Choice } from "../../wire/prompts";
import type { RainbowsEffect } from "../../wire/protocol";
import { dealOf, faceOf, slotsOf, usesOf } from "./cards";
import { viewOf } from "./fixtures";
import type { MarketCard, PlayerView } from "./types";

const player = (...face_up: string[]): PlayerView => ({ ...(viewOf("start").players[0] as PlayerView), face_up });
const offer = (more: Partial<MarketCard>): MarketCard => ({
  card: "red-7",
  keep: true,
  buy: "yes",
  borrow: 0,
  loan: 0,
  price: 7,
  ...more,
});

function choice(move: string, effect: Partial<RainbowsEffect> | null): Choice {
  const [use = "", card, space] = move.split(" ");
  const part = (id: string, target: string | null) => ({ id, label: { key: "label-card", args: {} }, target });
  const parts = [part(use, null), ...(card ? [part(card, `card ${card}`)] : [])];
  if (space) parts.push(part(space, `space ${space}`));
  const does = effect && ({ game: "rainbows", ...effect } as RainbowsEffect);
  return { move, parts, note: null, reveals: false, warning: null, effect: does };
}

test("a card is a colour and a number", () => {
  expect(faceOf("violet-10")).toEqual({ colour: "violet", number: 10 });
});

describe("what a card could do", () => {
  test("while others decide it is what the view says", () => {
    const [keep, buy] = usesOf(offer({ price: 4, loan: 6 }), []);
    expect(keep).toEqual({ use: "keep", open: true, gold: 4, loan: 0 });
    expect(buy).toEqual({ use: "buy", open: true, gold: -4, loan: 6 });
  });

  test("in a question it is what the choices do, whatever the card says", () => {
    const choices = [
      choice("keep red-7", { gold: 31 }),
      choice("buy red-7 R1", { gold: -2, borrowed: 3, account: -17 }),
      choice("keep red-8", { gold: 8 }),
    ];
    const [keep, buy] = usesOf(offer({ keep: false }), choices);
    expect(keep).toEqual({ use: "keep", open: true, gold: 31, loan: 0 });
    expect(buy).toEqual({ use: "buy", open: true, gold: -5, loan: 17 });
  });

  test.each(["too-dear", "no-space", "no-marker"] as const)("it says why not: %s", (why) => {
    const [keep, buy] = usesOf(offer({ keep: false, buy: why }), []);
    expect(keep).toEqual({ use: "keep", open: false, why: "have-number" });
    expect(buy).toEqual({ use: "buy", open: false, why });
  });

  test("nothing for a spectator", () => {
    expect(usesOf(offer({ buy: "-", keep: false }), [])).toEqual([]);
  });
});

describe("the price is seen before it is paid", () => {
  const buys = [choice("buy red-7 R1", { gold: -9 }), choice("buy red-7 R2", { gold: -9 })];
  const all = [choice("keep red-7", { gold: 5 }), ...buys, choice("buy blue-2 B1", { gold: -2 })];
  const foresee = (each: Choice) => each.effect;

  test("once only one use of one card is left", () => {
    expect(dealOf(buys, null, foresee)?.gold).toBe(-9);
    expect(dealOf(all.slice(0, 1), null, foresee)?.gold).toBe(5);
  });

  test("not before", () => {
    expect(dealOf(all, null, foresee)).toBeNull();
    expect(dealOf(all.slice(0, 3), null, foresee)).toBeNull();
    expect(dealOf([], null, foresee)).toBeNull();
  });

  test("or for the space that is aimed at", () => {
    expect(dealOf(all.slice(0, 3), "R2", foresee)?.gold).toBe(-9);
    expect(dealOf(all, "G1", foresee)).toBeNull();
  });

  test("in a long question the server is asked for that choice alone", () => {
    const asked = vi.fn(() => null);
    expect(dealOf([choice("buy red-7 R1", null)], null, asked)).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
  });
});

test("kept cards lie in ten places by their number", () => {
  const slots = slotsOf(player("blue-3", "red-10"));
  expect(slots.map((slot) => slot.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(slots.filter((slot) => slot.card).map((slot) => slot.card)).toEqual(["blue-3", "red-10"]);
});
