/** The accounts, line by line, for the result page. */

import type { DayScore, RainbowsView } from "./types";

export interface Row {
  seat: number;
  rank: number | null;
  days: DayScore[];
  /** What did not come from a day's scoring: the sum at the start, loans and deposits. */
  beside: number;
  account: number;
}

/** Returns one line for each seat, best first. */
export function rowsOf(view: RainbowsView): Row[] {
  const rows = view.players.map((player, seat): Row => {
    const earned = player.days.reduce((sum, day) => sum + day.rainbows + day.singles + day.money, 0);
    const rank = view.result?.ranks[seat] ?? null;
    return { seat, rank, days: player.days, beside: player.account - earned, account: player.account };
  });
  return rows.sort(
    (one, other) => (one.rank ?? 0) - (other.rank ?? 0) || other.account - one.account || one.seat - other.seat,
  );
}
