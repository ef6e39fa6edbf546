/** Sits down at a table that was just opened. */

import { room } from "../wire/api";
import type { NewTable } from "../wire/protocol";
import { randomHex } from "../wire/random";
import { TableSession } from "../wire/session.svelte";
import { rememberCommitment } from "./commitment";

/** Milliseconds after which the table is shown all the same, with its chairs kept. */
const PATIENCE = 8000;

/**
 * Sits down on the chairs that are kept for the people of a new table. Their salts are drawn when the server has
 * committed itself to a seed, so that it cannot have chosen the deal.
 */
export async function sitDown(table: string, wanted: NewTable): Promise<void> {
  const { commitment } = await room(table);
  rememberCommitment(table, commitment);
  const session = new TableSession(table);
  const timer = setTimeout(() => session.close(), PATIENCE);
  try {
    for (const [at, name] of wanted.names.entries()) {
      const chair = (wanted.first_chair + at) % wanted.setup.seats;
      await session.send({ do: "sit", chair, name, salt: randomHex() });
    }
  } finally {
    clearTimeout(timer);
    session.close();
  }
}
