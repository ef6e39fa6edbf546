/** How near a small screen looks at the mountain: all of it, or one level at a time. */

import { levelOf, type Point, SPACE_OF, VILLAGE_OF } from "./box";
import { pointAt } from "./places";
import { placeOf } from "./reach";
import { CANVAS, footOf, type Level } from "./shape";
import type { ZauberbergView } from "./types";

/** 0 for the whole mountain. */
export type Zoom = 0 | 1 | 2 | 3 | 4;
export const ZOOMS: readonly Zoom[] = [0, 1, 2, 3, 4];

/** A space is at least so large for a finger, in pixels; those at the back are the lowest. */
const FINGER = 41;
const SPACE_HEIGHT = 49;
/** What is seen around a level. */
const MARGIN = 1.04;

/** Returns how many times larger than the whole the mountain is drawn, where the whole has this width. */
export function factorOf(zoom: Zoom, width: number): number {
  if (zoom === 0) return 1;
  const [left, , right] = footOf(zoom as Level);
  const fit = CANVAS.width / ((right - left) * MARGIN);
  return Math.max(1, fit, (FINGER / SPACE_HEIGHT / Math.max(1, width)) * CANVAS.width);
}

/** What the question is about: the level to look at and the point to look at it from. */
export interface Focus {
  /** Changes whenever there is something else to look at. */
  key: string;
  zoom: Zoom;
  at: Point;
}

const MOVING = ["move-second", "move-extra"];
const MIDDLE: Point = [500, 440];

/** Returns where to look: at the kobold that is to move, if the looking player moves it; otherwise at everything. */
export function focusOf(view: ZauberbergView): Focus {
  const kobold = view.players[view.active]?.kobolds[view.kobold - 1];
  const asked = view.eye !== null && view.eye === view.active && view.deciders.includes(view.eye);
  if (!asked || !MOVING.includes(view.phase) || !kobold?.place) return { key: view.phase, zoom: 0, at: MIDDLE };
  const level = Math.min(4, Math.max(1, levelOf(kobold.place))) as Zoom;
  return { key: `${view.turns} ${view.played} ${kobold.place}`, zoom: level, at: spotOf(kobold.place, view.rotation) };
}

/** A space lies so far around its middle, on the canvas. */
const AROUND = 44;

/** Returns the points of the mountain that may be touched: places, and where kobolds stand. */
export function pointsOf(view: ZauberbergView, offers: Iterable<string>): Point[] {
  return [...offers].flatMap((element) => {
    const [kind, id = ""] = element.split(" ");
    const place = kind === "kobold" ? placeOf(view, id) : kind === "space" || kind === "village" ? id : null;
    return place ? [pointAt(place, view.rotation * 90)] : [];
  });
}

/** Returns the point to look at for a level through a window of this size: its kobold and all that may be touched,
 * where that fits, or the middle of the mountain. */
export function centreOf(focus: Focus, zoom: Zoom, points: readonly Point[], window: Point): Point {
  if (focus.zoom !== zoom || zoom === 0) return MIDDLE;
  const middle = ([0, 1] as const).map((axis) => {
    const along = [focus.at, ...points].map((point) => point[axis]);
    const [least, most] = [Math.min(...along), Math.max(...along)];
    return most - least + 2 * AROUND <= window[axis] ? (least + most) / 2 : focus.at[axis];
  });
  return middle as unknown as Point;
}

/** The upper levels fit the screen, so they are seen from their middle. */
function spotOf(place: string, rotation: number): Point {
  const [x, y] = pointAt(place, rotation * 90);
  const small = VILLAGE_OF.has(place) || (SPACE_OF.get(place)?.level ?? 1) < 3;
  return small ? [x, y] : MIDDLE;
}
