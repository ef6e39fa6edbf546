/** The keyboard map of the table page: one place that says which key does what. */

import type { KeyHelp } from "../state/keymap.svelte";

/** What a key does; a number key chooses by its index: 0 for the key 1, -1 for the key 0. */
export type KeyAction =
  | { name: "choose"; index: number }
  | { name: "back" | "confirm" | "undo" | "hint" | "log" | "chat" | "rules" | "skip" };

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
  { keys: ["0", "…", "9"], message: "table-key-choose" },
  { keys: ["←", "→"], message: "table-key-focus" },
  { keys: ["Enter"], message: "table-key-confirm" },
  { keys: ["Esc"], message: "table-key-back" },
  { keys: ["U"], message: "table-key-undo" },
  { keys: ["H"], message: "table-key-hint" },
  { keys: ["S"], message: "table-key-skip" },
  { keys: ["L"], message: "table-key-log" },
  { keys: ["↑", "↓", "Home", "End"], message: "table-key-marks" },
  { keys: ["C"], message: "table-key-chat" },
  { keys: ["R"], message: "table-key-rules" },
];

const LETTERS: Readonly<Record<string, KeyAction>> = {
  u: { name: "undo" },
  h: { name: "hint" },
  s: { name: "skip" },
  l: { name: "log" },
  c: { name: "chat" },
  r: { name: "rules" },
};

/** Returns what a key press does, or null. Letters can be switched off, since some assistive tools need them. */
export function keyAction(press: Press, letters: boolean): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === "Escape") return { name: "back" };
  if (isTyping(press.target)) return null;
  if (press.key === "Enter") return isControl(press.target) ? null : { name: "confirm" };
  if (!letters) return null;
  if (/^\d$/.test(press.key)) return { name: "choose", index: Number(press.key) - 1 };
  return LETTERS[press.key.toLowerCase()] ?? null;
}

/** Returns the direction in which an arrow key moves the focus inside a row of choices. */
export function arrowDirection(key: string): 1 | -1 | null {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : null;
}

/** Returns the index that the focus moves to; after the last comes the first. */
export function nextFocusIndex(from: number, direction: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return from < 0 ? (direction === 1 ? 0 : count - 1) : (from + direction + count) % count;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["radio", "checkbox"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Enter on a control activates that control. */
function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("button, a, input, summary, [role=button], [tabindex='0']") !== null
  );
}
