/** What a game adds to the browser client. Everything else on the table page is written once, for all games. */

import type { Component } from "svelte";
import type { Choice, Effect, Prompt } from "../wire/prompts";
import type { Line } from "../wire/protocol";
import type { Words } from "../words/words";
import type { Seen, Staging, Timed } from "./stage.svelte";

/** How a board element is offered: it may be chosen, it is chosen, or a hovered choice would lead to it. */
export type Glow = "open" | "chosen" | "preview";

/** What every Board gets. Elements are named as prompts name them: kind and id, such as `space R3` or `card red-7`.
 *
 * A board knows no rule: where a piece can go, what that costs and brings, it draws from the choices' effects. */
export interface BoardProps<View, Scene extends Timed = Timed, Shown = View> {
  /** Plays what happens; its `view` is the one to draw. */
  stage: Seen<View, Scene, Shown>;
  words: Words;
  /** What the looking player is asked now; null while others decide or something is still being shown. */
  prompt: Prompt | null;
  /** The choices that agree with what is chosen so far. */
  choices: readonly Choice[];
  /** What a choice does; null until the server has said so, where a question has too many choices to say it at once. */
  foresee: (choice: Choice) => Effect | null;
  /** The elements that are offered now; the rest may still be touched, and then the page says why not. */
  glows: ReadonlyMap<string, Glow>;
  /** The parts chosen so far, such as `["buy", "red-7"]`. */
  chosen: readonly string[];
  /** What happened since the looking player's own last move: what the board keeps marked. */
  lately: readonly Line[];
  onpick: (element: string) => void;
  /** Sends a choice at once, for a panel whose button has said all that it does; returns whether it was taken. */
  onplay: (move: string) => Promise<boolean>;
}

/** What a small piece beside a seat's name gets, such as its gold. */
export interface SeatProps<View> {
  view: View;
  words: Words;
  seat: number;
}

export interface GameModule<View, Scene extends Timed = Timed, Shown = unknown> {
  Board: Component<BoardProps<View, Scene, Shown>>;
  /** How events become scenes, and what is seen while they run. */
  staging: Staging<View, Scene, Shown>;
  /** The facts beside a seat's name, in one line. */
  Seat: Component<SeatProps<View>>;
  /** How the points came about, on the result page. */
  Scoring: Component<{ view: View; words: Words }>;
  /** The pane "My things" on a phone and under the board: what lies before one seat. */
  Belongings: Component<SeatProps<View>>;
  /** The line in the top bar: `round 4`, as a phrase of the game's text. */
  heading: (view: View, words: Words) => string;
  /** The questions, by their ids, that a panel of the board answers alone: the bar shows only what is asked. */
  panels?: readonly string[];
  /** Each seat's colour, from the game's own data. */
  seatColour: (view: View, seat: number) => string;
}
