import { describe, expect, test } from "vitest";
import type { Prompt } from "../../wire/prompts";
import { gift, giving } from "./fixtures/gifts";
import { askingOf, changed, choiceFor, composed, goodsIn, kindsIn, lotsOf, penaltyOf } from "./offering";

const asked = (prompt: Prompt) => askingOf(prompt, ({ effect }) => effect);
const rest = { silver: 2, gold: 1 };
const refusal = [{ seat: 0, points: 5 }];
/** Three honey pots, one kind. */
const one = giving(
  gift("honey", 0, { kinds_left: 1, up_to: rest, suffers: refusal }),
  ...[1, 2, 3].map((number) => gift("honey", number, { kinds_left: 0, offers: { honey: number } })),
);
const two = giving(
  gift("honey", 0, { kinds_left: 2, up_to: rest }),
  gift("honey", 1, { kinds_left: 1, up_to: rest, offers: { honey: 1 } }),
);

test("the question says which goods, and how many kinds", () => {
  expect(goodsIn(asked(one))).toEqual(["honey", "silver", "gold"]);
  expect([kindsIn(asked(one)), kindsIn(asked(two))]).toEqual([1, 2]);
});

describe("composing", () => {
  test("goes as far as the question says", () => {
    expect(changed(asked(one), {}, "honey", 3)).toEqual({ honey: 3 });
    expect(changed(asked(one), { honey: 3 }, "honey", 4)).toBeNull();
    expect(changed(asked(one), { silver: 2 }, "silver", 3)).toBeNull();
    expect(changed(asked(one), {}, "gold", -1)).toBeNull();
    expect(changed(asked(one), {}, "bread", 1)).toBeNull();
  });

  test("a kind too many gives way to the one that is wanted", () => {
    expect(changed(asked(one), { honey: 2 }, "silver", 1)).toEqual({ honey: 0, silver: 1 });
    expect(changed(asked(one), { silver: 2 }, "honey", 1)).toMatchObject({ honey: 1, silver: 0 });
    expect(changed(asked(two), { honey: 1 }, "silver", 1)).toEqual({ honey: 1, silver: 1 });
  });

  test("what was said stays", () => {
    const said = asked(giving(gift("silver", 0, { kinds_left: 0, offers: { honey: 2 } })));
    expect(composed(said, { honey: 3 })).toEqual({ honey: 2, silver: 0 });
    expect(changed(said, composed(said, {}), "honey", 1)).toBeNull();
    expect(changed(said, composed(said, {}), "silver", 1)).toBeNull();
  });
});

test("nothing at all is punished as the question says", () => {
  expect([{}, { honey: 1 }, { silver: 1 }].map((amounts) => penaltyOf(asked(one), amounts))).toEqual([5, 0, 0]);
});

test("an offer is said step by step, and then handed over", () => {
  expect(lotsOf({ honey: 2, gold: 1 })).toEqual(["honey-2", "gold-1"]);
  expect(choiceFor(one, asked(one), { honey: 2 })?.move).toBe("offer honey 2");
  const last = giving({ ...gift("honey", 0, {}), move: "commit", parts: [] });
  expect(choiceFor(last, asked(last), { honey: 2 })?.move).toBe("commit");
});
