/** The guests muted in this browser. The server leaves out their messages; the names are shown for unmuting. */

import { readStored, writeStored } from "../start/storage";

export type Muted = ReadonlyMap<string, string>;

/** Returns the muted guests of a table with their names. */
export function readMuted(table: string): Muted {
  try {
    const pairs: unknown = JSON.parse(readStored(`muted-${table}`) ?? "[]");
    return new Map(Array.isArray(pairs) ? (pairs as [string, string][]) : []);
  } catch {
    return new Map();
  }
}

/** Stores the list with one guest added or removed (a null name), and returns it. */
export function storeMuted(table: string, muted: Muted, guest: string, name: string | null): Muted {
  const changed = new Map(muted);
  if (name === null) changed.delete(guest);
  else changed.set(guest, name);
  writeStored(`muted-${table}`, changed.size ? JSON.stringify([...changed]) : null);
  return changed;
}
