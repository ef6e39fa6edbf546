import { expect, it } from "vitest";
import { bot, chair } from "../../table/fixtures";
import type { TableCard } from "../../wire/protocol";
import { seatsAlone } from "./giveUp";
import { groupTables } from "./groupTables";

const card = (id: string, phase: TableCard["phase"], updated: string, waiting = false) =>
  ({ id, phase, updated, waiting, mine: [] as number[] }) as TableCard;

it("tables that wait for the guest come first, then the latest; closed tables are left out", () => {
  const cards = [
    card("over", "over", "2026-11-03"),
    card("old", "playing", "2026-11-01"),
    card("new", "playing", "2026-11-02"),
    card("turn", "playing", "2026-10-01", true),
    card("gone", "closed", "2026-11-04"),
    card("cold", "frozen", "2026-11-06"),
    card("open", "waiting", "2026-11-01"),
  ];
  const ids = groupTables(cards).map(({ key, tables }) => [key, ...tables.map((table) => table.id)]);
  expect(ids).toEqual([
    ["mine-waiting", "turn"],
    ["mine-going", "new", "old"],
    ["mine-gathering", "open"],
    ["mine-frozen", "cold"],
    ["mine-over", "over"],
  ]);
});

it("a game that was given up is listed as such until its result is there", () => {
  const chairs = [chair({ left: "resigned", bot: "gnome" }), bot()];
  const left = (phase: TableCard["phase"]) => ({ ...card("left", phase, "2026-11-03"), chairs, mine: [0] });
  const groups = (phase: TableCard["phase"]) => groupTables([left(phase)]).map(({ key }) => key);
  expect(groups("playing")).toEqual(["mine-left"]);
  expect(groups("over")).toEqual(["mine-over"]);
});

it("only a person alone with bots may drop a game", () => {
  const playing = card("t", "playing", "2026-11-03");
  const mine = chair({ guest: "me" });
  expect(seatsAlone({ ...playing, chairs: [mine, bot(), mine] }, "me")).toEqual([0, 2]);
  expect(seatsAlone({ ...playing, chairs: [mine, mine] }, "me")).toEqual([0]);
  expect(seatsAlone({ ...playing, chairs: [mine, chair({ guest: "other" })] }, "me")).toEqual([]);
  expect(seatsAlone({ ...playing, phase: "over", chairs: [mine, bot()] }, "me")).toEqual([]);
});
