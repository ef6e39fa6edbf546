/** What touching an element would mean, for "why can't I?"; and what one may want to do in a turn. */

import type { Part } from "../../wire/prompts";
import { spotOf } from "./box";
import type { DolmenView } from "./types";

const useOf = (id: string): Part => ({ id, label: { key: `use-${id}`, args: {} }, target: null });
const PEEK = useOf("peek");
const USES: Readonly<Record<string, readonly Part[]>> = {
  main: [useOf("move"), useOf("attempt"), PEEK],
  arrange: [useOf("arrange"), PEEK],
  lay: [useOf("lay"), PEEK],
  "end-turn": [useOf("end"), PEEK],
};

/** Returns what each question is about; the peek comes last in all of them. A touched thing says by itself what it is
 * for. */
export function uses(view: DolmenView, element: string | null): readonly Part[] {
  return element === null ? (USES[view.phase] ?? []) : [];
}

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
