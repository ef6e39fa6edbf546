/** The count of points, line by line, for the result page. */

import type { DolmenView, HandView, LaidView, Score } from "./types";

export interface Row {
  seat: number;
  rank: number | null;
  score: Score;
  /** The slabs with points, the best first. */
  slabs: LaidView[];
  mysteries: LaidView[];
}

/** Returns one line for each seat, best first. */
export function rowsOf(view: DolmenView): Row[] {
  const rows = view.players.map(({ dolmen, score }, seat): Row => {
    const slabs = dolmen.filter(({ start, mystery }) => !start && !mystery);
    const mysteries = dolmen.filter(({ mystery }) => mystery);
    const rank = view.result?.ranks[seat] ?? null;
    return { seat, rank, score, slabs: slabs.sort((one, other) => other.points - one.points), mysteries };
  });
  return rows.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.seat - other.seat);
}

const FIRST = 10;

/** Returns what lay in the piles when the game ended: mysteries first, then by points. */
export function restOf({ rest }: DolmenView): HandView[] {
  const worth = ({ face }: HandView) => (face?.mystery ? FIRST : (face?.points ?? 0));
  return (rest ?? []).toSorted((one, other) => worth(other) - worth(one));
}
