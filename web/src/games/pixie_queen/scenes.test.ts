import { describe, expect, test } from "vitest";
import { line } from "./fixtures";
import { PEOPLE, spaces, viewWith } from "./fixtures/made";
import { punishmentAt, scenesOf } from "./scenes";
import { shownAt } from "./shown";

const before = viewWith(PEOPLE, {
  spaces: spaces({ grace: { pixie: 0 }, convert: { pixie: 1 }, casino: { pixie: 1 } }),
});
const flights = (...args: Parameters<typeof line>) =>
  scenesOf([line(...args)], before)[0]?.flights.map(({ from, to }) => `${from} > ${to}`);

describe("events become scenes", () => {
  test("one after the other; what is secret is not played", () => {
    const scenes = scenesOf([line("committed", { seat: 1 }), line("demand", { food: "honey" }), line("anger")]);
    expect(scenes.map(({ at, mood }) => [at, mood])).toEqual([
      [0, "demands"],
      [scenes[0]?.lasts, "furious"],
    ]);
  });

  test("goods fly between the stock and the players", () => {
    expect(flights("steals", { seat: 1, lots: ["apple-2"] })).toEqual(["stock > seat 1", "stock > seat 1"]);
    expect(flights("exchanged", { seat: 0, lot: "bread-1", new_lot: "silver-1" })).toEqual([
      "seat 0 > stock",
      "stock > seat 0",
    ]);
    expect(flights("robbed", { seat: 0, other: 2, space: "casino", lots: ["honey-1"] })).toEqual(["seat 2 > seat 0"]);
    expect(flights("stole", { seat: 0, lots: ["honey-2"] })).toEqual(["space grace > seat 0", "space grace > seat 0"]);
    expect(flights("forged", { seat: 0, lot: "gold-9" })).toHaveLength(5);
  });

  test("pixies fly from place to place", () => {
    expect(flights("promoted", { seat: 0, place: "mine", space: "convert" })).toEqual(["mine 0 > space convert"]);
    expect(flights("displaced", { seat: 0, colour: "red", space: "convert", place: "mine" })).toEqual([
      "space convert > mine 1",
    ]);
    expect(flights("demoted", { seat: 2, space: "grace" })).toEqual(["space grace > mine 2"]);
    expect(flights("promoted", { seat: 0, place: "rob_pixie", space: "castle" })).toEqual(["space rob_pixie > castle"]);
  });

  test("tiles, stones and skills find their way", () => {
    expect(flights("traded-with", { seat: 0, other: 1, tile: "food-2", new_tile: "ring_bonus" })).toEqual([
      "seat 0 > seat 1",
      "seat 1 > seat 0",
    ]);
    expect(flights("stone-placed", { seat: 0, colour: "yellow" })).toEqual(["bag > mine 2"]);
    expect(flights("chose-skill", { seat: 1, skill: "copy_any" })).toEqual(["skill copy_any > seat 1"]);
    expect(flights("special", { seat: 0, lots: ["apple-1"], good: "gold" })).toEqual([
      "seat 0 > stock",
      "seat 0 > area",
    ]);
  });

  test("dice show what was rolled", () => {
    expect(
      scenesOf([line("rolled", { seat: 0, number: 3 }), line("casino", { seat: 0, face: "gold" })]).map(
        ({ face }) => face,
      ),
    ).toEqual(["3", "gold"]);
  });
});

describe("while scenes run", () => {
  const news = [
    line("promoted", { seat: 0, place: "grace", space: "casino" }),
    line("displaced", { seat: 0, colour: "red", space: "casino", place: "grace" }),
    line("suffered", { seat: 1, number: 2, total: 10, cause: "captives" }),
    line("demoted", { seat: 1, space: "convert" }),
    line("advanced", { seat: 2, track: "gold", number: 2 }),
    line("steals", { seat: 0, lots: ["apple-2"] }),
    line("round", { number: 3, seats: [2, 1, 0] }),
  ];
  const after = viewWith(PEOPLE, { round: 3, phase: "steal", big: [2, 1, 0] });
  const scenes = scenesOf(news, before);
  const seen = (number: number) => shownAt(after, before, scenes, (scenes[number]?.at ?? 1e6) - 1);

  test("nothing has happened before its scene", () => {
    expect(seen(0).spaces).toEqual(before.spaces);
    expect(before.players[1]?.suffered).toBe(8);
  });

  test("pixies change places", () => {
    const space = (id: string, number: number) =>
      seen(number).spaces.find((spaceView) => spaceView.space === id)?.pixie;
    expect([space("casino", 2), space("grace", 2)]).toEqual([0, 1]);
    expect([space("convert", 4), seen(4).bands[1]?.captives]).toEqual([null, 5]);
  });

  test("a space that a pixie leaves or reaches has the price to which that leads", () => {
    const price = (view: typeof before) => view.spaces.find(({ space }) => space === "convert")?.price;
    expect([price(seen(0)), price(seen(4))]).toEqual([1, price(after)]);
    expect(price(after)).toBe(2);
  });

  test("points, cases and goods follow", () => {
    expect(seen(3).players[1]?.suffered).toBe(10);
    expect(seen(5).players[2]?.gold_case).toBe(3);
    expect([seen(6).players[0]?.goods?.[0], seen(6).stock[0]]).toEqual([4, (before.stock[0] ?? 0) - 2]);
  });

  test("and at the end the newest view is seen", () => {
    expect(seen(7)).toBe(after);
  });
});

test("the punishment phase is shown figure by figure", () => {
  const scenes = scenesOf([
    line("suffered", { seat: 0, number: 2, total: 2, cause: "captives" }),
    line("suffered", { seat: 0, number: 3, total: 5, cause: "silver" }),
    line("bonus", { seat: 1, number: 1 }),
  ]);
  const rows = (elapsed: number) =>
    punishmentAt(scenes, elapsed, before)?.map(({ captives, silver, bonus }) => [captives, silver, bonus]);
  expect(rows(0)).toEqual([
    [2, null, 0],
    [null, null, 0],
    [null, null, 0],
  ]);
  expect(rows(scenes[2]?.at ?? 0)).toEqual([
    [2, 3, 0],
    [null, null, 1],
    [null, null, 0],
  ]);
  expect(punishmentAt(scenes, 1e6, before)).toBeNull();
  expect(
    punishmentAt(scenesOf([line("suffered", { seat: 0, number: 5, total: 5, cause: "pass" })]), 0, before),
  ).toBeNull();
});
