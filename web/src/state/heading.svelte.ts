/** The title in the top bar and in the browser's tab; every page sets its own. */

class Heading {
  text = $state("");
  /** It is the reader's turn: the tab says so. */
  turn = $state(false);

  /** Sets both; call it in an `$effect`, so that it follows the language. */
  set(text: string, turn = false): void {
    this.text = text;
    this.turn = turn;
  }
}

export const heading = new Heading();
