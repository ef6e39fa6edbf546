/** Which panes of the table are shown: on a small screen one at a time, on a large one the tabs at the side. */

import { MediaQuery } from "svelte/reactivity";

export type Pane = "board" | "players" | "side";
export const SIDE_TABS = ["log", "things", "chat", "rules"] as const;
/** The seats are a tab where a low screen has no room for them above the others. */
export type SideTab = (typeof SIDE_TABS)[number] | "players";

export class Panes {
  /** The screen shows one pane at a time. */
  readonly narrow = new MediaQuery("max-width: 1100px");
  /** The question stands beside the board, on a low or narrow screen. The same query is in the styles of `Playing`. */
  readonly beside = new MediaQuery(
    "(min-width: 480px) and (max-height: 700px) and (min-aspect-ratio: 1/1), " +
      "(min-width: 480px) and (max-width: 1100px) and (min-aspect-ratio: 5/4), " +
      "(min-width: 1101px) and (max-width: 1340px)",
  );
  /** Question, seats and log share the column at the right. */
  readonly low: boolean = $derived(this.beside.current && !this.narrow.current);
  /** What a small screen shows. */
  pane: Pane = $state("board");
  private tab: SideTab | null = $state(null);
  /** The tab at the side. */
  readonly side: SideTab = $derived(
    this.low ? (this.tab ?? "players") : this.tab === "players" ? "log" : (this.tab ?? "log"),
  );
  /** Whose things are shown; null: one's own. */
  seat: number | null = $state(null);
  /** Whether the chat is on the screen. */
  readonly showsChat: boolean = $derived(this.side === "chat" && (this.pane === "side" || !this.narrow.current));

  show(pane: Pane): void {
    this.pane = pane;
  }

  showSide(tab: SideTab): void {
    this.pane = "side";
    this.tab = tab;
  }

  /** Shows what lies before a seat; null: one's own. */
  showThings(seat: number | null): void {
    this.showSide("things");
    this.seat = seat;
  }
}
