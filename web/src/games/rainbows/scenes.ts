/** What the board shows of what just happened: events become small scenes with a beginning and a length.
 *
 * The view is already the new one when the news arrive, so every scene only says what moves, from when on and for how
 * long; what has not happened yet is drawn as it was. Times are milliseconds.
 */

import type { Line } from "../../wire/protocol";
import type { Chain } from "./shape";

export type Scene = { at: number; lasts: number } & (
  | { kind: "flight"; card: string; seat: number | null; to: "seat" | "pile"; gold: number }
  | { kind: "light"; space: string; seat: number }
  | { kind: "deal"; cards: string[] }
  | { kind: "clover" }
  | { kind: "token"; seat: number }
  | { kind: "score"; seat: number; chains: Chain[]; money: number; total: number }
);

const FLIGHT = 750;
const LIGHT = 650;
const DEAL = 500;
const DEAL_PAUSE = 110;
const CLOVER = 1400;
const TOKEN = 500;
const SCORE = 700;
export const SCORE_PAUSE = 350;

/** Returns the scenes of these events, one event after the other. */
export function scenesOf(news: readonly Line[]): Scene[] {
  const scenes: Scene[] = [];
  let now = 0;
  for (const { phrase } of news) {
    const together = sceneOf(phrase.key, phrase.args);
    for (const scene of together) scenes.push({ ...scene, at: now } as Scene);
    now += Math.max(0, ...together.map((scene) => scene.lasts));
  }
  return scenes;
}

/** Tells whether a space's lantern is being lit; else it was there before. */
export function isLit(active: readonly Scene[], space: string): boolean {
  return active.some((scene) => scene.kind === "light" && scene.space === space);
}

/** Returns how long after the first a card is turned up that is being dealt, or null if it lay there before. */
export function dealDelay(active: readonly Scene[], card: string): number | null {
  const deal = active.find((scene) => scene.kind === "deal");
  const at = deal?.kind === "deal" ? deal.cards.indexOf(card) : -1;
  return at < 0 ? null : at * DEAL_PAUSE;
}

type Args = Line["phrase"]["args"];
type Untimed<T> = T extends Scene ? Omit<T, "at"> : never;

function sceneOf(key: string, args: Args): Untimed<Scene>[] {
  const seat = Number(args.seat);
  const card = String(args.card);
  switch (key) {
    case "kept":
      return [{ kind: "flight", lasts: FLIGHT, card, seat, to: "seat", gold: Number(args.number) }];
    case "bought":
      return [
        { kind: "light", lasts: LIGHT, space: String(args.space), seat },
        { kind: "flight", lasts: FLIGHT, card, seat, to: "pile", gold: -Number(args.number) },
      ];
    case "discarded":
      return [{ kind: "flight", lasts: FLIGHT, card, seat, to: "pile", gold: 0 }];
    case "removed":
      return [{ kind: "flight", lasts: FLIGHT, card, seat: null, to: "pile", gold: 0 }];
    case "dealt": {
      const cards = listed(args.cards);
      return [{ kind: "deal", lasts: DEAL + cards.length * DEAL_PAUSE, cards }];
    }
    case "clover":
      return [{ kind: "clover", lasts: CLOVER }];
    case "priority":
      return [{ kind: "token", lasts: TOKEN, seat }];
    case "scored":
      return [scoreOf(seat, args)];
    default:
      return [];
  }
}

/** `chains` come as `R1-O2-Y2 40`, `spaces` are the single markers, which cost `singles` together. */
function scoreOf(seat: number, args: Args): Untimed<Extract<Scene, { kind: "score" }>> {
  const rainbows = listed(args.chains).map((chain): Chain => {
    const [spaces = "", gold] = chain.split(" ");
    return { seat, spaces: spaces.split("-"), gold: Number(gold) };
  });
  const alone = listed(args.spaces);
  const singles = alone.map((space): Chain => ({ seat, spaces: [space], gold: Number(args.singles) / alone.length }));
  const chains = [...rainbows, ...singles];
  const lasts = SCORE + (chains.length + 1) * SCORE_PAUSE;
  return { kind: "score", lasts, seat, chains, money: Number(args.money), total: Number(args.total) };
}

function listed(value: Args[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
