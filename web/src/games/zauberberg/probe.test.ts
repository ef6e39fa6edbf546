import { expect, test } from "vitest";
import { kobold, player, viewWith } from "./fixtures/made";
import { probe } from "./probe";
import type { KoboldView, ZauberbergView } from "./types";

const hand = ["2", "4", "J"];

/** A view in which seat 0 holds these cards and its second kobold is asked to move. */
function moving(second: KoboldView, more: Partial<ZauberbergView> = {}, cards = hand): ZauberbergView {
  const players = [player(0, [second, kobold(5, "L1-20")], { hand: cards }), player(1, [kobold(3, "L1-36")])];
  return viewWith(players, { phase: "move-second", kobold: 2, ...more });
}

const first = viewWith([player(0, [kobold(1, "L1-36", { stands: "lower" })], { hand }), player(1)]);
const low = moving(kobold(2, "L1-32"));
const high = moving(kobold(2, "L1-36", { stands: "upper" }), { phase: "move-extra" });

test("a first card names the kobold of its number, a joker one that could go", () => {
  expect(probe(first, "card 4", [])).toBe("pick k4 4");
  expect(probe(first, "card J", [])).toBe("pick k2 J");
  expect(probe(first, "card 4", ["pick", "k2"])).toBe("pick k2 4");
});

test("a kobold is named by its number, or by a joker where only that is at hand", () => {
  expect(probe(first, "kobold a2", [])).toBe("pick k2 2");
  expect(probe(first, "kobold a3", [])).toBe("pick k3 J");
  expect(probe(first, "kobold a3", ["pick", "4"])).toBe("pick k3 4");
  expect(probe(first, "kobold b3", [])).toBeNull();
});

test("a space is the movement that leads there, by a card in the hand if there is one", () => {
  expect(probe(low, "space L1-36", [])).toBe("walk 4 cw");
  expect(probe(low, "space L1-30", [])).toBe("walk 2 ccw");
  expect(probe(low, "space L1-33", [])).toBe("walk J1 cw");
  expect(probe(low, "space L2-25", [])).toBe("climb J1 none");
  expect(probe(low, "space L2-26", [])).toBe("climb 2 cw");
  expect(probe(moving(kobold(2, "L1-32"), {}, ["2"]), "space L1-33", [])).toBe("walk 1 cw");
  expect(probe(moving(kobold(2, "L4-03", { stands: "upper" })), "space SUMMIT", [])).toBe("climb 2 none");
});

test("a space too far away, lower down, or under the kobold itself means nothing", () => {
  for (const space of ["L1-10", "L1-32", "L3-00", "SUMMIT"]) expect(probe(low, `space ${space}`, [])).toBeNull();
  expect(probe(moving(kobold(2, "L2-03")), "space L1-04", [])).toBeNull();
  expect(probe(first, "space L1-33", [])).toBeNull();
});

test("from a village one enters where the mountain is turned to", () => {
  const village = moving(kobold(2, "nw"), { rotation: 1 });
  expect(probe(village, "space L1-30", [])).toBe("enter J1 none");
  expect(probe(village, "space L1-33", [])).toBe("enter 4 cw");
  expect(probe(village, "card 4", [])).toBe("enter 4");
  expect(probe(village, "space L2-00", [])).toBeNull();
});

test("a kobold that stands in the way means its space, another of one's own that it should move instead", () => {
  expect(probe(low, "kobold b3", [])).toBe("walk 4 cw");
  expect(probe(low, "kobold a1", [])).toBe("pick k1 J");
  expect(probe(low, "kobold a2", [])).toBeNull();
  expect(probe(low, "kobold b1", [])).toBeNull();
});

test("what is chosen is kept", () => {
  expect(probe(low, "card 4", ["walk", "cw"])).toBe("walk 4 cw");
  expect(probe(low, "card J", ["walk", "J3"])).toBe("walk J3");
  expect(probe(low, "space L1-36", ["walk", "J4"])).toBe("walk J4 cw");
  expect(probe(high, "card 4", ["walk"])).toBe("walk 4");
});

test("a kobold that has landed on another climbs, if the table does not let it walk on", () => {
  expect(probe(high, "card 4", [])).toBe("climb 4");
  expect(probe({ ...high, walk_on: true }, "card 4", [])).toBe("walk 4");
  expect(probe({ ...high, phase: "move-second" }, "card 4", [])).toBe("walk 4");
});

test("placing takes a kobold and a village, in either order", () => {
  const placing = viewWith([player(0, [kobold(4, null)]), player(1)], { phase: "place-kobold" });
  expect(probe(placing, "village se", [])).toBe("place k4 se");
  expect(probe(placing, "village se", ["place", "k2"])).toBe("place k2 se");
  expect(probe(placing, "kobold a4", [])).toBe("place k4");
  expect(probe(placing, "kobold a4", ["place", "sw"])).toBe("place k4 sw");
});

test("every other question has its own word", () => {
  expect(probe({ ...low, phase: "choose-village" }, "village ne", [])).toBe("village ne");
  expect(probe({ ...low, phase: "discard-card" }, "card 4", [])).toBe("discard 4");
  expect(probe({ ...low, phase: "reveal-token" }, "space L1-02", [])).toBe("reveal L1-02");
  expect(probe({ ...low, phase: "reveal-token" }, "kobold b3", [])).toBe("reveal L1-36");
  expect(probe({ ...low, phase: "reveal-token" }, "space SUMMIT", [])).toBeNull();
  expect(probe(low, "turn ccw", [])).toBe("turn ccw");
  expect(probe(low, "seat 1", [])).toBe("raven b");
  expect(probe(first, "exchange 24", [])).toBe("exchange 24");
  expect(probe(low, "space L9-99", [])).toBeNull();
  expect(probe(low, "tower 1", [])).toBeNull();
  expect(probe(low, "tower", [])).toBeNull();
});
