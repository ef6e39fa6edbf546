/** The columns of the final count, best first. */

import type { Final, PixieQueenView, PlayerView } from "./types";

export interface Row {
  seat: number;
  rank: number | null;
  player: PlayerView;
  final: Final;
}

/** Returns everybody's final figures, best first. */
export function rowsOf(view: PixieQueenView): Row[] {
  const rows = view.players.flatMap((player, seat) =>
    player.final ? [{ seat, rank: view.result?.ranks[seat] ?? null, player, final: player.final }] : [],
  );
  return rows.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.seat - other.seat);
}

/** Tells whether servants decided between equal totals (PIX-905). */
export function isTied(rows: readonly Row[]): boolean {
  const [first, second] = rows;
  return first !== undefined && !second?.player.out && first.final.total === second?.final.total;
}
