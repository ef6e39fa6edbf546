/** What a game adds to the browser client. Everything else on the table page is written once, for all games. */

import type { Component } from "svelte";
import type { Part } from "../wire/prompts";
import type { Line } from "../wire/protocol";
import type { Words } from "../words/words";

/** How a board element is offered: it may be chosen, it is chosen, or a hovered choice would lead to it. */
export type Glow = "open" | "chosen" | "preview";

/** What every Board gets. Elements are named as prompts name them: kind and id, such as `space R3` or `card red-7`. */
export interface BoardProps<View> {
  view: View;
  words: Words;
  /** The elements that are offered now; the rest may still be touched, and then the page says why not. */
  glows: ReadonlyMap<string, Glow>;
  /** The parts chosen so far, such as `["buy", "red-7"]`. */
  chosen: readonly string[];
  /** What just happened, oldest first: what the board animates. Empty after a reconnect or a jump in a replay. */
  news: readonly Line[];
  /** What happened since the looking player's own last move: what the board keeps marked. */
  lately: readonly Line[];
  onpick: (element: string) => void;
}

/** What a small piece beside a seat's name gets, such as its gold. */
export interface SeatProps<View> {
  view: View;
  words: Words;
  seat: number;
}

export interface GameModule<View> {
  Board: Component<BoardProps<View>>;
  /** The facts beside a seat's name, in one line. */
  Seat: Component<SeatProps<View>>;
  /** How the points came about, on the result page. */
  Scoring: Component<{ view: View; words: Words }>;
  /** The pane "My things" on a phone and under the board: what lies before one seat. */
  Belongings: Component<SeatProps<View>>;
  /** The line in the top bar: `round 4`, as a phrase of the game's text. */
  heading: (view: View, words: Words) => string;
  /** The beginning of a move that touching this element would mean, for "why can't I?". */
  probe: (view: View, element: string, chosen: readonly string[]) => string | null;
  /** What one may want to do with an element (null: in this question at all), possible now or not, always in the same
   * order, so that a key means the same in every turn. Empty where a question is not about uses. */
  uses: (view: View, element: string | null) => readonly Part[];
  /** Each seat's colour, from the game's own data. */
  seatColour: (view: View, seat: number) => string;
}
