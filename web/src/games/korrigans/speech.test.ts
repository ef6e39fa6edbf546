import { expect, test } from "vitest";
import { CROSSINGS } from "./box";
import { viewOf, wordsIn } from "./fixtures";
import { bordersOf, crossingLabel, fieldLabel, korriganLabel, lineLabel, memoryOf } from "./speech";
import type { FieldView, KorrigansView } from "./types";

const view = viewOf("busy");
const words = wordsIn("en");
const field = (name: string, more: Partial<FieldView> = {}): FieldView => ({
  ...(view.fields.find((fieldView) => fieldView.field === name) as FieldView),
  ...more,
});

test("a field says what lies there, who stands there, what one remembers and how one comes there", () => {
  const here = { ...view, cauldron: null, part: "rounds" } as KorrigansView;
  const seen = field("heath_fairies", {
    clovers: 2,
    menhir: true,
    possible: false,
    memory: { clovers: ["hare", "gold3"], taken_by: [1] },
  });
  const said = fieldLabel(words, here, seen, ["hare", "mole"]);
  expect(said).toContain("Fairies’ Heath: purple heath, 2 clovers, menhir, molehill");
  expect(said).toContain("You saw here: a hare and 3 gold; since then 1 token was taken unseen, by Puck");
  expect(said).toContain("Reached now by hare and mole");
  expect(said).toContain("Cauldron cannot appear here any more");
});

test("start numbers are said while Korrigans are placed, on the side that has them", () => {
  const placing = { ...view, part: "placement" } as KorrigansView;
  expect(fieldLabel(words, placing, field("poppies_cairn"), [])).toContain("start number 1");
  expect(fieldLabel(words, { ...placing, side: "plain" }, field("poppies_cairn"), [])).not.toContain("start number");
  expect(fieldLabel(words, view, field("poppies_cairn"), [])).not.toContain("start number");
});

test("a memory of nothing is said as such, no memory not at all", () => {
  expect(memoryOf(words, field("village", { memory: { clovers: [], taken_by: [] } }))).toBe("You left nothing here");
  expect(memoryOf(words, field("village", { memory: null }))).toBe("");
});

test("the map can be learned by ear", () => {
  const said = bordersOf(words, { ...view, troll: 0 }, "village");
  expect(said).toContain("open border to Dolmen Wheat, Mill Wheat, Ford Poppies and Washhouse Poppies");
  expect(said).toContain("door to Fairies’ Heath and Wolves’ Heath");
  expect(said).not.toContain("troll");
  expect(bordersOf(words, { ...view, troll: 1 }, "village")).toContain("The troll bars the way between");
});

test("Korrigans, lines and crossings have names", () => {
  expect(korriganLabel(words, view, 0, 1)).toMatch(/^A1, your first Korrigan.*, \S/);
  expect(korriganLabel(words, view, 1, 2)).toMatch(/^B2, Puck’s second Korrigan/);
  const lines = { ...view, suns: ["red", null, null, null, null, null, null] } as KorrigansView;
  expect(lineLabel(words, lines, "sun", 1, [])).toBe("Row 1: closed by the red pawn");
  expect(lineLabel(words, lines, "sun", 2, ["village"])).toContain("Row 2: free; ");
  expect(lineLabel(words, lines, "sun", 2, ["village"])).toContain("the Village");
  for (const { id } of CROSSINGS)
    expect(crossingLabel(words, { ...view, troll: id }, id)).toContain("barred by the troll");
});
