/** What the mountain marks of what happened since the looking player's own last move. */

import type { Line } from "../../wire/protocol";
import { VILLAGE_OF } from "./box";
import { type Gait, scenesOf, seatOf } from "./scenes";

/** What the looking player may not have seen yet: where kobolds went, where tokens were seen and stones taken. */
export interface LatelyMarks {
  trails: { seat: number; kobold: string; gait: Gait; path: readonly string[] }[];
  marked: ReadonlySet<string>;
}

/** Returns what these events have left to be marked on the mountain: of each kobold its last paths. Where the mountain
 * has turned since, a village is no longer where a path began. */
export function latelyOf(lines: readonly Line[]): LatelyMarks {
  let trails: LatelyMarks["trails"] = [];
  const marked = new Set<string>();
  for (const scene of scenesOf(lines)) {
    if (scene.kind === "go" && scene.path.length > 1 && scene.path[0] !== scene.path.at(-1))
      trails.push({ ...scene, seat: seatOf(scene.kobold) });
    else if (scene.kind === "stone" || scene.kind === "token" || scene.kind === "reveal") marked.add(scene.space);
    else if (scene.kind === "turn")
      trails = trails.map((trail) => ({ ...trail, path: trail.path.filter((place) => !VILLAGE_OF.has(place)) }));
  }
  return { trails: lastOf(trails.filter(({ path }) => path.length > 1)), marked };
}

/** Only the last two paths of a kobold are marked: more would crowd the mountain. */
function lastOf(trails: LatelyMarks["trails"]): LatelyMarks["trails"] {
  const left = new Map<string, number>();
  const kept = trails.toReversed().filter(({ kobold }) => {
    left.set(kobold, (left.get(kobold) ?? 0) + 1);
    return (left.get(kobold) ?? 0) <= 2;
  });
  return kept.reverse();
}
