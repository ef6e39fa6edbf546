/** The two panes of a small screen: the circle, and the dolmens with the slabs that come to them. */

import type { Glow } from "../module";

export type Pane = "circle" | "dolmens";

const KINDS: Readonly<Record<Pane, readonly string[]>> = {
  circle: ["point", "place", "attempt"],
  dolmens: ["spot", "rotation", "order"],
};

/** Returns whether something that is offered or chosen lies in a pane. */
export function asksIn(pane: Pane, glows: ReadonlyMap<string, Glow>): boolean {
  return [...glows.keys()].some((element) => KINDS[pane].includes(element.split(" ")[0] ?? ""));
}
