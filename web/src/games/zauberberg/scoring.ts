/** How far everybody came, for the result page. */

import { levelOf, TOP } from "./box";
import type { KoboldView, ZauberbergView } from "./types";

export interface Row {
  seat: number;
  /** The winner has the tower. */
  won: boolean;
  /** The highest level any kobold stands on: 0 in the villages, 5 on the summit. */
  level: number;
  /** The kobolds on each level, from the villages to the summit. */
  kobolds: KoboldView[][];
}

/** Returns one line for each seat, the furthest first. */
export function rowsOf(view: ZauberbergView): Row[] {
  const rows = view.players.map((player, seat): Row => {
    const levels = Array.from({ length: TOP + 1 }, (_, level) =>
      player.kobolds.filter((kobold) => levelOf(kobold.place) === level),
    );
    return { seat, won: view.result?.ranks[seat] === 1, level: player.level, kobolds: levels };
  });
  return rows.sort(
    (one, other) => Number(other.won) - Number(one.won) || other.level - one.level || one.seat - other.seat,
  );
}
