/** What the hill shows of what just happened: events become small scenes with a beginning and a length.
 *
 * A scene names spots, which any part of the screen may bear (`data-spot`): things fly from one to the other wherever
 * they are drawn now. Times are milliseconds.
 */

import type { Line } from "../../wire/protocol";
import type { Mood } from "./art/QueenMark.svelte";
import { bandOf, lotOf } from "./box";
import type { PixieQueenView } from "./types";

/** What flies. */
export type Thing =
  | { kind: "good"; good: string }
  | { kind: "pixie"; band: number }
  | { kind: "tile"; tile: string }
  | { kind: "skill"; skill: string }
  | { kind: "series"; series: string };

interface Flight {
  thing: Thing;
  from: string;
  to: string;
}

export interface Scene {
  at: number;
  lasts: number;
  line: Line;
  flights: readonly Flight[];
  /** A die that rolls and then shows this face. */
  face?: string;
  /** How the Queen feels about it. */
  mood?: Mood;
  /** Points that rise over somebody's score disc. */
  points?: { seat: number; number: number };
}

type Args = Line["phrase"]["args"];
type Played = Partial<Omit<Scene, "at" | "line">>;
type Player = (args: Args, before: PixieQueenView | null) => Played | null;

/** The punishment phase has many of them, and a table that shows them. */
const BRIEF = 620;
const SHORT = 900;
const USUAL = 1300;
const LONG = 2100;
/** More than so many of a good do not have to be counted in the air. */
const MANY = 5;

const gains =
  (from: string): Player =>
  (args) => ({ lasts: USUAL, flights: goods(lots(args), from, `seat ${args.seat}`) });
const gives =
  (to: string): Player =>
  (args) => ({ lasts: USUAL, flights: goods(lots(args), `seat ${args.seat}`, to) });
const announcing =
  (lasts: number, mood?: Mood): Player =>
  () => ({ lasts, ...(mood ? { mood } : {}) });

const PLAYERS: Readonly<Record<string, Player>> = {
  begins: announcing(USUAL),
  "chose-skill": (args) =>
    flying({ kind: "skill", skill: `${args.skill}` }, `skill ${args.skill}`, `seat ${args.seat}`),
  round: announcing(SHORT),
  stole: (args, before) => ({ lasts: USUAL, flights: stolen(args, before) }),
  "skill-silver": gains("stock"),
  "tile-food": gains("stock"),
  steals: gains("stock"),
  won: gains("stock"),
  drew: gains("bag"),
  picked: (args) => ({ lasts: SHORT, flights: goods([`${args.cube}-1`], "bag", `seat ${args.seat}`) }),
  "threw-away": gives("stock"),
  forged: gives("stock"),
  offered: gives("queen"),
  special: (args) => ({
    lasts: USUAL,
    flights: [
      ...goods(lots(args), `seat ${args.seat}`, "stock"),
      ...goods([`${args.good}-1`], `seat ${args.seat}`, "area"),
    ],
  }),
  exchanged: (args) => ({
    lasts: USUAL,
    flights: [
      ...goods([`${args.lot}`], `seat ${args.seat}`, "stock"),
      ...goods([`${args.new_lot}`], "stock", `seat ${args.seat}`),
    ],
  }),
  robbed: (args) => ({ lasts: LONG, flights: goods(lots(args), `seat ${args.other}`, `seat ${args.seat}`) }),
  promoted: (args) => moved(Number(args.seat), args.place, args.space),
  "neutral-moved": (args, before) => moved(before?.seats ?? 2, args.place, args.space),
  displaced: (args) => moved(bandOf(`${args.colour}`), args.space, args.place),
  demoted: (args) => ({ ...moved(Number(args.seat), args.space, "mine"), mood: "furious" }),
  grace: (args) => ({ lasts: LONG, flights: home(args), mood: "pleased" }),
  announces: (args) => ({ lasts: USUAL, flights: home(args) }),
  looks: (args) => ({ lasts: USUAL, flights: home(args) }),
  spared: announcing(USUAL, "pleased"),
  suffered: (args) => ({
    lasts: isPhase(args.cause) ? BRIEF : USUAL,
    points: { seat: Number(args.seat), number: Number(args.number) },
  }),
  dungeon: announcing(LONG, "furious"),
  "took-tile": (args) => flying({ kind: "tile", tile: `${args.tile}` }, "board", `seat ${args.seat}`),
  traded: (args) => swap(args, "board"),
  "traded-with": (args) => swap(args, `seat ${args.other}`),
  rolled: (args) => ({ lasts: LONG, face: `${args.number}` }),
  casino: (args) => ({ lasts: LONG, face: `${args.face}` }),
  advanced: announcing(USUAL, "pleased"),
  reward: (args) =>
    flying({ kind: "series", series: `${args.series}` }, `row ${args.series}`, `seat ${args.seat}`, "pleased"),
  mines: announcing(SHORT),
  "stone-placed": (args) => ({ lasts: SHORT, flights: goods(["stone-1"], "bag", `mine ${bandOf(`${args.colour}`)}`) }),
  "stone-removed": (args) => ({ lasts: SHORT, flights: goods(["bread-1"], `seat ${args.seat}`, "stock") }),
  "stones-lost": announcing(SHORT),
  copies: announcing(SHORT),
  "copies-nothing": announcing(USUAL),
  passed: announcing(USUAL),
  "moved-up": announcing(USUAL),
  priority: announcing(USUAL),
  "priority-works": announcing(USUAL),
  demand: announcing(LONG + 500, "demands"),
  committed: () => null,
  refused: announcing(USUAL, "furious"),
  anger: announcing(LONG + 700, "furious"),
  "anger-ends": announcing(USUAL),
  stopped: announcing(SHORT),
  bonus: announcing(SHORT, "pleased"),
  "skill-bonus": announcing(SHORT, "pleased"),
  scored: announcing(LONG),
  "game-over": announcing(LONG + 900, "pleased"),
};

/** Returns the scenes of these events, one after the other; `before` is the view from which they began. */
export function scenesOf(news: readonly Line[], before: PixieQueenView | null = null): Scene[] {
  const scenes: Scene[] = [];
  let now = 0;
  for (const line of news) {
    const played = PLAYERS[line.phrase.key]?.(line.phrase.args, before);
    if (!played) continue;
    const scene = { flights: [], lasts: USUAL, ...played, at: now, line };
    scenes.push(scene);
    now += scene.lasts;
  }
  return scenes;
}

function flying(thing: Thing, from: string, to: string, mood?: Mood): Played {
  return { lasts: USUAL, flights: [{ thing, from, to }], ...(mood ? { mood } : {}) };
}

function moved(band: number, from: unknown, to: unknown): Played {
  return {
    lasts: USUAL,
    flights: [{ thing: { kind: "pixie", band }, from: spotOf(band, from), to: spotOf(band, to) }],
  };
}

function spotOf(band: number, place: unknown): string {
  return place === "mine" ? `mine ${band}` : place === "castle" ? "castle" : `space ${place}`;
}

function home({ seat, tile }: Args): Flight[] {
  return [{ thing: { kind: "tile", tile: `${tile}` }, from: `seat ${seat}`, to: "board" }];
}

function swap({ seat, tile, new_tile }: Args, other: string): Played {
  const flight = (id: unknown, from: string, to: string): Flight => ({ thing: thingOf(`${id}`), from, to });
  return { lasts: USUAL, flights: [flight(tile, `seat ${seat}`, other), flight(new_tile, other, `seat ${seat}`)] };
}

function thingOf(tile: string): Thing {
  return tile.startsWith("food-") || tile.endsWith("_tile") ? { kind: "tile", tile } : { kind: "skill", skill: tile };
}

/** What the pixies of a player bring home, each from its own space. */
function stolen(args: Args, before: PixieQueenView | null): Flight[] {
  const spaces = before?.spaces.filter(({ pixie }) => pixie === Number(args.seat)) ?? [];
  const from = spaces.length ? spaces.map(({ space }) => `space ${space}`) : ["stock"];
  return goods(lots(args), "stock", `seat ${args.seat}`).map((flight, n) => ({
    ...flight,
    from: from[n % from.length] ?? "stock",
  }));
}

function lots(args: Args): string[] {
  return (Array.isArray(args.lots) ? args.lots : [args.lot ?? ""]).map(String);
}

function goods(lots: readonly string[], from: string, to: string): Flight[] {
  return lots.flatMap((lot) => {
    const { good, number } = lotOf(lot);
    return Array.from({ length: Math.min(number, MANY) }, () => ({ thing: { kind: "good", good } as const, from, to }));
  });
}

/** One seat's share of a punishment phase, as far as it has been shown. */
export interface Suffering {
  seat: number;
  captives: number | null;
  silver: number | null;
  gold: number | null;
  bonus: number;
  total: number;
}

/** Returns what the punishment phase has brought everybody at a moment; null where none runs. */
export function punishmentAt(scenes: readonly Scene[], elapsed: number, view: PixieQueenView): Suffering[] | null {
  const punishments = scenes.filter(
    ({ line: { phrase } }) => phrase.key === "bonus" || (phrase.key === "suffered" && isPhase(phrase.args.cause)),
  );
  const [first, last] = [punishments[0], punishments.at(-1)];
  if (!first || !last || elapsed < first.at || elapsed > last.at + last.lasts + SHORT) return null;
  const rows = view.big.map(
    (seat): Suffering => ({
      seat,
      captives: null,
      silver: null,
      gold: null,
      bonus: 0,
      total: view.players[seat]?.suffered ?? 0,
    }),
  );
  for (const { at, line } of punishments) {
    const { key, args } = line.phrase;
    const row = rows.find(({ seat }) => seat === Number(args.seat));
    if (!row || at > elapsed) continue;
    if (key === "bonus") row.bonus += Number(args.number);
    else row[args.cause as "captives" | "silver" | "gold"] = Number(args.number);
  }
  return rows;
}

function isPhase(cause: unknown): boolean {
  return ["captives", "silver", "gold"].includes(`${cause}`);
}
