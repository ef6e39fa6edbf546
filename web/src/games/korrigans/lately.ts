/** What the map marks of what happened since the looking player's own last move. */

import type { Line } from "../../wire/protocol";
import type { Companion } from "./box";
import { scenesOf } from "./scenes";

/** What the looking player may not have seen yet: where Korrigans went, where clovers were taken, what was placed. */
export interface LatelyMarks {
  trails: { seat: number; korrigan: string; companion: Companion; from: string; to: string }[];
  gathered: ReadonlySet<string>;
  lines: ReadonlySet<string>;
  troll: boolean;
}

/** Returns what these events have left to be marked on the map: of each Korrigan only its last movement, since
 * more would crowd the map. */
export function latelyOf(lines: readonly Line[]): LatelyMarks {
  const trails = new Map<string, LatelyMarks["trails"][number]>();
  const gathered = new Set<string>();
  const marked = new Set<string>();
  let troll = false;
  for (const scene of scenesOf(lines)) {
    if (scene.kind === "walk")
      trails.set(scene.korrigan, { ...scene, seat: "abcde".indexOf(scene.korrigan.slice(0, 1)) });
    else if (scene.kind === "gather") gathered.add(scene.field);
    else if (scene.kind === "pawn") marked.add(`${scene.line} ${scene.number}`);
    else if (scene.kind === "troll") troll = true;
  }
  return { trails: [...trails.values()], gathered, lines: marked, troll };
}
