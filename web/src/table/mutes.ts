/** Whom this browser's reader does not want to read. The server leaves their words out; the names are for unmuting. */

import { keep, kept } from "../state/storage";

export type Muted = ReadonlyMap<string, string>;

/** Returns the muted guests of a table with their names. */
export function mutedAt(table: string): Muted {
  try {
    const pairs: unknown = JSON.parse(kept(`muted-${table}`) ?? "[]");
    return new Map(Array.isArray(pairs) ? (pairs as [string, string][]) : []);
  } catch {
    return new Map();
  }
}

/** Keeps the list with one guest more or less, and returns it. */
export function withMuted(table: string, muted: Muted, guest: string, name: string | null): Muted {
  const changed = new Map(muted);
  if (name === null) changed.delete(guest);
  else changed.set(guest, name);
  keep(`muted-${table}`, changed.size ? JSON.stringify([...changed]) : null);
  return changed;
}
