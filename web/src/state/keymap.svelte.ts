/** The keyboard map shown by `?`: a page registers its keys in an `$effect`, whose cleanup removes them. */

export interface KeyHelp {
  keys: readonly string[];
  /** The message that explains them. */
  says: string;
}

class KeyMap {
  page: readonly KeyHelp[] = $state.raw([]);
  open = $state(false);

  /** Adds the page's keys; returns what takes them away again. */
  tell(keys: readonly KeyHelp[]): () => void {
    this.page = keys;
    return () => {
      if (this.page === keys) this.page = [];
    };
  }
}

export const keymap = new KeyMap();
