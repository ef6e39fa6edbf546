import { expect, test } from "vitest";
import { SPACE_OF, type Space } from "./box";
import { wordsIn } from "./fixtures";
import { kobold, player, viewWith } from "./fixtures/made";
import type { Path } from "./reach";
import { aroundLabel, pieceLabel, spaceLabel, summitLabel, villageLabel } from "./speech";

const words = wordsIn("en");
const view = viewWith(
  [
    player(0, [kobold(1, "L1-13"), kobold(2, "L1-18", { stands: "upper" })], { hand: ["2", "J"] }),
    player(1, [kobold(1, "L1-18", { stands: "lower" }), kobold(3, "L1-02", { waits_for: "L2-01" })]),
  ],
  { phase: "move-second", kobold: 1, played: 1 },
);
const space = (id: string) => SPACE_OF.get(id) as Space;

test("a space says what lies and stands there, and which cards lead there", () => {
  expect(spaceLabel(words, view, space("L1-12"), [])).toBe("Level 1, space 12, face-down token");
  expect(spaceLabel(words, view, space("L1-10"), [])).toBe("Level 1, space 10, corner space");
  const to = ["2", "J2"].map((card) => ({ card }) as Path);
  expect(spaceLabel(words, view, space("L1-15"), to)).toContain("magic stone, reached with a 2 and a joker as 2");
  expect(spaceLabel(words, view, space("L1-18"), [])).toContain("Puck’s kobold 1, blocked, your kobold 2, on top");
});

test("open and remembered tokens are named", () => {
  const [first, second] = view.tokens;
  const tokens = [
    { ...first, state: "up", face: "ghost" },
    { ...second, face: "storm", remembered: true },
  ] as typeof view.tokens;
  const seen = { ...view, tokens };
  expect(spaceLabel(words, seen, space(first?.space ?? ""), [])).toContain("Ghost, face up");
  expect(spaceLabel(words, seen, space(second?.space ?? ""), [])).toContain("Storm, seen before");
});

test("the label names what is above and below, also that nothing is above a corner", () => {
  expect(aroundLabel(words, view, space("L2-10"))).toBe(
    "Directly above: space 07 of level 3, Directly below: space 13 of level 1",
  );
  expect(aroundLabel(words, view, space("L1-00"))).toContain("nothing above");
  expect(aroundLabel(words, view, space("L1-00"))).toContain("North-west village");
  expect(aroundLabel(words, view, space("L4-02"))).toContain("the summit");
});

test("a kobold says whose it is, where, and what holds it", () => {
  expect(pieceLabel(words, view, 0, 1)).toContain("kobold 1 (you), Level 1, space 13, Your kobold 1 is moving");
  expect(pieceLabel(words, view, 1, 1)).toContain("blocked by your kobold 2");
  expect(pieceLabel(words, view, 1, 3)).toContain("waits for space 01 of level 2");
  expect(pieceLabel(words, view, 7, 1)).toBe("");
});

test("a village says its corner and who is there, the summit how one comes there", () => {
  expect(villageLabel(words, view, "se")).toBe(
    "South-east village, at the corner space 20 of level 1, your kobold 5, Puck’s kobold 5",
  );
  expect(summitLabel(words, [])).toBe("Summit with the tower");
});
