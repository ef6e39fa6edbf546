/** The guest's tables, polled while the page is visible: for the number in the top bar and the page "My games". */

import * as api from "../wire/api";
import type { TableCard } from "../wire/protocol";
import { me } from "./me.svelte";
import { route } from "./route.svelte";

const POLL_EVERY = 20_000;

class MyTables {
  tables: readonly TableCard[] | null = $state.raw(null);
  /** How many tables wait for the guest, without the one that is open. */
  readonly waiting: number = $derived(
    (this.tables ?? []).filter((table) => table.waiting && table.id !== route.place.params.id).length,
  );

  /** Polls from time to time, and when the page becomes visible. */
  startPolling(): void {
    setInterval(() => this.poll(), POLL_EVERY);
    document.addEventListener("visibilitychange", () => this.poll());
  }

  /** Fetches the list unless the page is hidden or there is no guest; ignores errors. */
  async poll(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    if (me.guest === null) this.tables = [];
    else await this.refresh().catch(() => {});
  }

  /** Fetches the list; rejects if the server does not answer. */
  async refresh(): Promise<void> {
    const before = this.tables;
    this.tables = await api.myTables();
    // A stranger has no tables: this device may have been ended from another one.
    if (before?.length && this.tables.length === 0) await me.checkEnded();
  }
}

export const myTables = new MyTables();
