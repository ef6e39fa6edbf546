/** What is said of kobolds, and what a screen reader hears of the mountain's elements. */

import type { Words } from "../../words/words";
import { cornerOf, SPACE_OF, type Space, SUMMIT, VILLAGES } from "./box";
import type { Path } from "./reach";
import type { KoboldView, ZauberbergView } from "./types";

/** Who stands on each space, the lower one first. */
type Crowd = ReadonlyMap<string, readonly { seat: number; number: number }[]>;

interface Owned {
  seat: number;
  kobold: KoboldView;
}

/** Returns all kobolds, the first player's first. */
function kobolds(view: ZauberbergView): Owned[] {
  return view.players.flatMap((player, seat) => player.kobolds.map((kobold) => ({ seat, kobold })));
}

/** Returns who stands where on the mountain. */
function crowdOf(view: ZauberbergView): Crowd {
  const crowd = new Map<string, { seat: number; number: number }[]>();
  for (const { seat, kobold } of kobolds(view)) {
    const { number, place, stands } = kobold;
    if (!place || !SPACE_OF.has(place)) continue;
    const there = crowd.get(place) ?? [];
    crowd.set(place, stands === "upper" ? [...there, { seat, number }] : [{ seat, number }, ...there]);
  }
  return crowd;
}

/** Returns the kobold that this one stands on, or that stands on it. */
function partnerOf(view: ZauberbergView, kobold: KoboldView): Owned | undefined {
  const other = { upper: "lower", lower: "upper" }[kobold.stands];
  return kobolds(view).find((owned) => owned.kobold.place === kobold.place && owned.kobold.stands === other);
}

/** Returns the name of a place: a village, a space or the summit. */
export function placeName(words: Words, place: string | null): string {
  return place === null ? words.say("screen-not-placed") : words.name("place", place);
}

/** Returns what keeps a kobold or helps it: on which it stands, which blocks it, for which space it waits; empty for a
 * free one. */
export function standingOf(words: Words, view: ZauberbergView, kobold: KoboldView): string {
  const partner = partnerOf(view, kobold);
  const facts = [
    partner ? words.say(`screen-${kobold.stands}`, piece(partner)) : "",
    kobold.waits_for ? words.say("screen-waits-for", { space: kobold.waits_for }) : "",
  ];
  return facts.filter(Boolean).join(", ");
}

/** Returns who a kobold is and where: `kobold 3 (Anne), Level 1, space 32, blocked by your kobold 4`. */
export function koboldLabel(words: Words, view: ZauberbergView, seat: number, kobold: KoboldView): string {
  const name = words.say("screen-piece", piece({ seat, kobold }));
  const facts = [name, placeName(words, kobold.place), standingOf(words, view, kobold)];
  return facts.filter(Boolean).join(", ");
}

function piece({ seat, kobold }: Owned): { seat: number; kobold: string } {
  return { seat, kobold: `k${kobold.number}` };
}

/** Returns what lies and stands on a space, and by which cards one may come there now. */
export function spaceLabel(words: Words, view: ZauberbergView, space: Space, by: readonly Path[]): string {
  const token = view.tokens.find((tokenView) => tokenView.space === space.id && tokenView.state !== "gone");
  const mark = view.stones.includes(space.id) ? "stone" : token && !token.face ? "down" : "none";
  const facts = [
    words.say("screen-space", { place: space.id, corner: space.corner ? "yes" : "no", mark }),
    token?.face
      ? words.say(token.state === "up" ? "screen-token-open" : "screen-token-remembered", { token: token.face })
      : "",
    ...standingOn(words, crowdOf(view), space.id),
    cardsTo(words, by),
  ];
  return facts.filter(Boolean).join(", ");
}

/** Returns the spaces directly above and below, and the village that touches a corner. */
export function aroundLabel(words: Words, view: ZauberbergView, space: Space): string {
  const village = VILLAGES.find(({ id }) => cornerOf(id, view.rotation) === space.id);
  const below = SPACE_OF.has(space.below) ? "screen-below" : "screen-below-village";
  const facts = [
    space.above ? words.say("screen-above", { space: space.above }) : words.say("screen-nothing-above"),
    space.below ? words.say(below, { space: space.below }) : "",
    village ? words.say("screen-village", { place: village.id, space: space.id }) : "",
  ];
  return facts.filter(Boolean).join(", ");
}

/** Returns the summit, and by which cards one may come there now. */
export function summitLabel(words: Words, by: readonly Path[]): string {
  return [words.say("screen-summit"), cardsTo(words, by)].filter(Boolean).join(", ");
}

/** Returns whose kobold this is, where it stands, and what holds it there. */
export function pieceLabel(words: Words, view: ZauberbergView, seat: number, number: number): string {
  const kobold = view.players[seat]?.kobolds[number - 1];
  if (!kobold) return "";
  const facts = [
    koboldLabel(words, view, seat, kobold),
    view.active === seat && view.kobold === number ? words.say("screen-active", { seat, kobold: `k${number}` }) : "",
  ];
  return facts.filter(Boolean).join(", ");
}

/** Returns a village, the corner it touches and who is in it. */
export function villageLabel(words: Words, view: ZauberbergView, village: string): string {
  const there = view.players.flatMap((player, seat) =>
    player.kobolds.flatMap(({ number, place, stands }) =>
      place === village ? [words.say("screen-standing", { seat, kobold: `k${number}`, stands: stands || "lone" })] : [],
    ),
  );
  const corner = cornerOf(village, view.rotation);
  return [words.say("screen-village", { place: village, space: corner }), ...there].join(", ");
}

function standingOn(words: Words, crowd: Crowd, space: string): string[] {
  const there = crowd.get(space) ?? [];
  const stands = there.length > 1 ? ["lower", "upper"] : ["lone"];
  return there.map(({ seat, number }, at) =>
    words.say("screen-standing", { seat, kobold: `k${number}`, stands: stands[at] ?? "lone" }),
  );
}

function cardsTo(words: Words, by: readonly Path[]): string {
  const cards = [...new Set(by.map(({ card }) => card))];
  return cards.length ? words.say("screen-comes-by", { cards }) : "";
}

/** The name of the goal, as elements have it. */
export const SUMMIT_ELEMENT = `space ${SUMMIT}`;
