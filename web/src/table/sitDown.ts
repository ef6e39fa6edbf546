/** Sits down at a table where chairs are kept: one that was just opened, or a rematch. */

import { me } from "../state/me.svelte";
import { myTables } from "../state/myTables.svelte";
import { route } from "../state/route.svelte";
import { toasts } from "../state/toasts.svelte";
import { room } from "../wire/api";
import { randomHex } from "../wire/random";
import { TableSession } from "../wire/session.svelte";
import { rememberCommitment } from "./commitment";
import type { TableController } from "./controller.svelte";
import { keptFor } from "./seating";

/** Milliseconds after which the table is shown all the same, with its chairs kept. */
const PATIENCE = 8000;

/**
 * Sits down on the chairs that are kept for a guest. Their salts are drawn when the server has committed itself to a
 * seed, so that it cannot have chosen the deal.
 */
export async function sitDown(table: string, guest: string | null): Promise<void> {
  const found = await room(table);
  rememberCommitment(table, found.commitment);
  const session = new TableSession(table);
  const timer = setTimeout(() => session.close(), PATIENCE);
  try {
    for (const chair of keptFor(found, guest))
      await session.send({ do: "sit", chair, name: found.chairs[chair]?.name ?? "", salt: randomHex() });
  } finally {
    clearTimeout(timer);
    session.close();
  }
}

/** Sits down on the reader's kept chairs and goes to the table. Whoever cannot sit down now does so there. */
export async function goAndSit(table: string): Promise<void> {
  await sitDown(table, me.guest).catch((error) => toasts.showError(error));
  myTables.poll();
  route.go(`/table/${table}`);
}

/**
 * Plays again with the same group at its next table, which is opened if nobody has done so: one press. Bots sit there
 * already, so that a game against them begins at once.
 */
export async function playAgain(controller: TableController): Promise<void> {
  if (controller.room?.rematch === null) await controller.openRematch();
  const next = controller.room?.rematch;
  if (next) await goAndSit(next);
}
