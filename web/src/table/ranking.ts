/** The order of a finished game. */

import type { Result } from "../wire/protocol";
import type { Words } from "../words/words";

export interface Standing {
  seat: number;
  rank: number;
  score: number | null;
  /** Others share the rank. */
  tied: boolean;
}

/** Returns the seats from the best to the last; equal ranks keep the order of the seats. */
export function standings(result: Result): Standing[] {
  return result.ranks
    .map((rank, seat) => ({
      seat,
      rank,
      score: result.scores?.[seat] ?? null,
      tied: result.ranks.filter((other) => other === rank).length > 1,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Returns the seats that won; none if the game had no winner. */
export function winners(result: Result): number[] {
  return result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Returns the message for a score: what is counted at the end has the game's own word, or is points. */
export function scoreMessage(words: Words): string {
  return words.has("screen-score") ? "screen-score" : "result-points";
}
