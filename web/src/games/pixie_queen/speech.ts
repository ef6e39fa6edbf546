/** What is said of spaces, mines and tiles, in text and for screen readers. */

import { figure } from "../../words/figures";
import type { Words } from "../../words/words";
import type { Mood } from "./art/QueenMark.svelte";
import { bandOf, colourOf, GOODS, PANTRY_USES, SPACE_OF } from "./box";
import { demandOf, expectedOf, spaceOf } from "./hill";
import type { PixieQueenView, PlayerView } from "./types";

/** Returns what an action, a skill or a tile does, in one sentence. */
export function tellsOf(words: Words, id: string): string {
  return words.name("tells", id.replace("-", "_"));
}

/** Returns what is to be known of a space: its name, who stands there, its price or who took it. */
export function spaceLabel(words: Words, view: PixieQueenView, id: string): string {
  return [words.name("space", id), ...spaceFacts(words, view, id)].join(", ");
}

/** Returns the facts of a space that change. */
function spaceFacts(words: Words, view: PixieQueenView, id: string): string[] {
  const seen = spaceOf(view, id);
  if (!seen) return outsideFacts(words, view, id);
  const pixie = seen.pixie == null ? [] : [words.say("screen-pixie-of", { colour: colourOf(seen.pixie) })];
  if (seen.discs) return [...pixie, words.say("screen-taken-by", { seat: seen.discs_of ?? 0 })];
  return [...pixie, words.say("screen-price", { number: seen.price })];
}

/** What changes about the actions outside the pyramid. */
function outsideFacts(words: Words, view: PixieQueenView, id: string): string[] {
  switch (id) {
    case "mine":
      return [words.say("screen-draws", { number: view.draws })];
    case "copy":
      return view.copy_points === null ? [] : [words.say("screen-copy-price", { number: view.copy_points })];
    case "pantry":
      return [words.say("screen-uses-left", { number: PANTRY_USES - view.pantry.length })];
    case "special_offering":
      return [words.say("screen-area-price", { lots: lotsIn(view.area) })];
    default:
      return [];
  }
}

/** Returns amounts of the five goods as lots: `apple-2`. */
export function lotsIn(amounts: readonly number[]): string[] {
  return GOODS.flatMap((good, at) => (amounts[at] ? [`${good}-${amounts[at]}`] : []));
}

/** Returns what the Queen thinks. */
export function queenSays(words: Words, view: PixieQueenView, mood: Mood): string {
  const food = demandOf(view);
  if (mood === "furious") return words.say("screen-queen-furious");
  if (mood === "demands" && food) return words.say("screen-queen-demands", { food });
  return words.say(mood === "pleased" ? "screen-queen-content" : "screen-queen-waits");
}

/** Returns what is to be known of a mine. */
export function mineLabel(words: Words, view: PixieQueenView, band: number): string {
  const mine = view.bands[band];
  if (!mine) return "";
  const stones = mine.stones.reduce((sum, number) => sum + number, 0);
  return words.say("screen-mine", { colour: mine.colour, captives: mine.captives, stones });
}

/** Returns how the next punishment of a player comes about: `2 + 3 + 3 = 8`. */
export function expectedSum(player: PlayerView): string {
  return `${player.expected.join(" + ")} = ${expectedOf(player)}`;
}

/** Returns points as a loss: `−8`, `0`. */
export function lossOf(points: number): string {
  return figure(points ? -points : 0);
}

/** What a note says of an element under the hand. */
export interface ElementNote {
  title: string;
  text: string;
  facts: readonly string[];
}

/** Returns the note on a mine: what its player will suffer next, and why; null where nobody suffers. */
function mineNote(words: Words, view: PixieQueenView, band: number): ElementNote | null {
  const player = view.players[band];
  if (!player || player.out || view.phase === "over") return null;
  const text = `${words.say("screen-next-help")}: ${expectedSum(player)}`;
  return { title: mineLabel(words, view, band), text, facts: [] };
}

/** Returns the note on an element; null where there is none. */
export function noteOf(words: Words, view: PixieQueenView, element: string): ElementNote | null {
  const [kind = "", id = ""] = element.split(" ");
  if (kind === "space" && SPACE_OF.has(id)) {
    return { title: words.name("space", id), text: tellsOf(words, id), facts: spaceFacts(words, view, id) };
  }
  if (kind === "skill") return { title: words.name("skill", id), text: tellsOf(words, id), facts: [] };
  if (kind === "tile") return { title: words.name("tile", id), text: tellsOf(words, id), facts: [] };
  if (kind === "track")
    return {
      title: words.say("screen-track", { track: id }),
      text: tellsOf(words, element.replace(" ", "_")),
      facts: [],
    };
  if (kind === "band") return mineNote(words, view, bandOf(id));
  if (element === "own mine" && view.eye !== null) return mineNote(words, view, view.eye);
  if (element === "castle") return { title: words.say("screen-castle"), text: tellsOf(words, "castle"), facts: [] };
  return null;
}
