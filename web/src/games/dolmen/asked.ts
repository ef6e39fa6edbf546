/** What the looking player is offered, as the board draws it: the choices of a question by what they do. */

import type { Choice, Effect, Prompt } from "../../wire/prompts";
import type { DolmenEffect } from "./types";

export interface Asked {
  /** For each light point that is offered what going there does. */
  walks: ReadonlyMap<number, DolmenEffect>;
  /** What an attempt does; null where none is offered. */
  attempt: DolmenEffect | null;
  /** For each order of new slabs what it does. */
  orders: ReadonlyMap<string, DolmenEffect>;
  /** For each spot that is offered how the slab lies there in each rotation: `r1` and its edges. */
  lays: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

export const NOTHING_ASKED: Asked = { walks: new Map(), attempt: null, orders: new Map(), lays: new Map() };

/** Returns what a question offers. */
export function askedOf(prompt: Prompt | null, foresee: (choice: Choice) => Effect | null): Asked {
  const walks = new Map<number, DolmenEffect>();
  const orders = new Map<string, DolmenEffect>();
  const lays = new Map<string, Map<string, readonly string[]>>();
  let attempt: DolmenEffect | null = null;
  for (const choice of prompt?.choices ?? []) {
    const [verb, first = "", second = ""] = choice.parts.map(({ id }) => id);
    if (verb === "lay") lays.set(first, new Map([...(lays.get(first) ?? []), [second, edgesIn(choice)]]));
    if (verb !== "move" && verb !== "attempt" && verb !== "arrange") continue;
    const does = foresee(choice) as DolmenEffect | null;
    if (!does) continue;
    if (verb === "move") walks.set(Number(first), does);
    else if (verb === "attempt") attempt = does;
    else orders.set(first, does);
  }
  return { walks, attempt, orders, lays };
}

/** The edges of a slab as a choice lays it; a long question says them in the words of its last part alone. */
function edgesIn({ effect, parts }: Choice): readonly string[] {
  const { top, right, bottom, left } = parts.at(-1)?.label.args ?? {};
  return (effect as DolmenEffect | null)?.edges ?? [top, right, bottom, left].map(String);
}
