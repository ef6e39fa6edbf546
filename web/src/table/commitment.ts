/** The commitment to the dice: stored when a table is first opened, compared with the one published at the end. */

import { readStored, writeStored } from "../start/storage";

/** Stores a table's commitment unless one is stored already: the first one counts. */
export function rememberCommitment(table: string, commitment: string): void {
  if (rememberedCommitment(table) === null) writeStored(`promise-${table}`, commitment);
}

/** Returns the commitment stored for a table, or null if this browser never opened it before the end. */
export function rememberedCommitment(table: string): string | null {
  return readStored(`promise-${table}`);
}

/** Returns whether a seed matches a commitment; null where the browser cannot compute the hash. */
export async function matchesCommitment(seed: string, commitment: string): Promise<boolean | null> {
  const digest = globalThis.crypto?.subtle?.digest.bind(globalThis.crypto.subtle);
  if (!digest || !/^([0-9a-f]{2})+$/.test(seed)) return null;
  const prefix = new TextEncoder().encode("folkmoot seed ");
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await digest("SHA-256", new Uint8Array([...prefix, ...bytes])));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
