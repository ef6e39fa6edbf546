/** Navigation in a replay: where a key leads, and the address of a turn. */

import type { KeyHelp } from "../state/keymap.svelte";

/** The keys shown under `?`. */
export const REPLAY_KEYS: readonly KeyHelp[] = [
  { keys: ["←"], message: "replay-previous" },
  { keys: ["→"], message: "replay-next" },
  { keys: ["Space"], message: "replay-play" },
  { keys: ["Home"], message: "replay-first" },
  { keys: ["End"], message: "replay-last" },
  { keys: ["↑", "↓"], message: "replay-key-lines" },
];

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE = 1800;

/** An eye as addresses name it: a seat counted from 0, or `all`: what a spectator saw. */
export type Eye = number | "all";

/** Returns the turn a key leads to, `toggle` for Space, or null for other keys. */
export function replayKey(key: string, at: number, last: number): number | "toggle" | null {
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  return key === " " ? "toggle" : null;
}

/** Returns how long a turn is shown, in milliseconds. */
export function pace(speed: Speed): number {
  return PACE / speed;
}

/** Returns the turn and the eye that an address names. */
export function readTurn(search: string, last: number, seats: number): { at: number; eye: Eye } {
  const query = new URLSearchParams(search);
  const at = Number(query.get("at") ?? "0");
  const eye = query.get("eye");
  return {
    at: Number.isInteger(at) ? Math.min(Math.max(at, 0), last) : 0,
    eye: eye !== null && /^\d$/.test(eye) && Number(eye) < seats ? Number(eye) : "all",
  };
}

/** Returns the address of a turn. */
export function turnPath(record: string, at: number, eye: Eye): string {
  return `/replay/${record}?at=${at}&eye=${eye}`;
}
