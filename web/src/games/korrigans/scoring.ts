/** The count of gold, line by line, for the result page. */

import { coinsIn, companionsIn } from "./tokens";
import type { KorrigansView, PlayerView, Score } from "./types";

export interface Row {
  seat: number;
  rank: number | null;
  score: Score;
  /** The gold tokens, the most precious first. */
  coins: number[];
  menhirs: number[];
  /** How many Korrigans carry an elf, and how many a goblin. */
  elves: number;
  goblins: number;
  /** Which Korrigans have reached the cauldron, 1 or 2. */
  arrived: (1 | 2)[];
  /** The companions left, then the backups left. */
  companions: string[];
  backups: string[];
  /** In turn order, from 1. */
  number: number;
}

/** What settled the ranks: gold alone, or among equals the companions left, or even the turn order. */
export type Settled = "gold" | "companions" | "order";

/** Returns one line for each seat, best first; none before the count. */
export function rowsOf(view: KorrigansView): Row[] {
  const rows = view.players.flatMap((player, seat) => (player.score ? [rowOf(view, player, seat, player.score)] : []));
  return rows.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.seat - other.seat);
}

/** Returns what settled the ranks. */
export function settledBy(rows: readonly Row[]): Settled {
  const tied = rows.filter((row, at) => at > 0 && row.score.total === rows[at - 1]?.score.total);
  if (tied.length === 0) return "gold";
  const equal = (row: Row) => rows[rows.indexOf(row) - 1]?.score.companions === row.score.companions;
  return tied.some(equal) ? "order" : "companions";
}

function rowOf(view: KorrigansView, player: PlayerView, seat: number, score: Score): Row {
  const carried = player.korrigans.map((korrigan) => korrigan.carries);
  const tokens = player.tokens ?? [];
  return {
    seat,
    rank: view.result?.ranks[seat] ?? null,
    score,
    coins: coinsIn(tokens),
    menhirs: player.menhirs.toSorted((one, other) => other - one),
    elves: carried.filter((being) => being === "elf").length,
    goblins: carried.filter((being) => being === "goblin").length,
    arrived: ([1, 2] as const).filter(
      (number) => view.cauldron !== null && player.korrigans[number - 1]?.field === view.cauldron,
    ),
    companions: [...companionsIn(tokens), ...player.revealed],
    backups: player.backups,
    number: player.number,
  };
}
