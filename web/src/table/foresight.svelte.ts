/** What the choices of one question do, asked of the server where a long question does not say it. */

import { SvelteMap } from "svelte/reactivity";
import type { Choice, Effect } from "../wire/prompts";

/** Asks the server what a move does; null if it does not say. */
export type AskEffect = (move: string) => Promise<Effect | null>;

/** One request is in flight at a time, and only what was wished for last is asked next: a hand moves on. */
export class Foresight {
  private readonly known = new SvelteMap<string, Effect | null>();
  private wanted: string | null = null;
  private asking = false;

  constructor(private readonly ask: AskEffect) {}

  /** Returns what a choice does; null if that is not known yet, which changes once the server has answered. */
  of(choice: Choice): Effect | null {
    if (choice.effect) return choice.effect;
    const known = this.known.get(choice.move);
    if (known === undefined) this.wish(choice.move);
    return known ?? null;
  }

  private wish(move: string): void {
    this.wanted = move;
    if (!this.asking) queueMicrotask(() => void this.askNext());
  }

  private async askNext(): Promise<void> {
    const move = this.wanted;
    if (this.asking || move === null) return;
    this.wanted = null;
    this.asking = true;
    try {
      this.known.set(move, await this.ask(move));
    } finally {
      this.asking = false;
    }
    await this.askNext();
  }
}
