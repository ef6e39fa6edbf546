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
  /** The size of text, in units. */
  text: number;
  /** No text is smaller, in units. */
  least: number;
  /** There is room for notes beside what is shown. */
  roomy: boolean;
}

/** A part of the board, in its own coordinates. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Text on the board, in pixels: it shrinks with the room, but not below what can be read. */
const TEXT = { most: 15, least: 12.3, share: 62 };
/** The widest stretch that still looks like a hill. */
const WIDEST = 2;
const ROOMY = 860;
const PITCH = 125;
/** What a small screen sees of the hill: castle, pyramid, and all that can be done below it. */
const CLOSE: Window = { left: 184, top: 34, right: 826, bottom: 711 };

/** Returns the layout of the whole board for a frame of this size, in pixels. */
export function wholeLay(width: number, height: number): Lay {
  const sx = Math.min(WIDEST, Math.max(1, width / Math.max(1, height)));
  const unit = Math.max(0.1, Math.min(width / (1000 * sx), height / 1000));
  return windowOf({ left: 0, top: 0, right: 1000, bottom: 1000 }, sx, 1, unit, width);
}

/** Returns the layout of the hill alone for a small screen. */
export function closeLay(width: number, height: number): Lay {
  return fitLay(CLOSE, width, height);
}

/** Returns the layout that stretches a part of the board so that it fills a picture of this size, in pixels. */
export function fitLay(part: Window, width: number, height: number): Lay {
  const [wide, high] = [width / (part.right - part.left), height / (part.bottom - part.top)];
  const unit = Math.max(0.1, Math.min(wide, high));
  return { ...windowOf(part, Math.max(0.1, wide) / unit, Math.max(0.1, high) / unit, unit, width), roomy: false };
}

function windowOf({ left, top, right, bottom }: Window, sx: number, sy: number, unit: number, pixels: number): Lay {
  const size = { left: left * sx, top: top * sy, width: (right - left) * sx, height: (bottom - top) * sy };
  const text = Math.min(TEXT.most, Math.max(TEXT.least, pixels / TEXT.share));
  return { sx, sy, ...size, unit, text: text / unit, least: TEXT.least / unit, roomy: pixels >= ROOMY };
}

/** Returns the view box that shows the window of a layout. */
export function boxOf({ left, top, width, height }: Lay): string {
  return `${left} ${top} ${width} ${height}`;
}

/** Returns how wide a card of the pyramid is. */
export function cardWidth({ sx }: Pick<Lay, "sx">): number {
  return Math.min(PITCH * sx - 7, 212);
}

/** Returns how high a card of the pyramid is. */
export function cardHeight({ sy }: Pick<Lay, "sy">): number {
  return 93 * sy;
}

/** Returns where a point of the data lies. */
export function at({ sx, sy }: Pick<Lay, "sx" | "sy">, [x, y]: Point): Point {
  return [x * sx, y * sy];
}

/** Returns the transform that puts a mark, drawn in a box of 100, at a point. */
export function put([x, y]: Point, size: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(3)})`;
}

/** How high a letter is in a mark, as a share of the mark. */
export const LETTER = { disc: 0.8, pixie: 0.54, cube: 0.64 } as const;

/** Returns the size of a mark of a seat: as wanted, or larger where its letter could not be read. */
export function markSize({ least }: Pick<Lay, "least">, mark: keyof typeof LETTER, wanted: number): number {
  return Math.max(wanted, least / LETTER[mark]);
}
