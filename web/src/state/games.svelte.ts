/** The games that this server offers. */

import { games as fetchGames } from "../wire/api";
import type { GameInfo } from "../wire/protocol";
import { language } from "./language.svelte";

class Games {
  all: readonly GameInfo[] | null = $state.raw(null);
  private asked: Promise<void> | null = null;

  /** Fetches them once, with the words of each. */
  load(): Promise<void> {
    this.asked ??= this.fetch().catch((error) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  find(id: string): GameInfo | null {
    return this.all?.find((game) => game.id === id) ?? null;
  }

  private async fetch(): Promise<void> {
    const found = await fetchGames();
    // The pages' words too: they may be missing if the server was not there when this page was loaded.
    await Promise.all([null, ...found.map((game) => game.id)].map((game) => language.need(game)));
    this.all = found;
  }
}

export const games = new Games();
