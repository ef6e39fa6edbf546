/** What the circle marks of what happened since the looking player's own last move. */

import type { Line } from "../../wire/protocol";
import { scenesOf } from "./scenes";
import { placesAt } from "./seen";
import type { Bound } from "./walk";

/** What the looking player may not have seen yet. */
export interface LatelyMarks {
  trails: { seat: number; bounds: readonly Bound[] }[];
  /** New slabs lie there. */
  fresh: ReadonlySet<number>;
  /** The slab that lay there was won, or lost, by a seat. */
  gone: ReadonlyMap<number, number>;
  /** Who has peeked there. */
  peeked: ReadonlyMap<number, readonly number[]>;
  /** For each seat the spots of its dolmen where slabs were laid. */
  laid: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Returns what these events have left to be marked on the circle. */
export function latelyOf(lines: readonly Line[]): LatelyMarks {
  const [fresh, gone, peeked] = [new Set<number>(), new Map<number, number>(), new Map<number, number[]>()];
  const trails: LatelyMarks["trails"] = [];
  const laid = new Map<number, Set<string>>();
  for (const scene of scenesOf(lines)) {
    if (scene.kind === "go") trails.push(scene);
    else if (scene.kind === "try") {
      gone.set(scene.place, scene.seat);
      fresh.delete(scene.place);
    } else if (scene.kind === "arrange") {
      for (const place of scene.places) fresh.add(place);
    } else if (scene.kind === "sweep") {
      for (const place of placesAt(scene.pillar)) for (const marks of [gone, peeked]) marks.delete(place);
    } else if (scene.kind === "lay") laid.set(scene.seat, new Set([...(laid.get(scene.seat) ?? []), scene.spot]));
    else if (scene.kind === "peek") peeked.set(scene.place, [...(peeked.get(scene.place) ?? []), scene.seat]);
  }
  return { trails: lastOf(trails), fresh, gone, peeked, laid };
}

/** Only the last two paths of a korrigan are marked: more would crowd the circle. */
function lastOf(trails: LatelyMarks["trails"]): LatelyMarks["trails"] {
  const left = new Map<number, number>();
  const kept = trails.toReversed().filter(({ seat }) => {
    left.set(seat, (left.get(seat) ?? 0) + 1);
    return (left.get(seat) ?? 0) <= 2;
  });
  return kept.reverse();
}
