/** The panes of a small screen, and which of them a question is about. */

import type { Glow } from "../module";

export const PANES = ["hill", "mines", "tracks", "players"] as const;
/** A question that has a panel has a pane of its own. */
export type Pane = (typeof PANES)[number] | "question";
/** What is answered on a panel. */
export type Panel = "skills" | "offer" | "demotion" | "bag";

const KINDS: Readonly<Record<string, Pane>> = {
  castle: "hill",
  skill: "players",
  tile: "players",
  pile: "players",
  track: "tracks",
  band: "mines",
  captive: "mines",
  screen: "players",
  own: "players",
};
/** Returns the pane where an element is; null if it is always in sight. */
export function paneOf(element: string): Pane | null {
  if (element === "own mine") return "mines";
  const [kind = ""] = element.split(" ");
  return kind === "space" ? "hill" : (KINDS[kind] ?? null);
}

/** Returns the panes in which something is offered, those with the most first. */
export function offeringPanes(offers: ReadonlyMap<string, Glow>): Pane[] {
  const counts = new Map<Pane, number>();
  for (const [element, glow] of offers) {
    const pane = glow === "chosen" ? null : paneOf(element);
    if (pane) counts.set(pane, (counts.get(pane) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([pane]) => pane);
}

/** Returns the pane that a question wants: the one that offers most, or the one that is open if that offers anything.
 *
 * A new question has no open pane; null where none offers anything.
 */
export function wantedPane(open: Pane | null, offers: ReadonlyMap<string, Glow>): Pane | null {
  const offering = offeringPanes(offers);
  return open && offering.includes(open) ? open : (offering[0] ?? null);
}

const SPOTS: Readonly<Record<string, Pane>> = {
  space: "hill",
  castle: "hill",
  queen: "hill",
  skill: "hill",
  area: "hill",
  mine: "mines",
  bag: "mines",
  silver: "tracks",
  gold: "tracks",
  row: "tracks",
  stock: "tracks",
  score: "players",
  seat: "players",
};

/** Returns the pane where a spot is drawn. */
export function paneOfSpot(spot: string): Pane {
  return SPOTS[spot.split(" ")[0] ?? ""] ?? "hill";
}
