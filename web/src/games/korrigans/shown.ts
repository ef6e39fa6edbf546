/** The board while a show runs: what has not happened yet on the screen is still as it was. */

import type { Scene } from "./scenes";
import type { FieldView, KorrigansView } from "./types";

type Kind = Scene["kind"];
const PASSING: readonly Kind[] = ["rob", "give", "find", "lost"];
/** By these a player gets tokens or loses them. */
const TRADING: readonly Kind[] = ["walk", "gather", "menhir", "show", "sacrifice", "screen"];

/** Returns the view as it looks so many milliseconds into the scenes that led to it. */
export function shownAt(
  view: KorrigansView,
  before: KorrigansView | null,
  scenes: readonly Scene[],
  elapsed: number,
): KorrigansView {
  const pending = scenes.filter((scene) => scene.at + scene.lasts > elapsed);
  if (pending.length === 0) return view;
  const waits = (...kinds: readonly Kind[]) => pending.some((scene) => kinds.includes(scene.kind));
  const was = (...kinds: readonly Kind[]) => (before !== null && waits(...kinds) ? before : view);
  const possible = was("pawn", "cauldron").fields;
  const over = view.phase === "over" && pending.some((scene) => scene.kind !== "score");
  return {
    ...view,
    part: was("draw", "cauldron").part,
    phase: over && before !== null ? before.phase : view.phase,
    // Nobody is asked while the board plays.
    deciders: [],
    fields: view.fields.map((field, at) => shownField(field, possible[at]?.possible === true, pending, elapsed)),
    suns: lines(view.suns, "sun", pending),
    clouds: lines(view.clouds, "cloud", pending),
    bag: bagWith(view.bag, pending),
    pawn: waits("draw") ? null : view.pawn,
    cauldron: waits("cauldron") ? null : view.cauldron,
    players: view.players.map((player, seat) => ({
      ...player,
      ...was(...TRADING).players[seat],
      korrigans: player.korrigans.map((korrigan, at) => ({
        ...korrigan,
        carries: was(...PASSING).players[seat]?.korrigans[at]?.carries ?? "",
      })),
    })),
  };
}

/** A clover lies in its field until it is gathered, a menhir stands there until it rises. */
function shownField(field: FieldView, possible: boolean, pending: readonly Scene[], elapsed: number): FieldView {
  const gathers = pending.filter(
    (scene) => scene.kind === "gather" && scene.field === field.field && scene.at > elapsed,
  );
  const stands = pending.some((scene) => scene.kind === "menhir" && scene.field === field.field && scene.at > elapsed);
  if (gathers.length === 0 && !stands && possible === field.possible) return field;
  return { ...field, possible, clovers: field.clovers + gathers.length, menhir: field.menhir || stands };
}

/** A pawn is in the bag until it is drawn. */
function bagWith(bag: KorrigansView["bag"], pending: readonly Scene[]): KorrigansView["bag"] {
  const full = { ...bag };
  for (const scene of pending) if (scene.kind === "draw") full[scene.pawn] = (full[scene.pawn] ?? 0) + 1;
  return full;
}

function lines(pawns: readonly (string | null)[], line: string, pending: readonly Scene[]): (string | null)[] {
  return pawns.map((pawn, at) =>
    pending.some((scene) => scene.kind === "pawn" && scene.line === line && scene.number === at + 1) ? null : pawn,
  );
}
