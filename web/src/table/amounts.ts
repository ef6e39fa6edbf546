/** Amounts among the words of a move. Their number keys mean the amount. */

import type { Choice, Part } from "../wire/prompts";

export function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}

/** Tells whether a word is an amount: it has no place on the board, unless a panel offers it as `amount N`. */
export function isAmount({ id, target }: { id: string; target: string | null }): boolean {
  return isNumber(id) && (target === null || target === `amount ${id}`);
}

/** Tells whether all words are of one kind and differ by a digit, as amounts do or `k1` and `k3`: it is their key. */
export function areDigits(parts: readonly (Part | undefined)[]): boolean {
  const kind = parts[0]?.id.slice(0, -1) ?? "";
  return (
    kind.length < 2 && !isNumber(kind) && parts.every((part) => part?.id.slice(0, -1) === kind && /\d$/.test(part.id))
  );
}

/** Returns the key of an amount, or of what has a number. Keys are counted from 0, so that of nothing is -1. */
export function amountKey(id: string): number {
  return Number(id.replace(/^\D/, "")) - 1;
}

/** Returns the key that confirms the one choice that is left: that of its use or of its amount, else the first. */
export function confirmingKey(choice: Choice | null, order: readonly string[]): number {
  const last = choice?.parts.at(-1);
  if (order.length === 0 && last && isAmount(last)) return amountKey(last.id);
  return Math.max(0, order.indexOf(choice?.parts[0]?.id ?? ""));
}
