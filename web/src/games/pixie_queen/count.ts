/** The final count while it is shown: everybody's figures, one after the other. */

import type { Scene } from "./scenes";

/** One seat's figures, as far as they have been shown. */
export interface Count {
  seat: number;
  suffered: number | null;
  rewards: number | null;
  stones: number | null;
  /** The goods of which the seat has the most. */
  most: readonly string[] | null;
  total: number | null;
}

/** How far into a scene each figure is shown. */
const SHOWN_FROM = { suffered: 0, rewards: 0.16, stones: 0.32, most: 0.48, total: 0.68 } as const;

/** Returns the final count at a moment, a row for everybody who is counted; null where none runs. */
export function countAt(scenes: readonly Scene[], elapsed: number): Count[] | null {
  const scored = scenes.filter(({ line }) => line.phrase.key === "scored");
  const first = scored[0];
  if (!first || elapsed < first.at) return null;
  return scored.map(({ at, lasts, line: { phrase } }) => {
    const { seat, suffered, rewards, stones, goods, total } = phrase.args;
    const share = (elapsed - at) / lasts;
    const known = (figure: keyof typeof SHOWN_FROM) => share >= SHOWN_FROM[figure];
    const most = (Array.isArray(goods) ? goods : []).map(String).filter((good) => good !== "none");
    return {
      seat: Number(seat),
      suffered: known("suffered") ? Number(suffered) : null,
      rewards: known("rewards") ? Number(rewards) : null,
      stones: known("stones") ? Number(stones) : null,
      most: known("most") ? most : null,
      total: known("total") ? Number(total) : null,
    };
  });
}
