/** The map while a show runs: what has not happened yet on the screen is still as it was. */

import type { Scene } from "./scenes";
import type { FieldView, KorrigansView } from "./types";

const PASSING = ["rob", "give", "find", "lost"];

/** Returns the view as it looks so many milliseconds into the scenes that led to it. */
export function shownAt(
  view: KorrigansView,
  before: KorrigansView | null,
  scenes: readonly Scene[],
  elapsed: number,
): KorrigansView {
  const pending = scenes.filter((scene) => scene.at + scene.lasts > elapsed);
  if (pending.length === 0) return view;
  const passes = before !== null && pending.some((scene) => PASSING.includes(scene.kind));
  return {
    ...view,
    fields: view.fields.map((field) => shownField(field, pending, elapsed)),
    suns: lines(view.suns, "sun", pending),
    clouds: lines(view.clouds, "cloud", pending),
    pawn: pending.some((scene) => scene.kind === "draw") ? null : view.pawn,
    cauldron: pending.some((scene) => scene.kind === "cauldron") ? null : view.cauldron,
    players: view.players.map((player, seat) => ({
      ...player,
      korrigans: player.korrigans.map((korrigan, at) => ({
        ...korrigan,
        carries: passes ? (before.players[seat]?.korrigans[at]?.carries ?? "") : korrigan.carries,
      })),
    })),
  };
}

/** A clover lies in its field until it is gathered, a menhir stands there until it rises. */
function shownField(field: FieldView, pending: readonly Scene[], elapsed: number): FieldView {
  const gathers = pending.filter(
    (scene) => scene.kind === "gather" && scene.field === field.field && scene.at > elapsed,
  );
  const stands = pending.some((scene) => scene.kind === "menhir" && scene.field === field.field && scene.at > elapsed);
  if (gathers.length === 0 && !stands) return field;
  return { ...field, clovers: field.clovers + gathers.length, menhir: field.menhir || stands };
}

function lines(pawns: readonly (string | null)[], line: string, pending: readonly Scene[]): (string | null)[] {
  return pawns.map((pawn, at) =>
    pending.some((scene) => scene.kind === "pawn" && scene.line === line && scene.number === at + 1) ? null : pawn,
  );
}
