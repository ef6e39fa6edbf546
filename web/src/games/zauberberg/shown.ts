/** The mountain while a show runs: what has not happened yet on the screen is still as it was. */

import { koboldId } from "./box";
import type { Standing } from "./places";
import { type Scene, seatOf } from "./scenes";
import type { TokenView, ZauberbergView } from "./types";

export interface Person extends Standing {
  seat: number;
  number: number;
  waitsFor: string | null;
}

export interface Shown {
  /** Everybody who stands somewhere, in the order of seats and numbers. */
  people: Person[];
  tokens: readonly TokenView[];
  stones: readonly string[];
  /** How far the mountain has turned, in degrees. */
  angle: number;
}

type Going = Extract<Scene, { kind: "go" | "arrive" }>;

/** Returns what is seen so many milliseconds into the scenes that led from one view to the next. */
export function shownAt(
  view: ZauberbergView,
  before: ZauberbergView | null,
  scenes: readonly Scene[],
  elapsed: number,
): Shown {
  return {
    people: peopleAt(view, before ?? view, scenes, elapsed),
    tokens: view.tokens.map((token, at) => (isPending(token.space, scenes, elapsed) && before?.tokens[at]) || token),
    stones: stonesAt(view, scenes, elapsed),
    angle: angleAt(view.rotation, scenes, elapsed),
  };
}

function peopleAt(view: ZauberbergView, before: ZauberbergView, scenes: readonly Scene[], elapsed: number): Person[] {
  const people: (Person & { since: number; upper: boolean })[] = [];
  for (const [seat, player] of view.players.entries())
    for (const [at, kobold] of player.kobolds.entries()) {
      const id = koboldId(seat, kobold.number);
      const ways = scenes.filter((scene): scene is Going => "kobold" in scene && isGoing(scene) && scene.kobold === id);
      // A kobold that is put down is there as soon as it falls.
      const done = ways.filter((way) => way.at + (way.kind === "go" ? way.lasts : 0) <= elapsed).at(-1);
      const [first] = ways;
      const old = before.players[seat]?.kobolds[at] ?? kobold;
      const last = ways.length === 0 || done === ways.at(-1);
      const place = last ? kobold.place : done ? endOf(done) : first?.kind === "go" ? (first.path[0] ?? null) : null;
      if (!place) continue;
      const stood = done ? kobold : old;
      people.push({
        id,
        seat,
        number: kobold.number,
        place,
        rank: 0,
        waitsFor: last ? kobold.waits_for : old.waits_for,
        since: done ? done.at + done.lasts : -1,
        upper: stood.stands === "upper",
      });
    }
  return people.map(({ since, upper, ...person }) => {
    const beneath = people.filter(
      (other) =>
        other.id !== person.id &&
        other.place === person.place &&
        (other.since < since || (other.since === since && !other.upper && upper)),
    );
    return { ...person, rank: beneath.length };
  });
}

/** Returns how many of the scenes have begun. */
export function begunAt(scenes: readonly Scene[], elapsed: number): number {
  return scenes.filter(({ at }) => at <= elapsed).length;
}

/** Returns the view as panels show it beside these scenes, once they have begun: a card that is played lies on the
 * discard pile, a kobold that is placed is in its village; what is won and drawn comes when all has been seen. */
export function besides(view: ZauberbergView, before: ZauberbergView | null, begun: readonly Scene[]): ZauberbergView {
  if (before === null || before.eye !== view.eye) return view;
  const played = begun.flatMap(playedIn);
  const discard = { ...before.discard };
  for (const { face } of played) discard[face] = (discard[face] ?? 0) + 1;
  const players = before.players.map((player, seat) => {
    const gone = played.filter((card) => card.seat === seat).map(({ face }) => face);
    const kobolds = player.kobolds.map((kobold) => {
      const id = koboldId(seat, kobold.number);
      const arrives = begun.find((scene) => scene.kind === "arrive" && scene.kobold === id);
      return arrives ? { ...kobold, place: endOf(arrives as Going) } : kobold;
    });
    return { ...player, kobolds, cards: player.cards - gone.length, hand: player.hand && without(player.hand, gone) };
  });
  return { ...before, players, discard };
}

function playedIn(scene: Scene): { seat: number; face: string }[] {
  if (scene.kind !== "go" && scene.kind !== "named" && scene.kind !== "card") return [];
  const seat = scene.kind === "card" ? scene.seat : seatOf(scene.kobold);
  return scene.card ? [{ seat, face: scene.card.slice(0, 1) }] : [];
}

function without(hand: readonly string[], gone: readonly string[]): string[] {
  const left = [...hand];
  for (const face of gone) if (left.includes(face)) left.splice(left.indexOf(face), 1);
  return left;
}

function isGoing(scene: Scene): boolean {
  return scene.kind === "go" || scene.kind === "arrive";
}

/** Where a scene brings its kobold. */
export function endOf(scene: Going): string {
  return scene.kind === "go" ? (scene.path.at(-1) as string) : scene.village;
}

function isPending(space: string, scenes: readonly Scene[], elapsed: number): boolean {
  return scenes.some(
    (scene) =>
      scene.at > elapsed &&
      (scene.kind === "hide" || ((scene.kind === "token" || scene.kind === "reveal") && scene.space === space)),
  );
}

function stonesAt(view: ZauberbergView, scenes: readonly Scene[], elapsed: number): string[] {
  const waiting = scenes.flatMap((scene) => (scene.kind === "stone" && scene.at > elapsed ? [scene.space] : []));
  return [...view.stones, ...waiting.filter((space) => !view.stones.includes(space))];
}

/** Returns how far the mountain has turned: what is left of a turn is taken back from the quarter it ends with. */
export function angleAt(rotation: number, scenes: readonly Scene[], elapsed: number): number {
  let angle = rotation * 90;
  for (const scene of scenes)
    if (scene.kind === "turn")
      angle -= (scene.way === "cw" ? 90 : -90) * (1 - eased((elapsed - scene.at) / scene.lasts));
  return angle;
}

/** How far a heavy thing has come that begins slowly and comes to rest slowly. */
export function eased(share: number): number {
  const at = Math.min(1, Math.max(0, share));
  return at * at * at * (at * (6 * at - 15) + 10);
}
