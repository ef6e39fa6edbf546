/** What is in the box of Dolmen: the game's own board data, read from the Python package, one copy for both; and how
 * the stones of a dolmen lie. */

import data from "../../../../src/folkmoot/games/dolmen/board.toml";
import { SEAT_LETTERS } from "../../words/words";

export const EDGE_COLOURS = ["ochre", "violet", "teal", "rose"] as const;
type EdgeColour = (typeof EDGE_COLOURS)[number];
export type EdgeSign = "circle" | "triangle" | "square" | "star";

/** The sides of a slab in the order of its edges. */
export const SIDES = ["top", "right", "bottom", "left"] as const;
type Side = (typeof SIDES)[number];
/** The colours of top, right, bottom and left. */
export type Edges = readonly [top: string, right: string, bottom: string, left: string];

export interface GlowPoint {
  id: number;
  kind: "glow";
  /** The player side it lies before. */
  side: number;
  x: number;
  y: number;
}

export interface SlabPoint {
  id: number;
  kind: "slab";
  pillar: number;
  x: number;
  y: number;
  /** The middle of the slab place in front of it. */
  slab_x: number;
  slab_y: number;
}

export type LightPoint = GlowPoint | SlabPoint;

interface Spot2D {
  x: number;
  y: number;
}

interface Box {
  point: LightPoint[];
  start_slab: ({ side: number } & Record<Side, EdgeColour>)[];
  board: {
    crystals_each: number;
    mystery_value: number;
    table: Spot2D & { r: number };
    draw_pile: Spot2D;
    discard_pile: Spot2D;
    die_area: Spot2D;
    light_radius: number;
    glow_radius: number;
    slab_side: number;
  };
  pillar: (Spot2D & { id: number; places: number[] })[];
  side: (Spot2D & { id: number; glow: number })[];
  palette: Record<EdgeColour, { hex: string; mark: EdgeSign }>;
  player_set: { colour: string; hex: string }[];
}

const box = data as Box;

/** The light points clockwise, on a canvas of 1000 by 1000. */
export const POINTS: readonly LightPoint[] = box.point;
export const SLAB_POINTS: readonly SlabPoint[] = box.point.filter((point) => point.kind === "slab");
export const GLOWS: readonly GlowPoint[] = box.point.filter((point) => point.kind === "glow");
export const PILLARS: readonly Box["pillar"][number][] = box.pillar;
export const PLAYER_SIDES: readonly Box["side"][number][] = box.side;
export const { table: TABLE, draw_pile: DRAW_PILE, discard_pile: DISCARD_PILE, die_area: DIE_AREA } = box.board;
export const { light_radius: LIGHT_RADIUS, glow_radius: GLOW_RADIUS, slab_side: SLAB_SIDE } = box.board;
export const { crystals_each: CRYSTALS, mystery_value: MYSTERY } = box.board;
export const DIE = [1, 2, 3, 4, 5, 6] as const;

/** Each colour of an edge with its sign, so that colour is never alone. */
const PALETTE: Readonly<Record<EdgeColour, { hex: string; mark: EdgeSign }>> = box.palette;

/** Returns the colour of a seat's korrigan and crystals, as `#rrggbb`. */
export function seatHex(seat: number): string {
  const playerSet = box.player_set[seat];
  if (!playerSet) throw new Error(`expected a seat from 0 to ${box.player_set.length - 1}, got ${seat}`);
  return playerSet.hex;
}

/** Returns the letter of a seat: `A` for the first. */
export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat] ?? "?";
}

/** Returns the hex value and the sign of an edge's colour. */
export function edgeLook(colour: string): { hex: string; mark: EdgeSign } {
  const look = PALETTE[colour as EdgeColour];
  if (!look) throw new Error(`expected a colour of edges, got '${colour}'`);
  return look;
}

/** Returns the edges of a slab of two colours, which may be the same, after this many clockwise quarter turns. */
export function edgesOf(colours: readonly string[], rotation = 0): Edges {
  const [a = "", b = a] = colours;
  const edges = [a, b, b, a];
  const turned = edges.map((_, at) => edges[(at - rotation + 4) % 4] ?? "");
  return turned as unknown as Edges;
}

/** Returns the edges of the start slab of a side. */
export function startEdges(side: number): Edges {
  const startSlab = box.start_slab.find((slab) => slab.side === side);
  if (!startSlab) throw new Error(`expected a side from 0 to ${box.start_slab.length - 1}, got ${side}`);
  return [startSlab.top, startSlab.right, startSlab.bottom, startSlab.left];
}

/** A spot of a dolmen: x in half slabs to the right of the start slab, y in rows upwards. */
export interface Spot {
  x: number;
  y: number;
}

/** A stone that lies at a spot. */
export interface Stone extends Spot {
  edges: readonly string[];
}

/** The side of a drawn slab, in the units of a dolmen's picture. */
export const STONE = 100;

/** Returns the name of a spot, as elements have it: `-2,0`. */
export function spotId({ x, y }: Spot): string {
  return `${x},${y}`;
}

/** Returns the spot of a name; null if it is none. */
export function spotOf(id: string): Spot | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(id);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null;
}

/** Returns the middle of a spot in the picture, y growing downwards. */
export function middleOf({ x, y }: Spot): [x: number, y: number] {
  return [(x * STONE) / 2, -y * STONE || 0];
}

/** Returns a spot as labels name it: its row, and how many slabs to the side of the start slab it lies. */
export function namedSpot({ x, y }: Spot): { row: string; side: string } {
  const row = y === 0 ? "ground" : y > 0 ? "roof" : "under";
  const slabs = `${Math.floor(Math.abs(x) / 2) || ""}${x % 2 ? "½" : ""}`;
  return {
    row: Math.abs(y) > 1 ? `${row}-${Math.abs(y)}` : row,
    side: x ? `${x < 0 ? "left" : "right"}-${slabs}` : "middle",
  };
}

/** A neighbour of a spot: which of its edges touches which of ours, both counted as in `SIDES`. */
const NEIGHBOURS = [
  { dx: -1, dy: 1, ours: 0, theirs: 2 },
  { dx: 1, dy: 1, ours: 0, theirs: 2 },
  { dx: 2, dy: 0, ours: 1, theirs: 3 },
  { dx: -1, dy: -1, ours: 2, theirs: 0 },
  { dx: 1, dy: -1, ours: 2, theirs: 0 },
  { dx: -2, dy: 0, ours: 3, theirs: 1 },
] as const;

/** What a stone already there asks of a slab at a spot. */
export interface Touching {
  /** The edge of the spot, as in `SIDES`. */
  side: number;
  /** The half of that edge which it touches: -1 left, 1 right, 0 the whole. */
  half: -1 | 0 | 1;
  colour: string;
}

/** Returns what the stones round a spot ask of a slab there. */
export function touching(stones: readonly Stone[], spot: Spot): Touching[] {
  return NEIGHBOURS.flatMap(({ dx, dy, ours, theirs }) => {
    const stone = stones.find(({ x, y }) => x === spot.x + dx && y === spot.y + dy);
    const half = dy === 0 ? 0 : (dx as -1 | 1);
    return stone ? [{ side: ours, half, colour: stone.edges[theirs] ?? "" }] : [];
  });
}

/** Left, top, width and height of a picture. */
export type Frame = readonly [left: number, top: number, width: number, height: number];

/** Returns the frame round these spots, with a margin. */
export function frameOf(spots: readonly Spot[], margin = STONE / 10): Frame {
  const middles = spots.map(middleOf);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - STONE / 2 - margin, Math.min(...ys) - STONE / 2 - margin];
  const [right, bottom] = [Math.max(...xs) + STONE / 2 + margin, Math.max(...ys) + STONE / 2 + margin];
  return [left, top, right - left, bottom - top];
}
