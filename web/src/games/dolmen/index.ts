/** What Dolmen adds to the table page. */

import type { Words } from "../../words/words";
import type { GameModule } from "../module";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { seatHex } from "./box";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { type Scene, scenesOf } from "./scenes";
import { type Shown, shownAt } from "./shown";
import type { DolmenView } from "./types";

/** The limit is shown when it is near: most games are over long before. */
const NEAR = 20;

function heading({ phase, round, round_limit }: DolmenView, words: Words): string {
  if (phase === "over") return words.say("screen-over");
  const near = round_limit - round < NEAR;
  return words.say(near ? "screen-round-of" : "screen-round", { number: round, most: round_limit });
}

const dolmen: GameModule<DolmenView, Scene, Shown> = {
  Board,
  staging: { scenesOf, shownAt },
  Seat,
  Scoring,
  Belongings,
  heading,
  seatColour: (_view, seat) => seatHex(seat),
};

export default dolmen;
