/** Nothing is told before the board has shown it: question, log, seats and sounds follow the stage. */

import { untrack } from "svelte";
import type { AnyView } from "../games";
import { Stage, type Staging, type Timed } from "../games/stage.svelte";
import type { Line } from "../wire/protocol";
import type { Sight, TableSession } from "../wire/session.svelte";

/** What the page tells: the view and the question, the log, and the lines that came last. */
interface Told {
  update: Sight | null;
  lines: readonly Line[];
  news: readonly Line[];
}

export class Telling {
  /** Plays for the board what the session receives; null until there is a view. */
  stage: Stage<AnyView, Timed, unknown> | null = $state.raw(null);
  /** What the page still tells while the board shows what has happened since; null when it has shown everything. */
  private held: Told | null = $state.raw(null);
  private last: Told | null = null;
  readonly told: Told = $derived.by(() => this.held ?? this.session);

  constructor(
    private readonly session: TableSession,
    private readonly staging: Staging<AnyView, Timed, unknown>,
  ) {}

  /** The board has not yet shown everything. */
  get behind(): boolean {
    return this.held !== null;
  }

  /** Lets the board show what the session has received. Call it in `$effect.pre`. */
  follow(): void {
    const { update, lines, news } = this.session;
    untrack(() => this.show({ update, lines, news }));
  }

  /** Ends what the board shows: everything is told at once. */
  catchUp(): void {
    this.stage?.rest();
  }

  private show(told: Told): void {
    const { update, news } = told;
    const before = this.last?.update ?? null;
    if (update === null || before === null || before.eye !== update.eye) {
      this.stage?.close();
      this.stage = update && new Stage(update.view as AnyView, this.staging);
      this.tell(told);
      return;
    }
    this.held ??= this.last;
    this.stage?.take(update.view as AnyView, news, () => this.tell(told));
  }

  /** The board has shown it: now the page tells it. */
  private tell(told: Told): void {
    this.last = told;
    this.held = told.update === this.session.update ? null : told;
  }
}
