import type { TableCard } from "../../wire/protocol";
import { hasLeft, isRunning } from "./giveUp";

export interface Group {
  /** The message that names the group. */
  key: string;
  tables: TableCard[];
}

const GROUPS: readonly [string, (table: TableCard) => boolean][] = [
  ["mine-waiting", (table) => table.waiting],
  ["mine-going", (table) => isRunning(table) && !hasLeft(table)],
  ["mine-gathering", (table) => table.phase === "waiting"],
  ["mine-frozen", (table) => table.phase === "frozen"],
  ["mine-left", hasLeft],
  ["mine-over", (table) => table.phase === "over"],
];

/** Returns a guest's tables in groups, those that wait for the guest first, then by the latest change; none empty. */
export function groupTables(tables: readonly TableCard[]): Group[] {
  const latest = tables.toSorted((one, other) => other.updated.localeCompare(one.updated));
  const groups: Group[] = GROUPS.map(([key]) => ({ key, tables: [] }));
  for (const table of latest) {
    const at = GROUPS.findIndex(([, belongs]) => belongs(table));
    groups[at]?.tables.push(table);
  }
  return groups.filter((group) => group.tables.length > 0);
}
