import { expect, test } from "vitest";
import { bundleOf, LANGUAGES } from ".";
import { figure, signed } from "./figures";
import { Words } from "./words";

test("amounts are written with the character U+2212", () => {
  expect([figure(40), figure(-10), figure(0)]).toEqual(["40", "−10", "0"]);
});

test("gains and losses are written with their sign", () => {
  expect([signed(40), signed(-10), signed(0)]).toEqual(["+40", "−10", "0"]);
});

test("sentences write numbers in the same way, alone, in lists and where they choose the words", () => {
  const source =
    "amount = { $gold } ({ $golds })\nkind = { $gold ->\n    [one] one\n    [-10] ten less\n   *[other] more\n}\n";
  for (const language of LANGUAGES) {
    const words = new Words(bundleOf(language, [`and = &\n${source}`]));
    expect(words.say("amount", { gold: -10, golds: [-20, 5] })).toBe("−10 (−20 & 5)");
    expect([1, -10, 7].map((gold) => words.say("kind", { gold }))).toEqual(["one", "ten less", "more"]);
  }
});

test("hyphens inside names stay", () => {
  const words = new Words(bundleOf("en", ["chain = { $chain }"]));
  expect(words.say("chain", { chain: "R1-O2 40" })).toBe("R1-O2 40");
});
