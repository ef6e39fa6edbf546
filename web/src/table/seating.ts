/** Who sits where: what the chairs of a room mean to one guest. */

import type { Chair, Phrase, Room } from "../wire/protocol";

/** The state shown under a seat's name, by its message `table-seat-…`. */
export type SeatState = "turn" | "thinking" | "away" | "offline" | "resigned" | "timed-out" | "bot-plays" | "waits";

/** Returns the seats a guest holds, including those given up, from which they still look. */
export function ownSeats(room: Room, guest: string | null): number[] {
  return indices(room.chairs, (chair) => guest !== null && chair.guest === guest && chair.kind === "person");
}

/** Returns the chairs that are kept for a guest until they sit down. */
export function keptFor(room: Room, guest: string | null): number[] {
  return indices(room.chairs, (chair) => chair.kind === "kept" && chair.guest === guest && guest !== null);
}

/** Returns the chairs this guest may sit down on. */
export function freeChairs(room: Room, guest: string | null): number[] {
  const kept = keptFor(room, guest);
  return kept.length ? kept : indices(room.chairs, (chair) => chair.kind === "open");
}

/** Returns whether another person could read what this guest says. */
export function hasChatPartner(room: Room, guest: string | null): boolean {
  return room.spectators > 0 || room.chairs.some((chair) => chair.kind === "person" && chair.guest !== guest);
}

/** Returns whether this guest holds every seat that is not a bot's; such a guest may hurry the bots. */
export function playsAlone(room: Room, guest: string | null): boolean {
  const people = room.chairs.filter((chair) => chair.kind === "person" && chair.left === null);
  return people.length > 0 && people.every((chair) => chair.guest === guest);
}

/** Returns the state of a seat; `deciders` are the seats that must decide now. */
export function seatState(room: Room, seat: number, deciders: readonly number[]): SeatState {
  const chair = room.chairs[seat];
  const playing = room.phase === "playing" || room.phase === "paused";
  if (!chair) return "waits";
  if (chair.left) return chair.left;
  if (playing && isThinking(room, seat, deciders)) return "thinking";
  if (chair.kind === "person" && chair.bot) return "bot-plays";
  if (playing && chair.kind === "person" && chair.away !== null) return "away";
  if (chair.kind === "person" && !chair.online && room.phase !== "over") return "offline";
  return playing && deciders.includes(seat) ? "turn" : "waits";
}

/** Returns the message that says how somebody has left a game, and whether a bot plays on: with two the game ends. */
export function departure(left: NonNullable<Chair["left"]>, { chairs, phase }: Pick<Room, "chairs" | "phase">): Phrase {
  return { key: `table-seat-${left}`, args: { bot: chairs.length > 2 && phase !== "over" ? "yes" : "no" } };
}

/** Returns whether a bot is about to answer for a seat. */
export function isThinking(room: Room, seat: number, deciders: readonly number[]): boolean {
  return deciders.includes(seat) && (room.chairs[seat]?.bot ?? null) !== null;
}

/** Returns whether a seat's clock runs. */
export function clockRuns(room: Room, seat: number, deciders: readonly number[]): boolean {
  return room.phase === "playing" && deciders.includes(seat) && !isThinking(room, seat, deciders);
}

/** Returns the absent seats that a bot may take over if the others wish it. */
export function replaceableSeats(room: Room, guest: string | null): number[] {
  if (room.phase !== "playing" || !ownSeats(room, guest).length) return [];
  return indices(
    room.chairs,
    (chair) => chair.kind === "person" && chair.guest !== guest && chair.away !== null && !chair.bot && !chair.left,
  );
}

/** Returns whether one of these seats has already made a wish. */
export function hasWished(
  room: Room,
  seats: readonly number[],
  wish: "pause" | "replace",
  about: number | null,
): boolean {
  return room.wishes.some(
    (made) => made.wish === wish && made.about === about && made.by.some((seat) => seats.includes(seat)),
  );
}

function indices(chairs: readonly Chair[], test: (chair: Chair) => boolean): number[] {
  return chairs.flatMap((chair, index) => (test(chair) ? [index] : []));
}
