/** The title in the top bar and in the browser's tab; every page sets its own. */

import type { Snippet } from "svelte";

class Heading {
  text = $state("");
  /** Buttons of the page that stand in the bar, where a low screen has no other row for them. */
  tools: Snippet | null = $state.raw(null);
  /** It is the reader's turn: the tab says so. */
  turn = $state(false);

  /** Sets both; call it in an `$effect`, so that it follows the language. */
  set(text: string, turn = false): void {
    this.text = text;
    this.turn = turn;
  }
}

export const heading = new Heading();
