import { expect, test } from "vitest";
import { wordsIn } from "./fixtures";
import { player, viewWith } from "./fixtures/made";
import dolmen from "./index";

const words = wordsIn("en");
const view = { ...viewWith([player(0), player(1)]), round: 6 };

test("the line in the top bar tells the round, the limit when it is near, and the end", () => {
  expect(dolmen.heading(view, words)).toBe("Round 6");
  expect(dolmen.heading({ ...view, round_limit: 20 }, words)).toBe("Round 6 of 20");
  expect(dolmen.heading({ ...view, phase: "over" }, words)).toBe("The game is over");
});

test("a seat has the colour of its korrigan", () => {
  expect(dolmen.seatColour(view, 0)).toMatch(/^#[0-9a-f]{6}$/);
});
