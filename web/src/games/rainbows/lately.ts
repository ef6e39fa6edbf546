/** What the board marks of what happened since the looking player's own last move. */

import type { Line } from "../../wire/protocol";

/** Returns the spaces that were lit by these events. */
export function latelyOf(lines: readonly Line[]): Set<string> {
  return new Set(lines.filter((line) => line.phrase.key === "bought").map((line) => String(line.phrase.args.space)));
}
