/** What Korrigans adds to the table page. */

import type { Words } from "../../words/words";
import type { GameModule } from "../module";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { CHAIN_FROM, seatHex } from "./box";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { type Scene, scenesOf } from "./scenes";
import { shownAt } from "./shown";
import type { KorrigansView } from "./types";

function heading(view: KorrigansView, words: Words): string {
  if (view.phase === "over") return words.say("screen-over");
  if (view.part === "placement") return words.say("screen-placement");
  if (view.part === "final-turn") return words.say("screen-final-turn");
  if (view.phase === "place-cauldron") return words.say("screen-cauldron-appears");
  if (view.clouds.filter(Boolean).length >= CHAIN_FROM) return words.say("screen-chain");
  return words.say("screen-round", { round: view.round });
}

const korrigans: GameModule<KorrigansView, Scene, KorrigansView> = {
  Board,
  staging: { scenesOf, shownAt },
  Seat,
  Scoring,
  Belongings,
  heading,
  seatColour: (_view, seat) => seatHex(seat),
};

export default korrigans;
