import { expect, test } from "vitest";
import { wordsIn } from "./fixtures";
import { player, viewWith } from "./fixtures/made";
import zauberberg from "./index";

const words = wordsIn("en");
const view = viewWith([player(0), player(1)]);

test("the line in the top bar tells the turn, the placement and the end", () => {
  expect(zauberberg.heading(view, words)).toBe("Turn 12");
  expect(zauberberg.heading({ ...view, turn_limit: 200 }, words)).toBe("Turn 12 of 200");
  expect(zauberberg.heading({ ...view, phase: "place-kobold" }, words)).toBe("Placing the kobolds");
  expect(zauberberg.heading({ ...view, phase: "over" }, words)).toBe("The game is over");
});

test("a seat has the colour of its kobolds", () => {
  expect(zauberberg.seatColour(view, 0)).toMatch(/^#[0-9a-f]{6}$/);
});
