/** Taking moves back. */

import { toasts } from "../state/toasts.svelte";
import type { Sight } from "../wire/session.svelte";
import type { TableController } from "./controller.svelte";

export class Undo {
  /** What was shown when the player last took something back, until something else is shown. */
  private undoneFor: Sight | null = null;

  constructor(private readonly table: TableController) {}

  /** Takes back the own last move, with the answers of bots to it: as the game is, not as the board still shows it. */
  async press(): Promise<void> {
    const { table } = this;
    if (table.eye === null || table.room?.phase !== "playing") return;
    const offered = table.undoCount > 0;
    table.telling.catchUp();
    // A second press comes before what the first one changes: it means the same.
    if (this.undoneFor !== null && this.undoneFor === table.update) return;
    // The question that comes back must not show the old picks.
    if (table.undoCount > 0) table.clear();
    const undone = await this.ask(table.eye);
    if (!undone) toasts.show(table.words.say(offered ? "table-undo-late" : "table-undo-nothing"));
  }

  /** Returns false if nothing can be taken back any more. A bot may answer while an undo is on its way: then the table
   * is asked once more, as it is now. */
  private async ask(seat: number): Promise<boolean> {
    const { table } = this;
    for (let tries = 0; tries < 2 && table.update && table.undoCount > 0; tries++) {
      const { seq, secret_steps } = table.update;
      this.undoneFor = table.update;
      let late = false;
      await table.send({ do: "undo", seat, seq, secret_steps }, (code) => {
        late = code === "stale" || code === "cannot-undo";
        return late ? null : code;
      });
      if (!late) return true;
      this.undoneFor = null;
      table.telling.catchUp();
    }
    return false;
  }
}
