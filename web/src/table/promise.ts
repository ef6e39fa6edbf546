/** The promise to the dice: noted when a table is first seen, held against what is opened at the end. */

import { readStored, writeStored } from "../state/storage";

/** Notes a table's commitment unless one is noted already: the first one counts. */
export function notePromise(table: string, commitment: string): void {
  if (notedPromise(table) === null) writeStored(`promise-${table}`, commitment);
}

/** Returns the commitment noted for a table, or null if this browser never saw it before the end. */
export function notedPromise(table: string): string | null {
  return readStored(`promise-${table}`);
}

/** Returns whether the opened seed is the promised one; null where this browser cannot work it out by itself. */
export async function opensPromise(seed: string, commitment: string): Promise<boolean | null> {
  const digest = globalThis.crypto?.subtle?.digest.bind(globalThis.crypto.subtle);
  if (!digest || !/^([0-9a-f]{2})+$/.test(seed)) return null;
  const prefix = new TextEncoder().encode("folkmoot seed ");
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await digest("SHA-256", new Uint8Array([...prefix, ...bytes])));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
