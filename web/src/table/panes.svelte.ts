/** Which panes of the table are shown: on a small screen one at a time, on a large one the tabs at the side. */

import { MediaQuery } from "svelte/reactivity";
import type { Said } from "../wire/protocol";

export type Pane = "board" | "players" | "side";
export const SIDE_TABS = ["log", "things", "chat", "rules"] as const;
export type SideTab = (typeof SIDE_TABS)[number];

export class Panes {
  /** The screen shows one pane at a time. */
  readonly narrow = new MediaQuery("max-width: 1100px");
  /** What a small screen shows. */
  pane: Pane = $state("board");
  side: SideTab = $state("log");
  /** Whose things are shown; null: one's own. */
  seat: number | null = $state(null);
  private read = $state(0);

  show(pane: Pane): void {
    this.pane = pane;
  }

  showSide(tab: SideTab): void {
    this.pane = "side";
    this.side = tab;
  }

  /** Shows what lies before a seat; null: one's own. */
  showThings(seat: number | null): void {
    this.showSide("things");
    this.seat = seat;
  }

  /** Marks the chat as read while it is shown. */
  reads(chat: readonly Said[]): void {
    if (this.side === "chat") this.read = chat.at(-1)?.number ?? this.read;
  }

  /** Returns the number of unread chat messages. */
  unread(chat: readonly Said[]): number {
    return this.side === "chat" ? 0 : chat.filter((said) => said.number > this.read).length;
  }
}
