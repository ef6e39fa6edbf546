/** The arrow keys over the map. */

import { kindOf } from "../touch";
import { CLOUD_AT, CROSSINGS, FIELDS, type Point, SUN_AT } from "./box";

/** Where the elements that never move stand. */
export const FIXED: ReadonlyMap<string, Point> = new Map([
  ...FIELDS.map(({ id, center }): [string, Point] => [`field ${id}`, center]),
  ...CROSSINGS.map(({ id, at }): [string, Point] => [`crossing ${id}`, at]),
  ...SUN_AT.map((at, index): [string, Point] => [`sun ${index + 1}`, at]),
  ...CLOUD_AT.map((at, index): [string, Point] => [`cloud ${index + 1}`, at]),
]);

/** Suns and clouds are one row around the corner of the map. */
export function rowOf(element: string): string {
  return kindOf(element).replace("cloud", "sun");
}
