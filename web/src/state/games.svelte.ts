/** The games that this server offers. */

import { games as fetchGames } from "../wire/api";
import type { GameInfo } from "../wire/protocol";
import { language } from "./language.svelte";

class Games {
  all: readonly GameInfo[] | null = $state.raw(null);
  private loading: Promise<void> | null = null;

  /** Fetches the games once, with the words by which they are offered. */
  load(): Promise<void> {
    this.loading ??= this.fetch().catch((error) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  find(id: string): GameInfo | null {
    return this.all?.find((game) => game.id === id) ?? null;
  }

  private async fetch(): Promise<void> {
    // The pages' words too: they are missing if the server could not be reached when this page was loaded.
    const [fetched] = await Promise.all([fetchGames(), language.loadOffers(), language.load(null)]);
    this.all = fetched;
  }
}

export const games = new Games();
