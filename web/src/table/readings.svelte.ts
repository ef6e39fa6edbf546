/** What a reader has missed at a table, eye by eye, as the page sees it come and go. */

import type { Line } from "../wire/protocol";
import { Reading } from "./catching";
import type { Desk } from "./desk.svelte";

class Since {
  missed: readonly Line[] = $state.raw([]);

  close(): void {
    this.missed = [];
  }
}

/** Follows a desk for as long as the component that calls it lives. */
export function readings(desk: () => Desk): Since {
  const since = new Since();
  let reading: { eye: number | null; of: Reading } | null = null;
  let looks = $state(!document.hidden);

  const seen = () => {
    looks = !document.hidden;
    if (!looks) reading?.of.leaves();
  };
  $effect(() => {
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  });
  $effect(() => {
    const { eye, session, lines, hidden, table } = desk();
    if (session.connection === "lost") reading?.of.leaves();
    if (session.update === null || session.update.eye !== eye) return;
    if (reading?.eye !== eye || reading === null) {
      reading = { eye, of: new Reading(table, eye) };
      since.close();
    }
    const news = reading.of.arrives(lines, looks && !hidden && session.connection === "open");
    if (news.length) since.missed = news;
  });
  return since;
}
