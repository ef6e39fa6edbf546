/** Giving up a game against bots from the list of games. */

import type { TableCard } from "../../wire/protocol";
import { TableSession } from "../../wire/session.svelte";

/**
 * Returns the seats that a guest gives up to be rid of a running game, held alone against bots; none if another person
 * plays. With two players the first resignation ends the game.
 */
export function seatsAlone(table: TableCard, guest: string | null): number[] {
  if (!isRunning(table)) return [];
  const people = table.chairs.flatMap((chair, seat) => (chair.kind === "person" && !chair.left ? [seat] : []));
  if (!people.every((seat) => table.chairs[seat]?.guest === guest)) return [];
  return table.chairs.length === 2 ? people.slice(0, 1) : people;
}

/** Returns whether a guest has left a running game for good, which bots or others play on. */
export function hasLeft(table: TableCard): boolean {
  return isRunning(table) && table.mine.length > 0 && table.mine.every((seat) => table.chairs[seat]?.left);
}

/** Resigns for these seats. */
export async function giveUp(table: string, seats: readonly number[]): Promise<void> {
  const session = new TableSession(table);
  try {
    for (const seat of seats) await session.send({ do: "resign", seat });
  } finally {
    session.close();
  }
}

/** Returns whether a table's game is going on. */
export function isRunning(table: TableCard): boolean {
  return table.phase === "playing" || table.phase === "paused";
}
