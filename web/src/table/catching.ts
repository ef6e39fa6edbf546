/** "Since you last looked": which lines of the log a reader has missed. */

import { readStored, writeStored } from "../state/storage";
import type { Line } from "../wire/protocol";

/** Fewer than this many lines need no story. */
export const WORTH_TELLING = 2;

/** Returns the lines after the one a reader saw last; none if he has never been here, for then all is new. */
export function missed(lines: readonly Line[], seen: number | null): Line[] {
  if (seen === null) return [];
  const later = lines.filter((line) => line.seq > seen);
  return later.length >= WORTH_TELLING ? later : [];
}

/** Remembers how far somebody has read: while he looks on, everything that arrives is read at once. */
export class Reading {
  private seen: number | null;
  private away: boolean;
  private readonly name: string;

  /** Each table is read by each eye apart. */
  constructor(table: string, eye: number | null) {
    this.name = `seen-${table}-${eye ?? "spectator"}`;
    const last = readStored(this.name);
    this.seen = last !== null && /^\d+$/.test(last) ? Number(last) : null;
    this.away = this.seen !== null;
  }

  /** The reader looks away: the tab is hidden, or the connection lost. */
  leaves(): void {
    this.away = true;
  }

  /** Lines arrived. Returns those that were missed, if the reader is just back; `present` tells whether he looks. */
  arrives(lines: readonly Line[], present: boolean): Line[] {
    if (!present) return [];
    const news = this.away ? missed(lines, this.seen) : [];
    this.away = false;
    this.marks(lines);
    return news;
  }

  private marks(lines: readonly Line[]): void {
    const last = lines.at(-1);
    if (!last || last.seq === this.seen) return;
    this.seen = last.seq;
    writeStored(this.name, String(last.seq));
  }
}
