/** The panel with hints: it opens for the question that is asked, or for the one that comes after an answer. */

import { untrack } from "svelte";
import { toasts } from "../state/toasts.svelte";
import type { TableController } from "./controller.svelte";
import type { Panes } from "./panes.svelte";

export class HintPanel {
  private open = $state(false);
  /** It was asked for while an answer was on its way. */
  private wanted = $state(false);
  /** Fetched when it is first opened. */
  private Panel = $state.raw<typeof import("./Hints.svelte").default | null>(null);
  /** What is to be shown, if anything. */
  readonly shown = $derived(this.open ? this.Panel : null);

  constructor(
    private readonly controller: TableController,
    private readonly panes: Panes,
  ) {
    $effect(() => {
      if (!this.wanted || controller.sending) return;
      this.wanted = false;
      untrack(() => void this.show());
    });
  }

  /** Opens it as soon as nothing is on its way. */
  ask(): void {
    if (this.controller.sending) this.wanted = true;
    else void this.show();
  }

  close(): void {
    this.open = false;
  }

  private async show(): Promise<void> {
    this.controller.telling.catchUp();
    if (!this.controller.prompt) return;
    try {
      ({ default: this.Panel } = await import("./Hints.svelte"));
      if (this.panes.narrow.current) this.panes.show("board");
      this.open = true;
    } catch (error) {
      toasts.showError(error);
    }
  }
}
