import { expect, it } from "vitest";
import type { TableCard } from "../../wire/protocol";
import { groupTables } from "./groupTables";

const card = (id: string, phase: TableCard["phase"], updated: string, waiting = false) =>
  ({ id, phase, updated, waiting }) as TableCard;

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
