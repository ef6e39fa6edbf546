/** How the hill is laid out: the board's own coordinates, stretched to the room there is, and seen through a window. */

import type { Point } from "./box";

export interface Lay {
  /** How much wider and higher than in the data. */
  sx: number;
  sy: number;
  /** The window, in stretched units. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Pixels for one unit. */
  unit: number;
  /** No text is smaller, in units. */
  text: number;
  /** There is room for names. */
  named: boolean;
}

/** No text is smaller than this, in pixels. */
const TEXT = 15;
/** The widest stretch that still looks like a hill. */
const WIDEST = 2;
/** From this width on, in pixels, a card of the pyramid has room for its name. */
const NAMED = 104;
const PITCH = 125;
/** What a small screen sees of the hill: castle, pyramid, the signs below it, the skills. */
const CLOSE = { left: 188, top: 40, right: 822, bottom: 742 };
const TALL = 1.08;

/** Returns the layout of the whole board for a frame of this size, in pixels. */
export function wholeLay(width: number, height: number): Lay {
  const sx = Math.min(WIDEST, Math.max(1, width / Math.max(1, height)));
  const unit = Math.max(0.1, Math.min(width / (1000 * sx), height / 1000));
  return windowOf({ sx, sy: 1, left: 0, top: 0, right: 1000, bottom: 1000 }, unit);
}

/** Returns the layout of the hill alone for a small screen. */
export function closeLay(width: number): Lay {
  return windowOf({ sx: 1, sy: TALL, ...CLOSE }, Math.max(0.1, width / (CLOSE.right - CLOSE.left)));
}

/** Returns the layout of a part of the board for a picture of its own; `box` is its view box. */
export function partLay(part: Omit<Window, "sx" | "sy">, sx: number, width: number): Lay & { box: string } {
  const lay = windowOf({ sx, sy: 1, ...part }, Math.max(0.1, width / ((part.right - part.left) * sx)));
  return { ...lay, named: false, box: `${lay.left} ${lay.top} ${lay.width} ${lay.height}` };
}

interface Window {
  sx: number;
  sy: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function windowOf({ sx, sy, left, top, right, bottom }: Window, unit: number): Lay {
  const size = { left: left * sx, top: top * sy, width: (right - left) * sx, height: (bottom - top) * sy };
  return { sx, sy, ...size, unit, text: Math.max(TEXT / unit, 17), named: PITCH * sx * unit >= NAMED };
}

/** Returns how wide a card of the pyramid is. */
export function cardWidth({ sx }: Pick<Lay, "sx">): number {
  return Math.min(PITCH * sx - 8, 205);
}

/** Returns where a point of the data lies. */
export function at({ sx, sy }: Pick<Lay, "sx" | "sy">, [x, y]: Point): Point {
  return [x * sx, y * sy];
}

/** Returns the transform that puts a mark, drawn in a box of 100, at a point. */
export function put([x, y]: Point, size: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(3)})`;
}
