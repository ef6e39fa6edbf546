import { describe, expect, test } from "vitest";
import { wordsIn } from "./fixtures";
import { face, places, player, viewWith } from "./fixtures/made";
import { fairyLabel, pileLabel, placeLabel, pointLabel, tryLabel } from "./speech";

const words = wordsIn("en");
const circle = places([
  { place: 1, fits: true, face: face("?"), peekers: [0, 1] },
  { place: 2, colours: null, fits: false },
  { place: 3, colours: ["rose", "rose"], fits: false },
]);
const view = viewWith([player(0, [], { point: 1, reserve: 1 }), player(1, [], { point: 2 })], { places: circle });

test("a place tells its slab, what is known of it, whether it fits and who stands and peeked there", () => {
  expect(placeLabel(words, view, 1)).toBe(
    "Place 1: an ochre and violet slab, You know it: mystery, 3 points, Fits your dolmen, your korrigan, " +
      "Peeked at by you and Puck",
  );
  expect(placeLabel(words, view, 2)).toBe("Place 2: empty until the fairy comes");
  expect(placeLabel(words, view, 3)).toBe("Place 3: a rose slab");
  expect(placeLabel(words, { ...view, eye: null }, 1)).not.toContain("Fits");
});

test("a light point tells how far it is, and a glow what it is for", () => {
  expect(pointLabel(words, view, 1)).toContain("your korrigan");
  expect(pointLabel(words, view, 2)).toContain("Puck");
  expect(pointLabel(words, view, 3, { game: "dolmen", path: [3], jumps: [1], steps: 2 })).toBe(
    `light point 3, ${words.say("screen-steps", { number: 2 })}`,
  );
  expect(pointLabel(words, view, 3)).toBe("light point 3");
  expect(pointLabel(words, view, 4)).toContain(words.say("screen-glow-means"));
});

test("the button tells the chance, if one knows it", () => {
  expect(tryLabel(words, { game: "dolmen", place: 1, faces: { mystery: 1 }, wins: [5, 6] })).toBe(
    `Try for the slab. ${words.say("screen-chance", { percent: "83%" })}`,
  );
  expect(tryLabel(words, { game: "dolmen", place: 1, faces: { 3: 1, 4: 1 }, wins: [9, 12] })).toBe(
    `Try for the slab. ${words.say("screen-unknown")}`,
  );
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  test("the fairy and the piles have labels", () => {
    const spoken = wordsIn(language);
    expect(fairyLabel(spoken, view)).toMatch(/3.*9, 10 .* 11/);
    expect(pileLabel(spoken, 26, ["violet", "teal"])).toMatch(/26.*\. .*teal|26.*\. .*turquoise/);
    expect(pileLabel(spoken, 0, null)).not.toContain(".");
    for (let point = 0; point < 16; point++) expect(pointLabel(spoken, view, point)).toMatch(/\S{3}/);
  });
});
