/** What touching an element would mean, for "why can't I?". */

import { SPACE_OF, type Space } from "./box";
import { faceOf } from "./cards";
import type { RainbowsView } from "./types";

const USES = ["keep", "buy", "discard"];
/** Returns the beginning of a move, or null where an element means nothing by itself. */
export function probe(view: RainbowsView, element: string, chosen: readonly string[]): string | null {
  const [kind, id] = element.split(" ");
  if (!id) return null;
  if (kind === "card") return `${useFor(view, id, chosen)} ${id}`;
  const space = kind === "space" ? SPACE_OF.get(id) : undefined;
  return space ? `buy ${cardFor(view, space, chosen)} ${id}` : null;
}

/** The use already chosen; else the one that cannot be done, since that is what needs explaining. */
function useFor(view: RainbowsView, card: string, chosen: readonly string[]): string {
  const use = chosen.find((part) => USES.includes(part));
  if (use) return use;
  const offer = view.market.find(({ card: id }) => id === card);
  return offer && !offer.keep && offer.buy === "yes" ? "keep" : "buy";
}

/** The card already chosen; else one of the market that could light this space; else one that is missing there. */
function cardFor(view: RainbowsView, space: Space, chosen: readonly string[]): string {
  const market = view.market.map((offer) => offer.card);
  const picked = market.find((card) => chosen.includes(card));
  const fitting = [...market, ...view.unseen].find((card) => faceOf(card).colour === space.colour);
  return picked ?? fitting ?? `${space.colour}-1`;
}
