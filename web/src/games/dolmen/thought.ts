/** A slab of the circle that one thinks of: where it would fit one's own dolmen. */

import type { Asked } from "./asked";
import { edgesOf } from "./box";
import { placeIn } from "./seen";
import type { DolmenView, Face } from "./types";

export interface Thought {
  /** The spots where it fits. */
  spots: readonly string[];
  /** How it would lie there, with its edges, where an attempt at it is offered. */
  ghosts: ReadonlyMap<string, readonly string[]>;
  face: Face | null;
}

/** Returns the slab under the hand (`place 11`), else the one that may be tried for; null if there is none. */
export function thoughtOf(view: DolmenView, { attempt }: Asked, aim: string | null): Thought | null {
  const [kind, id] = (aim ?? "").split(" ");
  const tried = attempt?.place ?? null;
  const place = kind === "place" ? Number(id) : tried;
  const looked = place === null ? undefined : placeIn(view, place);
  if (!looked?.colours || view.phase !== "main") return null;
  const { colours, face, ends } = looked;
  const ways = place === tried ? Object.entries(attempt?.ways ?? {}) : [];
  const ghosts = new Map(ways.map(([spot, [rotation]]) => [spot, edgesOf(colours, rotation)] as const));
  const spots = ghosts.size ? [...ghosts.keys()] : ends.flatMap((end) => view.ends[end] ?? []);
  return { spots, ghosts, face };
}
