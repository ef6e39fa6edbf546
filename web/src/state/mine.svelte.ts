/** The guest's tables, polled while the page is visible: for the number in the top bar and the page "My games". */

import { myTables } from "../wire/api";
import type { TableCard } from "../wire/protocol";
import { me } from "./me.svelte";
import { route } from "./route.svelte";

const EVERY = 20_000;

class Mine {
  tables: readonly TableCard[] | null = $state.raw(null);
  /** How many tables wait for me, without the one I am at: that says so itself. */
  readonly waiting: number = $derived(
    (this.tables ?? []).filter((table) => table.waiting && table.id !== route.place.params.id).length,
  );

  /** Looks now and again from time to time, and when the page is looked at again. */
  watch(): void {
    setInterval(() => this.look(), EVERY);
    document.addEventListener("visibilitychange", () => this.look());
  }

  /** Looks now, unless nobody would see it or there is nobody to look for. */
  async look(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    if (me.guest === null) this.tables = [];
    else await this.refresh().catch(() => {});
  }

  /** Fetches the list; rejects if the server does not answer. */
  async refresh(): Promise<void> {
    this.tables = await myTables();
  }
}

export const mine = new Mine();
