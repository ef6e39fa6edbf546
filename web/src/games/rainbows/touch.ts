/** The arrow keys over the board. */

import { SPACE_OF } from "./box";
import { spacesInPlay } from "./shape";

/** Returns the space one step in a direction among the rows in play, or null at the edge. */
export function stepFrom(space: string, key: string, rows: number): string | null {
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const [step, from] = [steps[key], SPACE_OF.get(space)];
  if (!step || !from) return null;
  const [col, row] = [from.col + step[0], from.row + step[1]];
  return spacesInPlay(rows).find((other) => other.col === col && other.row === row)?.id ?? null;
}
