/** The arrow keys over the map. */

import { nearestBy } from "../touch";
import { CLOUD_AT, CROSSINGS, FIELDS, type Point, SUN_AT } from "./box";

/** Where the elements that never move stand. */
const FIXED: ReadonlyMap<string, Point> = new Map([
  ...FIELDS.map(({ id, center }): [string, Point] => [`field ${id}`, center]),
  ...CROSSINGS.map(({ id, at }): [string, Point] => [`crossing ${id}`, at]),
  ...SUN_AT.map((at, index): [string, Point] => [`sun ${index + 1}`, at]),
  ...CLOUD_AT.map((at, index): [string, Point] => [`cloud ${index + 1}`, at]),
]);

/** Returns the element to which an arrow key leads: the nearest of the same kind in that direction; null at the
 * edge. */
export function stepFrom(element: string, key: string, moving: ReadonlyMap<string, Point> = new Map()): string | null {
  const alike = [...FIXED, ...moving].filter(([other]) => sameKind(other, element));
  return nearestBy(key, element, new Map(alike));
}

/** Suns and clouds are one row around the corner of the map. */
function sameKind(one: string, other: string): boolean {
  const kind = (element: string) => (element.split(" ")[0] ?? "").replace("cloud", "sun");
  return kind(one) === kind(other);
}
