/** What Zauberberg adds to the table page. */

import type { Words } from "../../words/words";
import type { GameModule } from "../module";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { seatHex } from "./box";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { type Scene, scenesOf } from "./scenes";
import { type Shown, shownAt } from "./shown";
import type { ZauberbergView } from "./types";

function heading(view: ZauberbergView, words: Words): string {
  if (view.phase === "over") return words.say("screen-over");
  if (view.phase === "place-kobold") return words.say("screen-placement");
  const turn = { number: view.turns + 1, most: view.turn_limit };
  return words.say(view.turn_limit ? "screen-turn-of" : "screen-turn", turn);
}

const zauberberg: GameModule<ZauberbergView, Scene, Shown> = {
  Board,
  staging: { scenesOf, shownAt },
  Seat,
  Scoring,
  Belongings,
  heading,
  seatColour: (_view, seat) => seatHex(seat),
};

export default zauberberg;
