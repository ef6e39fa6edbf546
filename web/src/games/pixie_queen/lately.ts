/** Where pixies went since the looking player's own last move, as trails over the hill. */

import type { Line } from "../../wire/protocol";
import { bandHex, bandOf, CASTLE, mineAt, type Point, SPACE_OF } from "./box";
import { at, cardHeight, cardWidth, type Lay } from "./shape";

export interface Trail {
  colour: string;
  path: string;
  tip: string;
}

/** More than so many would hide the hill. */
const MOST = 5;

/** Returns the trails of these events; `whole` tells whether the mines are in sight. */
export function latelyOf(lines: readonly Line[], lay: Lay, whole: boolean, seats: number): Trail[] {
  const ways = lines.flatMap(({ phrase: { key, args } }) => wayOf(key, args, seats) ?? []);
  const seen = joined(ways).filter(({ from, to }) => whole || (from !== "mine" && to !== "mine"));
  return seen.slice(-MOST).map((way) => trail(way, lay));
}

/** A pixie that went further leaves one trail, and one that came back leaves none. */
function joined(ways: readonly Way[]): Way[] {
  const trails: Way[] = [];
  for (const way of ways) {
    const last = trails.findLast(({ band, to }) => band === way.band && to === way.from);
    if (last) last.to = way.to;
    else trails.push({ ...way });
  }
  return trails.filter(({ from, to }) => from !== to);
}

interface Way {
  band: number;
  from: string;
  to: string;
}

function wayOf(key: string, args: Line["phrase"]["args"], seats: number): Way | null {
  const [seat, place, space] = [Number(args.seat), `${args.place}`, `${args.space}`];
  if (key === "promoted") return { band: seat, from: place, to: space };
  if (key === "neutral-moved") return { band: seats, from: place, to: space };
  if (key === "displaced") return { band: bandOf(`${args.colour}`), from: space, to: place };
  return key === "demoted" ? { band: seat, from: space, to: "mine" } : null;
}

function trail({ band, from, to }: Way, lay: Lay): Trail {
  const [[x0, y0], [x1, y1]] = [pointOf(from, band, lay), pointOf(to, band, lay)];
  const [cx, cy] = [(x0 + x1) / 2 + (y1 - y0) * 0.18, (y0 + y1) / 2 - (x1 - x0) * 0.18];
  const turn = (Math.atan2(y1 - cy, x1 - cx) * 180) / Math.PI;
  const path = `M${x0.toFixed(0)} ${y0.toFixed(0)}Q${cx.toFixed(0)} ${cy.toFixed(0)} ${x1.toFixed(0)} ${y1.toFixed(0)}`;
  return {
    colour: bandHex(band),
    path,
    tip: `translate(${x1.toFixed(0)} ${y1.toFixed(0)}) rotate(${turn.toFixed(0)})`,
  };
}

function pointOf(place: string, band: number, lay: Lay): Point {
  if (place === "mine") return at(lay, [mineAt(band)[0] + 85, mineAt(band)[1] + 4]);
  const [x, y] = at(lay, place === "castle" ? CASTLE : (SPACE_OF.get(place)?.xy ?? CASTLE));
  return place === "castle" ? [x - 84, y + 16] : [x - cardWidth(lay) / 2 + 28, y + cardHeight(lay) / 2 - 48];
}
