/** The games this client can draw; each is loaded when a table of it is opened. */

import type { RainbowsView } from "../wire/protocol";
import type { GameModule } from "./module";

/** What every game's view shows; each game adds its own fields. */
export type AnyView = Pick<RainbowsView, "game" | "eye" | "seats" | "deciders" | "result">;

const GAMES = {
  dolmen: () => import("./dolmen"),
  korrigans: () => import("./korrigans"),
  pixie_queen: () => import("./pixie_queen"),
  rainbows: () => import("./rainbows"),
  zauberberg: () => import("./zauberberg"),
};

/** Returns what a game adds to the table page; null if this client cannot draw it. */
export async function loadGame(game: string): Promise<GameModule<AnyView> | null> {
  if (!isDrawn(game)) return null;
  // A module reads the view of its own game only, and gets no other: both are found by the same identifier.
  return (await GAMES[game]()).default as unknown as GameModule<AnyView>;
}

function isDrawn(game: string): game is keyof typeof GAMES {
  return Object.hasOwn(GAMES, game);
}
