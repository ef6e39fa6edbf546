/** Where things rest on the circle: crystals on the table, the fairy at her pillar, what is held up in the hand. */

import { PILLARS, PLAYER_SIDES } from "./box";
import { bearing, bearingOf, MIDDLE, PLACE_INNER, type Point, pillarAt, pointAt, polar, SLABS_AT } from "./shape";

/** How large things are drawn that fill a box of 100. */
export const SLAB_SCALE = 0.72;
/** The outline of a slab, in that box: what lies around it. */
export const SLAB = "M-40-49H40Q49-49 49-40V40Q49 49 40 49H-40Q-49 49-49 40V-40Q-49-49-40-49z";
export const KORRIGAN_SCALE = 0.88;
export const FAIRY_SCALE = 0.92;

/** Crystals lie in a fan on the table, before the letter of their seat at its rim. */
const FAN = { radius: 38, turn: 27 } as const;
const LETTER = 67;

/** The direction of a player side from the middle. */
function towards(side: number): number {
  const playerSide = PLAYER_SIDES[side];
  return playerSide ? bearing([playerSide.x, playerSide.y]) : 90;
}

/** Returns where a crystal lies on the table, the first of three at 0. */
export function crystalAt(side: number, number: number): Point {
  return polar(towards(side) + (1 - number) * FAN.turn, FAN.radius);
}

/** Returns how a crystal is turned on the table: it points to its side. */
export function crystalTurn(side: number, number: number): number {
  return towards(side) - 90 + (1 - number) * FAN.turn;
}

/** Returns where the letter of a seat stands that has crystals on the table. */
export function letterAt(side: number): Point {
  return polar(towards(side), LETTER);
}

/** Returns where the fairy hovers when she is at a pillar. */
export function fairyAt(pillar: number): Point {
  const [x, y] = pillarAt(pillar);
  return [x, y - 44];
}

/** Returns where a korrigan stands on a light point: a little behind it, so that the slab stays in sight. */
export function standAt(point: number): Point {
  const [x, y] = pointAt(point);
  const [a, b] = polar(bearingOf(point), 8);
  return [x + a - MIDDLE[0], y + b - MIDDLE[1] - 6];
}

/** Returns where a slab that was won is held up, before its korrigan. */
export function heldAt(point: number): Point {
  return polar(bearingOf(point), SLABS_AT + 4);
}

/** Returns where the button stands, of this half size, that tries the slab of a place: over its inner edge, so far off
 * that either can be touched. */
export function tryAt(place: number, half = 24): Point {
  return polar(bearingOf(place), SLABS_AT - PLACE_INNER - half / 2);
}

/** Where the number of a pillar is carved, under its middle, and half the room that it takes. */
const NUMERAL = { under: 6, wide: 12, high: 14 };
/** So far a button gives way at a time, and how much of it outwards. */
const GIVES = { step: 2, outwards: 0.35, most: 40 };

/** Returns where a button of this half width and height stands that gives way to the numbers of the pillars. */
export function besideNumbers(place: number, reach: number, half: { wide: number; high: number }): Point {
  const [x, y] = tryAt(place, reach);
  const turn = (bearingOf(place) * Math.PI) / 180;
  const [right, down] = [Math.cos(turn), Math.sin(turn)];
  const hides = ([atX, atY]: Point) =>
    PILLARS.some(
      (base) =>
        Math.abs(atX - base.x) < half.wide + NUMERAL.wide &&
        Math.abs(atY - base.y - NUMERAL.under) < half.high + NUMERAL.high,
    );
  for (let times = 0; times < GIVES.most; times++) {
    for (const way of [-1, 1]) {
      const [aside, out] = [way * GIVES.step * times, GIVES.step * GIVES.outwards * times];
      const moved: Point = [x - down * aside + right * out, y + right * aside + down * out];
      if (!hides(moved)) return moved;
    }
  }
  return [x, y];
}

/** Returns where a drawn slab waits to be arranged: over a place of the pillar. */
export function waitingAt(place: number): Point {
  const [x, y] = polar(bearingOf(place), SLABS_AT - 8);
  return [x, y - 12];
}

/** Where the walls of the players are, seen from the circle. */
export type WallsAre = "right" | "below";

/** Returns where things fly that leave the circle for a seat's dolmen. */
export function exitOf(seat: number, seats: number, walls: WallsAre): Point {
  const share = (seat + 0.5) / Math.max(1, seats);
  return walls === "right" ? [1010, 130 + 740 * share] : [130 + 740 * share, 1010];
}
