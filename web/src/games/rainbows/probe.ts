/** What touching an element would mean, for "why can't I?". */

import type { RainbowsView } from "../../wire/protocol";
import { SPACE_OF } from "./box";
import { faceOf } from "./cards";

const USES = ["keep", "buy", "discard"];

/** Returns the beginning of a move, or null where an element means nothing by itself. */
export function probe(view: RainbowsView, element: string, chosen: readonly string[]): string | null {
  const [kind, id] = element.split(" ");
  if (!id) return null;
  if (kind === "card") return `${useFor(view, id, chosen)} ${id}`;
  if (kind !== "space") return null;
  const card = cardFor(view, id, chosen);
  return card ? `buy ${card} ${id}` : null;
}

/** The use already chosen; else the one that cannot be done, since that is what wants explaining. */
function useFor(view: RainbowsView, card: string, chosen: readonly string[]): string {
  const use = chosen.find((part) => USES.includes(part));
  if (use) return use;
  const found = view.market.find((each) => each.card === card);
  return found && !found.keep && found.buy === "yes" ? "keep" : "buy";
}

/** The card already chosen; else one of the market that could light this space, or at least pay for its colour. */
function cardFor(view: RainbowsView, space: string, chosen: readonly string[]): string | null {
  const market = view.market.map((each) => each.card);
  const picked = market.find((card) => chosen.includes(card));
  if (picked) return picked;
  return market.find((card) => faceOf(card).colour === SPACE_OF.get(space)?.colour) ?? null;
}
