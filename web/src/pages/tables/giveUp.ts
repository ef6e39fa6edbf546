/** Giving up a game against bots from the list of games. */

import type { TableCard } from "../../wire/protocol";
import { TableSession } from "../../wire/session.svelte";

/** Returns the seats of a running game that a guest still holds, alone against bots; none if another person plays. */
export function seatsAlone(table: TableCard, guest: string | null): number[] {
  if (!isRunning(table)) return [];
  const people = table.chairs.flatMap((chair, seat) => (chair.kind === "person" && !chair.left ? [seat] : []));
  return people.every((seat) => table.chairs[seat]?.guest === guest) ? people : [];
}

/** Returns whether a guest has given up a running game, which bots or others play on. */
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

function isRunning(table: TableCard): boolean {
  return table.phase === "playing" || table.phase === "paused";
}
