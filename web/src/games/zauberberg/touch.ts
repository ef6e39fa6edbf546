/** The arrow keys over the mountain. */

import { nearestBy } from "../touch";
import type { Point } from "./box";

/** Returns the element to which an arrow key leads: the nearest of the same kind in that direction; null at the
 * edge. */
export function stepFrom(element: string, key: string, places: ReadonlyMap<string, Point>): string | null {
  const kind = element.split(" ")[0];
  return nearestBy(key, element, new Map([...places].filter(([other]) => other.split(" ")[0] === kind)));
}
