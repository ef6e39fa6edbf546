import { describe, expect, test } from "vitest";
import { player, viewWith } from "./fixtures/made";
import { changed, composed, isSaid, kindsAllowed, lotsOf, nextMove, owned, welcome } from "./offering";
import type { PixieQueenView, PlayerView } from "./types";

const others = [player(1), player(2)];
const demand = ["bread", "honey", null, null, null, null, null];

function asking(own: Partial<PlayerView>, rest = others): PixieQueenView {
  const goods = [1, 3, 2, 2, 1];
  const me = player(0, { goods, asked: "honey", offer: [0, 0, 0, 0, 0], ...own });
  return viewWith([me, ...rest], { phase: "offering", demand });
}

const view = asking({});

test("one kind, two with two players, one more with the tile", () => {
  expect(kindsAllowed(view)).toBe(1);
  expect(kindsAllowed(asking({}, [player(1)]))).toBe(2);
  expect(kindsAllowed(asking({ doubled: true }))).toBe(2);
});

test("the demanded food, silver and gold are welcome", () => {
  expect(welcome(view)).toEqual(["honey", "silver", "gold"]);
  expect(owned(view, "honey")).toBe(3);
});

describe("composing", () => {
  test("goes no further than what one has, and not below nothing", () => {
    expect(changed(view, { honey: 3 }, "honey", 1)).toEqual({ honey: 3 });
    expect(changed(view, {}, "gold", -1)).toEqual({ gold: 0 });
  });

  test("a kind too many gives way to the one that is wanted", () => {
    expect(changed(view, { honey: 2 }, "silver", 1)).toEqual({ honey: 0, silver: 1 });
    const double = asking({ doubled: true });
    expect(changed(double, { honey: 2 }, "silver", 1)).toEqual({ honey: 2, silver: 1 });
  });

  test("what was said stays", () => {
    const said = asking({ asked: "silver", offer: [0, 2, 0, 0, 0] });
    expect([isSaid(said, "honey"), isSaid(said, "gold")]).toEqual([true, false]);
    expect(composed(said, { honey: 3, gold: 1 })).toMatchObject({ honey: 2, gold: 1 });
    expect(changed(said, composed(said, {}), "silver", 1)).toMatchObject({ honey: 2, silver: 0 });
  });
});

test("an offer is said step by step, and then handed over", () => {
  const amounts = { honey: 2, gold: 1 };
  expect(lotsOf(amounts)).toEqual(["honey-2", "gold-1"]);
  const moves = ["honey", "silver", "gold", "commit", null].map((asked) => nextMove(asking({ asked }), amounts));
  expect(moves).toEqual(["amount 2", "amount 0", "amount 1", "commit", null]);
});
