/** The sentence shown while the reader has no question to answer. */

import type { Phrase, Room } from "../wire/protocol";

/** Returns the sentence that says what the table waits for. */
export function waitingFor(
  room: Room,
  own: readonly number[],
  deciders: readonly number[],
  eye: number | null,
): Phrase {
  if (room.phase === "paused") return { key: "table-paused", args: {} };
  if (room.phase === "over") return { key: "table-over", args: {} };
  const [first, ...others] = deciders.filter((seat) => seat !== eye);
  if (first === undefined) return { key: deciders.length ? "table-wait-table" : "table-connecting", args: {} };
  if (others.length && own.length) return { key: "table-chosen-secretly", args: {} };
  if (others.length) return { key: "table-wait-many", args: { seats: [first, ...others] } };
  const bot = room.chairs[first]?.bot ?? null;
  return bot === null
    ? { key: "table-wait-one", args: { seat: first } }
    : { key: "thinks", args: { seat: first, level: bot } };
}
