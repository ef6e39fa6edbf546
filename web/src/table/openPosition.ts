/** Opens a table from a position, with the reader in a seat and bots in the others. */

import { games } from "../state/games.svelte";
import { me } from "../state/me.svelte";
import { toasts } from "../state/toasts.svelte";
import { openTable } from "../wire/api";
import type { NewTable, Situation } from "../wire/protocol";
import { usualBot } from "../words/setup";
import { goAndSit } from "./sitDown";

/** Returns the private table that goes on from a situation: bots sit in the other seats. */
export function tableFrom(situation: Situation, seat: number, name: string, bot: string): NewTable {
  return {
    setup: {
      game: situation.game,
      seats: situation.players,
      options: situation.options,
      bots: Array.from({ length: situation.players - 1 }, () => bot),
      clock: { kind: "none" },
      seating: "chosen",
      spectators: "welcome",
      private: true,
      situation: situation.facts,
    },
    names: [name],
    first_chair: seat,
    salts: [],
  };
}

/** Asks for a name if need be, opens the table and goes there; an error is shown. */
export async function openPosition(load: () => Promise<Situation>, seat: number): Promise<void> {
  if (!(await me.ensureName())) return;
  try {
    const [situation] = await Promise.all([load(), games.load()]);
    const bot = usualBot(games.find(situation.game)?.bots ?? []) ?? "";
    await openAndSit(tableFrom(situation, seat, me.name, bot));
  } catch (error) {
    toasts.showError(error);
  }
}

/** Opens a table and sits down there. */
export async function openAndSit(wanted: NewTable): Promise<void> {
  const { table } = await openTable(wanted);
  await goAndSit(table);
}
