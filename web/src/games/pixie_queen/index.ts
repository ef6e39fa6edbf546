/** What Pixie Queen adds to the table page. */

import type { Words } from "../../words/words";
import type { GameModule } from "../module";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { bandHex, ROUNDS } from "./box";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { type Scene, scenesOf } from "./scenes";
import { shownAt } from "./shown";
import type { PixieQueenView } from "./types";

function heading({ phase, round }: PixieQueenView, words: Words): string {
  if (phase === "over") return words.say("screen-over");
  if (phase === "setup") return words.say("screen-setup");
  return words.say("screen-round", { number: round, most: ROUNDS });
}

const pixieQueen: GameModule<PixieQueenView, Scene, PixieQueenView> = {
  Board,
  staging: { scenesOf, shownAt },
  Seat,
  Scoring,
  Belongings,
  heading,
  panels: ["offer"],
  seatColour: (_view, seat) => bandHex(seat),
};

export default pixieQueen;
