/** The keyboard map of the table page: one place that says which key does what. */

import type { KeyHelp } from "../state/keymap.svelte";

export type KeyAction =
  | { act: "choose"; index: number }
  | { act: "back" | "confirm" | "undo" | "hint" | "log" | "chat" | "rules" | "skip" };

/** The properties of a key press that the map reads. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/** What is shown under `?`: the keys and the message that explains them. */
export const KEY_MAP: readonly KeyHelp[] = [
  { keys: ["1", "…", "9"], says: "table-key-choose" },
  { keys: ["←", "→"], says: "table-key-focus" },
  { keys: ["Enter"], says: "table-key-confirm" },
  { keys: ["Esc"], says: "table-key-back" },
  { keys: ["U"], says: "table-key-undo" },
  { keys: ["H"], says: "table-key-hint" },
  { keys: ["S"], says: "table-key-skip" },
  { keys: ["L"], says: "table-key-log" },
  { keys: ["↑", "↓", "Home", "End"], says: "table-key-marks" },
  { keys: ["C"], says: "table-key-chat" },
  { keys: ["R"], says: "table-key-rules" },
];

const LETTERS: Readonly<Record<string, KeyAction>> = {
  u: { act: "undo" },
  h: { act: "hint" },
  s: { act: "skip" },
  l: { act: "log" },
  c: { act: "chat" },
  r: { act: "rules" },
};

/** Returns what a key press does, or null. Letters can be switched off, since some assistive tools need them. */
export function keyAction(press: Press, letters: boolean): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === "Escape") return { act: "back" };
  if (isTyping(press.target)) return null;
  if (press.key === "Enter") return isControl(press.target) ? null : { act: "confirm" };
  if (!letters) return null;
  if (/^[1-9]$/.test(press.key)) return { act: "choose", index: Number(press.key) - 1 };
  return LETTERS[press.key.toLowerCase()] ?? null;
}

/** Returns the step of the focus that an arrow key asks for inside a row of choices. */
export function arrowStep(key: string): 1 | -1 | null {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : null;
}

/** Returns the index that the focus moves to, round and round. */
export function movedFocus(from: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return from < 0 ? (step === 1 ? 0 : count - 1) : (from + step + count) % count;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Enter on a control activates that control. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button], [tabindex='0']") !== null;
}
