/** What touching an element would mean, for "why can't I?". */

import type { Part } from "../../wire/prompts";
import { SPACE_OF, type Space } from "./box";
import { faceOf } from "./cards";
import type { RainbowsView } from "./types";

const USES = ["keep", "buy", "discard"];
const KEEP: Part = { id: "keep", label: { key: "use-keep", args: {} }, target: null };
const BUY: Part = { id: "buy", label: { key: "use-buy", args: {} }, target: null };

/** Returns what a card is for: to be kept or bought; a space is only ever bought. Nobody wishes to discard. */
export function uses(view: RainbowsView, element: string | null): readonly Part[] {
  if (view.phase !== "pick") return [];
  return element?.startsWith("space ") ? [BUY] : [KEEP, BUY];
}

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
