/** Which lines of the log a reader has missed since the last look. */

import { readStored, writeStored } from "../start/storage";
import type { Line } from "../wire/protocol";

/** Fewer missed lines than this are not shown. */
const LEAST_MISSED = 2;

/** Returns the lines after the last one seen; none if `seen` is null, at the first visit. */
export function missed(lines: readonly Line[], seen: number | null): Line[] {
  if (seen === null) return [];
  const later = lines.filter((line) => line.seq > seen);
  return later.length >= LEAST_MISSED ? later : [];
}

/** Remembers how far a reader has read; while the page is visible, every line counts as read on arrival. */
export class ReadMarker {
  private seen: number | null;
  private away: boolean;
  private readonly name: string;

  /** Every eye at a table has its own marker. */
  constructor(table: string, eye: number | null) {
    this.name = `seen-${table}-${eye ?? "spectator"}`;
    const stored = readStored(this.name);
    this.seen = stored !== null && /^\d+$/.test(stored) ? Number(stored) : null;
    this.away = this.seen !== null;
  }

  /** Marks the reader as away: the tab is hidden, or the connection lost. */
  leave(): void {
    this.away = true;
  }

  /** The reader has seen these lines already, through another eye. */
  look(lines: readonly Line[]): void {
    this.away = false;
    this.markRead(lines);
  }

  /** Takes the lines that arrived; returns those that were missed if the reader is just back. */
  update(lines: readonly Line[], present: boolean): Line[] {
    if (!present) return [];
    const news = this.away ? missed(lines, this.seen) : [];
    this.away = false;
    this.markRead(lines);
    return news;
  }

  private markRead(lines: readonly Line[]): void {
    const last = lines.at(-1);
    if (!last || last.seq === this.seen) return;
    this.seen = last.seq;
    writeStored(this.name, String(last.seq));
  }
}
