import { expect, test } from "vitest";
import { type MomentName, viewOf, wordsIn } from "./fixtures";
import korrigans from "./index";

const words = wordsIn("en");

test.each<[MomentName, string]>([
  ["start", "Placing the Korrigans"],
  ["cauldron", "The cauldron appears"],
  ["final", "The final turn"],
  ["over", "The game is over"],
])("the line in the top bar: %s", (name, says) => {
  expect(korrigans.heading(viewOf(name), words)).toBe(says);
});

test("in the rounds the line tells which, until only draws are left", () => {
  const view = { ...viewOf("busy"), round: 4, clouds: ["red", "blue", null, null, null, null, null] };
  expect(korrigans.heading(view, words)).toBe("Round 4");
  const chain = { ...view, clouds: ["red", "blue", "green", "yellow", "violet", null, null] };
  expect(korrigans.heading(chain, words)).toBe("The last draws");
});

test("a seat has the colour of its Korrigans", () => {
  expect(korrigans.seatColour(viewOf("busy"), 0)).toMatch(/^#[0-9a-f]{6}$/);
});
