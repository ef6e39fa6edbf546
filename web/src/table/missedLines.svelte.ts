/** The lines a reader has missed at a table, tracked by the page's visibility, the connection and the eye. */

import type { Line } from "../wire/protocol";
import type { TableController } from "./controller.svelte";
import { ReadMarker } from "./readMarker";

class MissedLines {
  lines: readonly Line[] = $state.raw([]);

  close(): void {
    this.lines = [];
  }
}

/** Tracks the missed lines for as long as the calling component lives. */
export function trackMissedLines(controller: () => TableController): MissedLines {
  const missed = new MissedLines();
  let current: { eye: number | null; marker: ReadMarker } | null = null;
  let visible = $state(!document.hidden);

  const onVisibility = () => {
    visible = !document.hidden;
    if (!visible) current?.marker.leave();
  };
  $effect(() => {
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  });
  $effect(() => {
    const { eye, session, lines, hidden, table } = controller();
    if (session.connection === "lost") current?.marker.leave();
    if (session.update === null || session.update.eye !== eye) return;
    if (current?.eye !== eye || current === null) {
      const marker = new ReadMarker(table, eye);
      // Where no curtain falls, whoever comes next at this device has seen what the last player saw.
      if (current && visible && session.update.secrets === false) marker.look(lines);
      current = { eye, marker };
      missed.close();
    }
    const news = current.marker.update(lines, visible && !hidden && session.connection === "open");
    if (news.length) missed.lines = news;
  });
  return missed;
}
