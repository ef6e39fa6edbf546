/** Whom the host of a table silences and removes: the list of spectators, asked for when it is shown. */

import type { Spectator } from "../wire/protocol";
import type { Answer, CommandBody } from "../wire/session.svelte";

/** Somebody whom the host may silence or remove. */
export interface Person {
  guest: string;
  name: string;
}

export class Moderation {
  /** Whether the list is shown. */
  open = $state(false);
  /** The one person it is about; null shows all. */
  private only: Person | null = $state.raw(null);
  private known: readonly Spectator[] | null = $state.raw(null);

  /** The people to show; null until the server has answered. */
  readonly people: readonly Spectator[] | null = $derived.by(() => {
    const { only, known } = this;
    if (only === null || known === null) return known;
    const absent = { ...only, present: false, silenced: false, removed: false };
    return [known.find(({ guest }) => guest === only.guest) ?? absent];
  });
  readonly name: string | null = $derived(this.only?.name ?? null);

  constructor(
    private readonly send: (body: CommandBody) => Promise<Answer | null>,
    private readonly settle: (body: CommandBody) => Promise<boolean>,
  ) {}

  /** Shows all spectators, or one person. */
  show(only: Person | null = null): void {
    this.only = only;
    this.known = null;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }

  /** Asks who watches now. */
  async load(): Promise<void> {
    const answer = await this.send({ do: "spectators" });
    if (answer?.type === "spectators") this.known = answer.people;
  }

  /** Silences or removes somebody, or lifts it. */
  async restrict(kind: "silence" | "remove", guest: string, on: boolean): Promise<void> {
    if (await this.settle({ do: kind, guest, on })) await this.load();
  }
}
