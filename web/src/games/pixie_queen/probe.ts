/** What touching an element would mean, for "why can't I?"; and what one may want to do in a turn. */

import { SPACE_OF } from "./box";
import type { PixieQueenView } from "./types";

/** Returns the beginning of a move, or null where an element means nothing. */
export function probe(view: PixieQueenView, element: string, chosen: readonly string[]): string | null {
  const [kind = "", id = ""] = element.split(" ");
  switch (kind) {
    case "space":
      return spaceMove(view, id, chosen);
    case "castle":
      return risen(view, "castle", chosen);
    case "own":
      return id === "mine" ? `${rising(view)} mine` : `trade_tiles ${id}`;
    case "good":
      return goodMove(view, id, chosen);
    case "band":
      return `${view.question === "give" ? "give" : "place"} ${id}`;
    case "captive":
      return chosen[0] === "place" && chosen[1] ? `place ${chosen[1]} ${id}` : `remove_stone ${id}`;
    default:
      return plainMove(view, kind, id, chosen);
  }
}

function plainMove(view: PixieQueenView, kind: string, id: string, chosen: readonly string[]): string | null {
  switch (kind) {
    case "track":
      return `tracks ${id}`;
    case "skill":
      return view.question === "skill" ? `skill ${id}` : `trade_tiles skill ${id}`;
    case "tile":
      return `trade_tiles ${chosen[1] ?? "one_use"} ${id}`;
    case "pile":
      return `trade_tiles ${chosen[1] ?? "food"} pile`;
    case "screen":
      return `trade_tiles ${chosen[1] ?? id.split("-").at(-1)} ${id}`;
    case "cube":
      return `pick ${id}`;
    default:
      return ["pass", "commit", "stop", "done", "use_grace"].includes(kind) ? kind : null;
  }
}

/** The move that lets a pixie rise now. */
function rising(view: PixieQueenView): string {
  if (view.question === "neutral") return "neutral";
  return view.question === "promote" ? "promote" : "promotion";
}

/** Once it is chosen which pixie rises, a space means its goal. */
function risen(view: PixieQueenView, to: string, chosen: readonly string[]): string {
  const verb = rising(view);
  const from = chosen[0] === verb ? chosen[1] : undefined;
  const standing = view.spaces.find(({ space, pixie }) => pixie === view.eye && SPACE_OF.get(space)?.level === 4);
  return `${verb} ${from ?? standing?.space ?? "forge_ring"} ${to}`;
}

function spaceMove(view: PixieQueenView, space: string, chosen: readonly string[]): string {
  const [verb = "", from] = chosen;
  if (["promotion", "promote", "neutral"].includes(verb)) return from ? `${verb} ${from} ${space}` : `${verb} ${space}`;
  if (verb === "rob_pixie") return `rob_pixie ${space}`;
  if (view.question === "demotion") return `demote ${space}`;
  return ["promote", "neutral"].includes(view.question ?? "") ? `${view.question} ${space}` : space;
}

const GOOD_VERBS: Readonly<Record<string, string>> = { offer: "offer", "tile-food": "take", discard: "discard" };

/** A good alone says little; with an action it says what is given or taken. */
function goodMove(view: PixieQueenView, good: string, chosen: readonly string[]): string {
  const [verb, first] = chosen;
  if (verb === "exchange") return first ? `exchange ${first} ${good}` : `exchange ${good}`;
  if (verb && SPACE_OF.has(verb)) return `${verb} ${good}`;
  return `${GOOD_VERBS[view.question ?? ""] ?? "exchange"} ${good}`;
}
