/** What Rainbows adds to the table page. */

import type { Words } from "../../words/words";
import type { GameModule } from "../module";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { seatHex } from "./box";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { type Scene, scenesOf } from "./scenes";
import { shownAt } from "./shown";
import type { RainbowsView } from "./types";

function heading(view: RainbowsView, words: Words): string {
  if (view.phase === "over") return words.say("screen-over");
  if (view.phase === "bank") return words.say("screen-bank");
  if (view.days === 1) return words.say("screen-round", { round: view.round });
  return words.say("round-of-day", { round: view.round, day: view.day, days: view.days });
}

const rainbows: GameModule<RainbowsView, Scene, RainbowsView> = {
  Board,
  staging: { scenesOf, shownAt },
  Seat,
  Scoring,
  Belongings,
  heading,
  seatColour: (_view, seat) => seatHex(seat),
};

export default rainbows;
