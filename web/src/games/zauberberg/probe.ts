/** What touching an element would mean, for "why can't I?"; and what one may want to do in a turn. */

import { levelOf, type Movement, NUMBERS, SPACE_OF, SUMMIT, spacesAlong, VILLAGE_OF, type Way } from "./box";
import type { KoboldView, PlayerView, ZauberbergView } from "./types";

const MOVING = ["move-second", "move-extra"];
const MOVEMENTS: readonly string[] = ["walk", "enter", "climb"];
const WAYS: readonly Way[] = ["cw", "ccw", "none"];

/** Returns the beginning of a move, or null where an element means nothing. */
export function probe(view: ZauberbergView, element: string, chosen: readonly string[]): string | null {
  const [kind, id] = element.split(" ");
  if (!id) return null;
  switch (kind) {
    case "card":
      return cardMove(view, id, chosen);
    case "kobold":
      return koboldMove(view, id, chosen);
    case "space":
      return spaceMove(view, id, chosen);
    case "village":
      return view.phase === "place-kobold" ? `place ${toPlace(view, chosen)} ${id}` : `village ${id}`;
    case "seat":
      return `raven ${"abcde"[Number(id)]}`;
    case "exchange":
    case "turn":
      return `${kind} ${id}`;
    default:
      return null;
  }
}

function cardMove(view: ZauberbergView, card: string, chosen: readonly string[]): string {
  if (view.phase === "discard-card") return `discard ${card}`;
  if (!MOVING.includes(view.phase)) return `pick ${chosen.find(isKobold) ?? namedBy(view, card)} ${card}`;
  const way = chosen.find((part) => (WAYS as readonly string[]).includes(part));
  const played = card === "J" ? (chosen.find((part) => /^J[1-5]$/.test(part)) ?? "J1") : card;
  return [movementOf(view, chosen), played, ...(way ? [way] : [])].join(" ");
}

/** Where a space is asked for, a kobold means the one it stands on; one's own may also be meant to move instead. */
function koboldMove(view: ZauberbergView, id: string, chosen: readonly string[]): string | null {
  const [seat, number] = ["abcde".indexOf(id.slice(0, 1)), id.slice(1)];
  const kobold = view.players[seat]?.kobolds[Number(number) - 1];
  const landing = spaceMove(view, kobold?.place ?? "", chosen);
  if (landing || seat !== view.eye || kobold === active(view)) return landing;
  if (view.phase !== "place-kobold") return `pick k${number} ${chosen.find(isFace) ?? naming(view, number)}`;
  const village = chosen.find((part) => VILLAGE_OF.has(part));
  return ["place", `k${number}`, ...(village ? [village] : [])].join(" ");
}

function spaceMove(view: ZauberbergView, space: string, chosen: readonly string[]): string | null {
  if (view.phase === "reveal-token") return SPACE_OF.has(space) ? `reveal ${space}` : null;
  if (!MOVING.includes(view.phase) || levelOf(space) === 0) return null;
  const kobold = active(view);
  if (!kobold?.place || kobold.place === space) return null;
  const kind = towards(kobold.place, space);
  return kind ? leading(view, kobold.place, kind, space, chosen) : null;
}

/** The movement to a space of this level: along one's own, or up to the next; none leads down or further. */
function towards(place: string, space: string): Movement | null {
  const up = levelOf(space) - levelOf(place);
  if (VILLAGE_OF.has(place)) return up === 1 ? "enter" : null;
  return up === 0 ? "walk" : up === 1 ? "climb" : null;
}

/** The card that would lead there: the one chosen, one in the hand, or one that is missing in it. */
function leading(view: ZauberbergView, place: string, kind: Movement, space: string, chosen: readonly string[]) {
  const hand = own(view)?.hand ?? [];
  const jokers = hand.includes("J") ? NUMBERS.map((value) => `J${value}`) : [];
  const cards = [...chosen.filter(isPlayed), ...hand.filter((card) => card !== "J"), ...jokers, ...NUMBERS.map(String)];
  for (const card of cards)
    for (const way of WAYS) {
      const path = spacesAlong(place, kind, Number(card.slice(-1)), way, view.rotation);
      if (path.at(-1) === space && (way === "none") === isWayless(kind, card, space)) return `${kind} ${card} ${way}`;
    }
  return null;
}

/** A way is not chosen where both lead to the same space in one step, or to the summit. */
function isWayless(kind: Movement, card: string, space: string): boolean {
  return space === SUMMIT || (kind !== "walk" && card.endsWith("1"));
}

/** What the kobold of this turn does with a card, if nobody has said otherwise. */
function movementOf(view: ZauberbergView, chosen: readonly string[]): string {
  const said = chosen.find((part) => MOVEMENTS.includes(part));
  const kobold = active(view);
  if (said || !kobold?.place) return said ?? "walk";
  if (VILLAGE_OF.has(kobold.place)) return "enter";
  return view.phase === "move-extra" && kobold.stands === "upper" && !view.walk_on ? "climb" : "walk";
}

/** The kobold that a card names; a joker names one that could go. */
function namedBy(view: ZauberbergView, card: string): string {
  if (card !== "J") return `k${card}`;
  return `k${own(view)?.kobolds.find(({ stands }) => stands !== "lower")?.number ?? 1}`;
}

/** The card that names a kobold: its number, or a joker where only that is at hand. */
function naming(view: ZauberbergView, number: string): string {
  const hand = own(view)?.hand ?? [];
  return hand.includes("J") && !hand.includes(number) ? "J" : number;
}

function toPlace(view: ZauberbergView, chosen: readonly string[]): string {
  return chosen.find(isKobold) ?? `k${own(view)?.kobolds.find(({ place }) => place === null)?.number ?? 1}`;
}

function own(view: ZauberbergView): PlayerView | undefined {
  return view.eye === null ? undefined : view.players[view.eye];
}

/** The kobold that moves in this turn. */
function active(view: ZauberbergView): KoboldView | undefined {
  return view.players[view.active]?.kobolds[view.kobold - 1];
}

function isKobold(part: string): boolean {
  return /^k[1-5]$/.test(part);
}

function isFace(part: string): boolean {
  return /^[1-5J]$/.test(part);
}

function isPlayed(part: string): boolean {
  return /^J?[1-5]$/.test(part);
}
