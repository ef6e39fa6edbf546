/** What touching an element would mean, for "why can't I?"; and what one may want to do in a turn. */

import { spotOf } from "./box";
import type { DolmenView } from "./types";

/** Returns the beginning of a move, or null where an element means nothing. */
export function probe(_view: DolmenView, element: string, chosen: readonly string[]): string | null {
  const [kind = "", id = ""] = element.split(" ");
  switch (kind) {
    case "attempt":
      return "attempt";
    case "point":
      return `move ${id}`;
    case "place":
      // Once "move" is chosen, a slab means the light point before it.
      return `${chosen[0] === "move" ? "move" : "peek"} ${id}`;
    case "order":
      return `arrange ${id}`;
    case "spot":
      return `lay ${id}`;
    case "rotation": {
      const spot = chosen.find((part) => spotOf(part) !== null);
      return spot ? `lay ${spot} ${id}` : null;
    }
    default:
      return null;
  }
}
