import { expect, it } from "vitest";
import type { TableCard } from "../../wire/protocol";
import { grouped } from "./grouped";

const card = (id: string, phase: TableCard["phase"], updated: string, waiting = false) =>
  ({ id, phase, updated, waiting }) as TableCard;

it("those that wait for me come first, the latest first, and tables given up not at all", () => {
  const cards = [
    card("over", "over", "2026-11-03"),
    card("old", "playing", "2026-11-01"),
    card("new", "playing", "2026-11-02"),
    card("turn", "playing", "2026-10-01", true),
    card("gone", "closed", "2026-11-04"),
    card("open", "waiting", "2026-11-01"),
  ];
  const ids = grouped(cards).map(({ key, tables }) => [key, ...tables.map((table) => table.id)]);
  expect(ids).toEqual([
    ["mine-waiting", "turn"],
    ["mine-going", "new", "old"],
    ["mine-gathering", "open"],
    ["mine-over", "over"],
  ]);
});
