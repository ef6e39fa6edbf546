/** The circle while a show runs: what has not happened yet on the screen is still as it was. */

import type { Scene } from "./scenes";
import { placesAt } from "./seen";
import type { DolmenView, PlaceView } from "./types";

export interface Shown {
  /** Where each seat's korrigan stands. */
  points: readonly number[];
  /** How many crystals of each seat lie on the stone table. */
  tables: readonly number[];
  places: readonly PlaceView[];
  fairy: number;
  /** Where she goes next. */
  next: number;
  pile: number;
  top: readonly string[] | null;
  discard: number;
  /** What the die shows, of an attempt or of the closing roll; 0 if it has not been rolled. */
  roll: number;
}

interface Draft {
  points: number[];
  tables: number[];
  places: PlaceView[];
  fairy: number;
  next: number;
  pile: number;
  discard: number;
  roll: number;
}

/** What leaves its place is in the air as soon as its scene begins; everything else counts when it has arrived. */
const AT_ONCE: readonly Scene["kind"][] = ["back", "sweep", "try", "draw", "shuffle"];
const HAND = 3;

/** What was seen last of each show, and what is seen of each view at rest: as long as nothing new has happened it is
 * the same, and is not drawn again. */
const seen = new WeakMap<readonly Scene[], { number: number; shown: Shown }>();
const rests = new WeakMap<DolmenView, Shown>();

/** Returns what is seen so many milliseconds into the scenes that led from one view to the next. */
export function shownAt(view: DolmenView, before: DolmenView | null, scenes: readonly Scene[], elapsed: number): Shown {
  const done = scenes.filter(({ kind, at, lasts }) => at + (AT_ONCE.includes(kind) ? 0 : lasts) <= elapsed);
  if (!before || done.length === scenes.length) return atRest(view);
  const last = seen.get(scenes);
  if (last?.number === done.length) return last.shown;
  const draft = draftOf(before);
  for (const scene of done) apply(draft, scene, view);
  const drawn = done.some(({ kind }) => kind === "draw" || kind === "shuffle");
  const shown = { ...draft, top: drawn ? view.top : before.top };
  seen.set(scenes, { number: done.length, shown });
  return shown;
}

const BUILDING: readonly Scene["kind"][] = ["back", "win", "lose", "lay"];

/** What was seen last of the dolmens in each show. */
const builds = new WeakMap<readonly Scene[], { number: number; built: DolmenView }>();

/** Returns what is seen beside the circle: the dolmens are as they were until what happened to them has been seen, the
 * closing roll counts when the die has fallen, and the turn passes when everything has been seen. */
export function builtAt(
  view: DolmenView,
  before: DolmenView | null,
  scenes: readonly Scene[],
  elapsed: number,
): DolmenView {
  const left = scenes.filter(({ at, lasts }) => at + lasts > elapsed);
  if (!before || left.length === 0) return view;
  const last = builds.get(scenes);
  if (last?.number === left.length) return last.built;
  const built = builtWhile(left, view, before, shownAt(view, before, scenes, elapsed));
  builds.set(scenes, { number: left.length, built });
  return built;
}

function builtWhile(left: readonly Scene[], view: DolmenView, before: DolmenView, shown: Shown): DolmenView {
  const { points } = shown;
  const places = [...shown.places];
  if (left.some(({ kind }) => BUILDING.includes(kind))) {
    const players = before.players.map((player, seat) => ({ ...player, point: points[seat] ?? player.point }));
    return { ...before, players, places };
  }
  const closes = left.some(({ kind }) => kind === "close");
  const players = view.players.map((player, seat) => ({
    ...player,
    point: points[seat] ?? player.point,
    score: (closes ? before : view).players[seat]?.score ?? player.score,
  }));
  const { hand, ends, mystery_roll } = view;
  return { ...before, players, places, hand, ends, mystery_roll: closes ? 0 : mystery_roll };
}

function atRest(view: DolmenView): Shown {
  const shown = rests.get(view) ?? { ...draftOf(view), top: view.top };
  rests.set(view, shown);
  return shown;
}

function draftOf(view: DolmenView): Draft {
  return {
    points: view.players.map((player) => player.point),
    tables: view.players.map((player) => player.table),
    places: view.places.map((place) => ({ ...place })),
    fairy: view.fairy,
    next: view.next_pillar,
    pile: view.pile,
    discard: view.discard,
    roll: view.mystery_roll || view.roll,
  };
}

function apply(draft: Draft, scene: Scene, view: DolmenView): void {
  switch (scene.kind) {
    case "go":
      draft.points[scene.seat] = scene.bounds.at(-1)?.to ?? draft.points[scene.seat] ?? 0;
      break;
    case "back":
      draft.tables[scene.seat] = (draft.tables[scene.seat] ?? 0) - scene.number;
      break;
    case "fairy":
      [draft.fairy, draft.next] = [scene.pillar, view.next_pillar];
      break;
    case "sweep":
      for (const place of placesAt(scene.pillar)) empty(draft, place);
      draft.discard += scene.number;
      break;
    case "shuffle":
      [draft.pile, draft.discard] = [draft.pile + scene.number, 0];
      break;
    case "draw":
      draft.pile = Math.max(0, draft.pile - HAND);
      break;
    case "peek":
      peeked(draft, scene.place, view);
      break;
    default:
      settle(draft, scene, view);
  }
}

function settle(draft: Draft, scene: Scene, view: DolmenView): void {
  switch (scene.kind) {
    case "arrange":
      for (const [at, place] of scene.places.entries()) lay(draft, place, scene.slabs[at] ?? null, view);
      break;
    case "try":
      empty(draft, scene.place);
      break;
    case "roll":
    case "close":
      draft.roll = scene.roll;
      break;
    case "win":
      draft.tables[scene.seat] = (draft.tables[scene.seat] ?? 0) + scene.paid;
      break;
    case "lose":
      draft.tables[scene.seat] = (draft.tables[scene.seat] ?? 0) + scene.number;
      draft.discard += 1;
      break;
    default:
  }
}

function change(draft: Draft, place: number, now: Partial<PlaceView>): void {
  draft.places = draft.places.map((placeView) => (placeView.place === place ? { ...placeView, ...now } : placeView));
}

function empty(draft: Draft, place: number): void {
  change(draft, place, { colours: null, face: null, peekers: [], fits: false });
}

/** Whether a new slab fits is known from the view that already shows it. */
function lay(draft: Draft, place: number, colours: readonly string[] | null, view: DolmenView): void {
  const later = view.places.find((placeView) => placeView.place === place);
  change(draft, place, { colours: colours && [...colours], face: null, peekers: [], fits: later?.fits ?? false });
}

function peeked(draft: Draft, place: number, view: DolmenView): void {
  const later = view.places.find((placeView) => placeView.place === place);
  if (later?.colours) change(draft, place, { peekers: later.peekers, face: later.face });
}
