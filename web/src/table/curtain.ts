/** Several people at one device: who may look, and when a curtain falls between two of them. */

import type { Room } from "../wire/protocol";
import { isThinking } from "./seating";

export interface Curtain {
  /** The seat the page should look from; null watches as a spectator does. */
  eye: number | null;
  /** The seat the device must be given to before anything of it may be shown; null: nothing to hide. */
  giveTo: number | null;
}

/** Returns which seat should hold the device.
 *
 * `deciders` are the seats that must decide now, `eye` is the one that looks. A guest with one seat always looks from
 * it. With several, the device stays with the seat that looks until another own seat must decide and this one need not;
 * then the curtain falls.
 */
export function curtain(room: Room, own: readonly number[], deciders: readonly number[], eye: number | null): Curtain {
  // Chairs are not seats yet: those may still be drawn.
  if (room.phase === "waiting" || room.phase === "closed") return { eye: null, giveTo: null };
  if (own.length < 2) return { eye: own[0] ?? null, giveTo: null };
  const looking = eye !== null && own.includes(eye) ? eye : null;
  if (room.phase === "over" || room.phase === "frozen") return { eye: looking ?? own[0] ?? null, giveTo: null };
  const asked = own.filter((seat) => deciders.includes(seat) && !isThinking(room, seat, deciders));
  const stays = looking !== null && (asked.length === 0 || asked.includes(looking));
  return { eye: looking, giveTo: stays || asked.length === 0 ? null : (asked[0] ?? null) };
}
