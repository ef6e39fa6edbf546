/** The hill while scenes run: what has not happened yet on the screen is still as it was. */

import type { Line } from "../../wire/protocol";
import { bandOf, GOODS, lotOf } from "./box";
import { spaceOf } from "./hill";
import type { Scene } from "./scenes";
import type { PixieQueenView, PlayerView } from "./types";

type Args = Line["phrase"]["args"];
type Apply = (draft: PixieQueenView, args: Args, view: PixieQueenView) => void;

/** What was seen last of each show: as long as nothing new has happened it is the same, and is not drawn again. */
const seen = new WeakMap<readonly Scene[], { number: number; shown: PixieQueenView }>();

/** Returns what is seen so many milliseconds into the scenes that led from one view to the next. */
export function shownAt(
  view: PixieQueenView,
  before: PixieQueenView | null,
  scenes: readonly Scene[],
  elapsed: number,
): PixieQueenView {
  const done = scenes.filter(({ at, lasts }) => at + 0.85 * lasts <= elapsed);
  if (!before || done.length === scenes.length) return view;
  const last = seen.get(scenes);
  if (last?.number === done.length) return last.shown;
  const shown = draftOf(before, view);
  for (const { line } of done) APPLY[line.phrase.key]?.(shown, line.phrase.args, view);
  seen.set(scenes, { number: done.length, shown });
  return shown;
}

/** No event names a disc that is laid: discs are seen from the beginning, as long as they lie. */
function draftOf(before: PixieQueenView, view: PixieQueenView): PixieQueenView {
  const draft = structuredClone(before);
  draft.deciders = view.deciders;
  if (view.phase !== "actions") return draft;
  for (const [at, space] of draft.spaces.entries()) {
    const now = view.spaces[at];
    if (now) Object.assign(space, { discs: now.discs, discs_of: now.discs_of });
  }
  for (const [seat, player] of draft.players.entries()) {
    const now = view.players[seat];
    if (now) Object.assign(player, { discs: now.discs, used: now.used });
  }
  const { pantry, trade_by, special_by, order_by, priority_by, copies, active, phase } = view;
  return Object.assign(draft, { pantry, trade_by, special_by, order_by, priority_by, copies, active, phase });
}

const takes: Apply = (draft, args) => trade(draft, Number(args.seat), lots(args), 1);
const pays: Apply = (draft, args) => trade(draft, Number(args.seat), lots(args), -1);
const tiles: Apply = (draft, args, view) => {
  for (const seat of [Number(args.seat), Number(args.other ?? args.seat)]) {
    const [player, now] = [draft.players[seat], view.players[seat]];
    if (player && now) {
      const { food_tile, one_use, skill, on_skill } = now;
      Object.assign(player, { food_tile, one_use, skill, on_skill });
    }
  }
  const { home, food_pile, board_skills, board_extra } = view;
  Object.assign(draft, { home, food_pile, board_skills, board_extra });
};
const stones: Apply = (draft, args, view) => {
  const band = args.colour === undefined ? Number(args.seat) : bandOf(`${args.colour}`);
  const [mine, now] = [draft.bands[band], view.bands[band]];
  if (mine && now) mine.stones = now.stones;
};

const APPLY: Readonly<Record<string, Apply>> = {
  "chose-skill": tiles,
  "took-tile": tiles,
  traded: tiles,
  "traded-with": tiles,
  grace: tiles,
  looks: tiles,
  announces: tiles,
  stole: takes,
  "skill-silver": takes,
  "tile-food": takes,
  steals: takes,
  won: takes,
  drew: takes,
  "threw-away": pays,
  forged: pays,
  offered: pays,
  exchanged: (draft, args) => {
    trade(draft, Number(args.seat), [`${args.lot}`], -1);
    trade(draft, Number(args.seat), [`${args.new_lot}`], 1);
  },
  robbed: (draft, args) => {
    trade(draft, Number(args.other), lots(args), -1);
    trade(draft, Number(args.seat), lots(args), 1);
  },
  special: (draft, args, view) => {
    trade(draft, Number(args.seat), [...lots(args), `${args.good}-1`], -1);
    draft.area = view.area;
  },
  round: (draft, args, view) => {
    Object.assign(draft, {
      round: Number(args.number),
      phase: "steal",
      castle: null,
      castle_open: true,
      big: view.big,
    });
  },
  promoted: (draft, args, view) => move(draft, view, Number(args.seat), args.place, args.space),
  "neutral-moved": (draft, args, view) => move(draft, view, draft.seats, args.place, args.space),
  displaced: (draft, args, view) => move(draft, view, bandOf(`${args.colour}`), args.space, args.place),
  demoted: (draft, args, view) => move(draft, view, Number(args.seat), args.space, "mine"),
  suffered: (draft, args) => {
    const player = draft.players[Number(args.seat)];
    if (player) player.suffered = Number(args.total);
  },
  advanced: (draft, args) => {
    const player = draft.players[Number(args.seat)];
    if (player) player[args.track === "silver" ? "silver_case" : "gold_case"] += Number(args.number);
  },
  demand: (draft, args) => {
    draft.demand = draft.demand.map((food, at) => (at === draft.round - 1 ? `${args.food}` : food));
  },
  reward: (draft, args) => {
    const row = draft.rows.find(({ series }) => series === args.series);
    if (row) row.taken += 1;
  },
  "stone-placed": stones,
  "stone-removed": stones,
  "moved-up": (draft, _args, view) => {
    draft.small = view.small;
  },
  "priority-works": (draft, _args, view) => {
    Object.assign(draft, { big: view.big, favourite: view.favourite });
  },
};

/** A pixie leaves where it still stands, and arrives; the prices of both spaces are those that it leads to. */
function move(draft: PixieQueenView, view: PixieQueenView, band: number, from: unknown, to: unknown): void {
  const mine = draft.bands[band];
  const left = draft.spaces.find(({ space }) => space === from);
  if (left && left.pixie === band) left.pixie = null;
  if (from === "mine" && mine) mine.captives -= 1;
  const reached = draft.spaces.find(({ space }) => space === to);
  if (reached) reached.pixie = band;
  else if (to === "castle") draft.castle = band;
  else if (mine) mine.captives += 1;
  for (const space of [left, reached]) if (space) space.price = spaceOf(view, space.space)?.price ?? space.price;
}

/** Goods go from the stock to a player, or back. */
function trade(draft: PixieQueenView, seat: number, lots: readonly string[], sign: 1 | -1): void {
  const player: PlayerView | undefined = draft.players[seat];
  for (const lot of lots) {
    const { good, number } = lotOf(lot);
    const at = (GOODS as readonly string[]).indexOf(good);
    if (at < 0) continue;
    draft.stock[at] = (draft.stock[at] ?? 0) - sign * number;
    if (player?.goods) player.goods[at] = (player.goods[at] ?? 0) + sign * number;
  }
}

function lots(args: Args): string[] {
  return (Array.isArray(args.lots) ? args.lots : [args.lot ?? ""]).map(String);
}
