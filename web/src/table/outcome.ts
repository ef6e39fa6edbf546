/** What the end of a game means to its reader: who won, and a kind word. */

import type { Result, Room } from "../wire/protocol";
import { winners } from "./ranking";

export interface Outcome {
  /** The seats that won; several share the victory, none: nobody wins. */
  winners: readonly number[];
  /** The message that says who won. */
  headline: string;
  /** The message that congratulates or comforts the reader. */
  kindness: string;
}

/** Returns what to say at the end to somebody who holds these seats; a spectator holds none. */
export function outcomeOf(result: Result, room: Room, own: readonly number[]): Outcome {
  const won = winners(result);
  return { winners: won, headline: headline(won, own), kindness: kindness(won, room, own) };
}

/** Whoever shares a device with others is told the name, not "you". */
function headline(won: readonly number[], own: readonly number[]): string {
  if (won.length === 0) return "result-nobody";
  const [seat] = own;
  if (own.length !== 1 || seat === undefined || !won.includes(seat)) return "result-wins";
  return won.length > 1 ? "result-you-share" : "result-you-win";
}

function kindness(won: readonly number[], room: Room, own: readonly number[]): string {
  if (won.length === 0) return "result-kind-nobody";
  if (own.some((seat) => won.includes(seat))) return "result-kind-won";
  if (own.length === 0) return "result-kind-applause";
  const left = own.map((seat) => room.chairs[seat]?.left).find((departure) => departure);
  return `result-kind-${left ?? "lost"}`;
}
