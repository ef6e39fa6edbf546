/** The board while scenes run: what has not happened yet on the screen is still as it was. */

import type { Scene } from "./scenes";
import type { PlayerView, RainbowsView } from "./types";

type Scored = Extract<Scene, { kind: "score" }>;

/** What was seen last of each show: as long as nothing new has happened it is the same, and is not drawn again. */
const seen = new WeakMap<readonly Scene[], { number: number; shown: RainbowsView }>();

/** Returns what is seen so many milliseconds into the scenes that led from one view to the next. */
export function shownAt(
  view: RainbowsView,
  before: RainbowsView | null,
  scenes: readonly Scene[],
  elapsed: number,
): RainbowsView {
  const begun = scenes.filter(({ at }) => at <= elapsed);
  const done = begun.filter(({ at, lasts }) => at + lasts <= elapsed);
  if (!before || done.length === scenes.length) return view;
  const number = begun.length + done.length;
  const last = seen.get(scenes);
  if (last?.number === number) return last.shown;
  const scores = scenes.filter((scene) => scene.kind === "score");
  let shown = before;
  for (const scene of begun) {
    shown = begin(shown, scene, view, scores);
    if (done.includes(scene)) shown = end(shown, scene, view, scores);
  }
  seen.set(scenes, { number, shown });
  return shown;
}

/** What moves leaves its place at once. */
function begin(shown: RainbowsView, scene: Scene, view: RainbowsView, scores: readonly Scored[]): RainbowsView {
  switch (scene.kind) {
    case "flight":
      return { ...shown, market: shown.market.filter(({ card }) => card !== scene.card) };
    case "light":
      return withPlayer(shown, scene.seat, lanternsOf(view, scene.seat, scores));
    case "token":
      return { ...shown, priority: scene.seat, order: view.order, turn: NOBODY };
    case "deal":
      return { ...view, last_round: false };
    case "clover":
      return { ...shown, last_round: view.last_round };
    case "score":
      return view.phase === "over" ? { ...shown, phase: view.phase, order: view.order } : shown;
  }
}

/** The next round has an order already, but nobody's turn. */
const NOBODY = -1;

/** What is paid and gained counts when it has arrived. */
function end(shown: RainbowsView, scene: Scene, view: RainbowsView, scores: readonly Scored[]): RainbowsView {
  switch (scene.kind) {
    case "flight": {
      const discard_pile = scene.to === "pile" ? withCard(shown.discard_pile, scene.card, view) : shown.discard_pile;
      if (scene.seat === null) return { ...shown, discard_pile };
      const turn = shown.turn + 1;
      return withPlayer({ ...shown, discard_pile, turn }, scene.seat, purseOf(view, scene.seat, scores));
    }
    case "light":
      return withPlayer(shown, scene.seat, { supply: (shown.players[scene.seat]?.supply ?? 0) - 1 });
    case "score":
      return withPlayer(shown, scene.seat, { account: (shown.players[scene.seat]?.account ?? 0) + scene.total });
    default:
      return shown;
  }
}

/** A seat's lanterns after its last marker of the day: where a new day has begun, its scoring still names them. */
function lanternsOf(view: RainbowsView, seat: number, scores: readonly Scored[]): Partial<PlayerView> {
  const scored = scores.find((score) => score.seat === seat)?.chains;
  if (!scored) return { chains: view.players[seat]?.chains ?? [], chain_gold: view.players[seat]?.chain_gold ?? [] };
  return { chains: scored.map(({ spaces }) => spaces), chain_gold: scored.map(({ gold }) => gold) };
}

/** A seat's gold and account after its pick, before the day is scored. */
function purseOf(view: RainbowsView, seat: number, scores: readonly Scored[]): Partial<PlayerView> {
  const { gold = 0, account = 0 } = view.players[seat] ?? {};
  return { gold, account: account - (scores.find((score) => score.seat === seat)?.total ?? 0) };
}

function withPlayer(shown: RainbowsView, seat: number, now: Partial<PlayerView>): RainbowsView {
  return { ...shown, players: shown.players.map((player, at) => (at === seat ? { ...player, ...now } : player)) };
}

/** The discard pile lies in the order in which its cards were dealt; it is gone where a new day has begun. */
function withCard(pile: readonly string[], card: string, view: RainbowsView): string[] {
  const now = [...pile, card];
  return view.discard_pile.includes(card) ? view.discard_pile.filter((each) => now.includes(each)) : now;
}
