import { expect, test } from "vitest";
import { line, viewOf } from "./fixtures";
import { scenesOf } from "./scenes";
import { shownAt } from "./shown";
import type { MarketCard, PlayerView, RainbowsView } from "./types";

const start = viewOf("start");

function cards(...names: string[]): MarketCard[] {
  return names.map((card) => ({ ...(start.market[0] as MarketCard), card }));
}

function withSeat(view: RainbowsView, seat: number, now: Partial<PlayerView>): RainbowsView {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...now } : player)) };
}

/** Seat 0 has priority and picks last. */
const last: RainbowsView = {
  ...start,
  order: [0, 1, 2, 0],
  turn: 3,
  priority: 0,
  market: cards("orange-3"),
  discard_pile: [],
};
const bought = withSeat(
  { ...last, discard_pile: ["orange-3"], round: last.round + 1, deck: last.deck - 4, market: cards("red-1", "blue-2") },
  0,
  { gold: 12, supply: 9, chains: [["O2"]], chain_gold: [-10] },
);
const next: RainbowsView = { ...bought, order: [1, 2, 0, 1], turn: 0, priority: 1 };
const buys = line("bought", { seat: 0, card: "orange-3", space: "O2", number: 3 });
const deals = line("dealt", { round: next.round, cards: ["red-1", "blue-2"] });
const scenes = scenesOf([buys, line("priority", { seat: 1 }), deals]);
const [, flight, token, deal] = scenes;
const at = (elapsed: number, view = next, played = scenes) => shownAt(view, last, played, elapsed);

test("a marker is hung up at once, and paid when the card has arrived", () => {
  const flying = at(10);
  expect([flying.market, flying.players[0]?.chains]).toEqual([[], [["O2"]]]);
  expect(flying).toMatchObject({ turn: 3, discard_pile: [], round: last.round, order: last.order });
  expect(flying.players[0]).toMatchObject({ gold: last.players[0]?.gold, supply: 10 });
  const paid = at(flight?.lasts ?? 0);
  expect(paid.discard_pile).toEqual(["orange-3"]);
  expect(paid.players[0]).toMatchObject({ gold: 12, supply: 9 });
});

test("the next round has its order when the token passes, and its cards when they are dealt", () => {
  expect(at(token?.at ?? 0)).toMatchObject({ order: [1, 2, 0, 1], priority: 1, turn: -1, market: [], deck: last.deck });
  expect(at(deal?.at ?? 0)).toMatchObject({ market: next.market, turn: 0, deck: next.deck, round: next.round });
});

test("the clover of a deal is seen after its cards", () => {
  const clover = scenesOf([deals, line("clover")]);
  const out = { ...next, last_round: true };
  expect(at(10, out, clover).last_round).toBe(false);
  expect(at(clover[1]?.at ?? 0, out, clover).last_round).toBe(true);
});

test("the account gains a day's score once it has been counted, and then the board is cleared", () => {
  const scored = { seat: 0, rainbows: 20, singles: 0, money: 5, total: 25, chains: ["R2-O2 20"], spaces: [] };
  const day = scenesOf([buys, line("scored", scored), deals]);
  const cleared = withSeat(next, 0, { account: 25, supply: 10, chains: [], chain_gold: [] });
  const [count, again] = day.filter(({ kind }) => kind === "score" || kind === "deal");
  const counting = at(count?.at ?? 0, cleared, day);
  expect(counting.players[0]).toMatchObject({ chains: [["R2", "O2"]], chain_gold: [20], account: 0, supply: 9 });
  expect(at(again?.at ?? 0, cleared, day).players[0]).toMatchObject({ chains: [], account: 25, supply: 10 });
});

test("what is seen is the same until something new has happened, and in the end the view", () => {
  expect(at(20)).toBe(at(30));
  expect(at(99999)).toBe(next);
});
