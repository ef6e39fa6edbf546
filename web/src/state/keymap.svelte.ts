/** The keyboard map shown by `?`: a page registers its keys in an `$effect`, whose cleanup removes them. */

export interface KeyHelp {
  keys: readonly string[];
  /** The message that explains them. */
  message: string;
}

class KeyMap {
  page: readonly KeyHelp[] = $state.raw([]);
  open = $state(false);

  /** Adds a page's keys; returns a function that removes them. */
  register(keys: readonly KeyHelp[]): () => void {
    this.page = keys;
    return () => {
      if (this.page === keys) this.page = [];
    };
  }
}

export const keymap = new KeyMap();
