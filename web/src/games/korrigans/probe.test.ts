import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { probe } from "./probe";
import type { KorrigansView } from "./types";

const base = viewOf("quiet");

/** A view in which seat 0 owns these companions and stands in these fields. */
function standing(fields: (string | null)[], companions: string[], phase = "move"): KorrigansView {
  const own = base.players[0];
  if (!own) throw new Error("expected a player");
  const korrigans = fields.map((field) => ({ field, carries: "" }));
  const players = [{ ...own, korrigans, tokens: companions, revealed: [], backups: [] }, ...base.players.slice(1)];
  return { ...base, phase, players };
}

const view = standing(["poppies_cairn", "heath_fairies"], ["hare", "mole"]);

test("a field is a movement there, by the companion that would lead there", () => {
  expect(probe(view, "field wheat_dolmen", [])).toBe("move k1 hare wheat_dolmen");
  expect(probe(view, "field meadow_dawn", [])).toBe("move k2 mouse meadow_dawn");
  expect(probe(view, "field meadow_oak", [])).toBe("move k1 mole meadow_oak");
  expect(probe(view, "field poppies_ford", ["move", "k2"])).toBe("move k2 squirrel poppies_ford");
});

test("what is chosen is kept", () => {
  expect(probe(view, "field village", ["move", "k2", "hare"])).toBe("move k2 hare village");
  expect(probe(view, "field village", ["hare"])).toBe("move k1 hare village");
  expect(probe(view, "companion frog", ["move", "k2"])).toBe("move k2 frog");
  expect(probe(view, "companion frog", ["move", "k2", "village"])).toBe("move k2 frog village");
  expect(probe(view, "korrigan a2", ["move", "hare", "village"])).toBe("move k2 hare village");
  expect(probe(view, "korrigan a2", ["move", "village"])).toBe("move k2");
});

test("the field one stands in, and one that nothing leads to, are asked with what one has", () => {
  expect(probe(standing(["village", "village"], ["bird"]), "field village", [])).toBe("move k1 bird village");
  expect(probe(standing(["poppies_cairn", null], []), "field wheat_mill", [])).toBe("move k1 hare wheat_mill");
});

test("fields are what the question makes of them", () => {
  expect(probe({ ...view, phase: "place-korrigan" }, "field village", [])).toBe("place village");
  expect(probe({ ...view, phase: "place-cauldron" }, "field village", [])).toBe("cauldron village");
});

test("every other element has its own word", () => {
  expect(probe(view, "sun 3", [])).toBe("sun 3");
  expect(probe(view, "cloud 7", [])).toBe("cloud 7");
  expect(probe(view, "crossing 12", [])).toBe("troll 12");
  expect(probe(view, "clover gold3", [])).toBe("gather gold3");
  expect(probe(view, "token gold3", [])).toBe("sacrifice gold3");
  expect(probe(view, "seat 1", [])).toBe("screen b");
  expect(probe(view, "korrigan b2", [])).toBe("goblin b2");
  expect(probe({ ...view, phase: "goblin-target" }, "korrigan a1", [])).toBe("goblin a1");
});

test("a companion in a sacrifice is the backup's side, for the token chosen", () => {
  const giving = standing(["village", "village"], ["gold2", "frog"], "must-sacrifice");
  expect(probe(giving, "companion hare", [])).toBe("sacrifice gold2 hare");
  expect(probe(giving, "companion hare", ["sacrifice", "frog"])).toBe("sacrifice frog hare");
});
