/** A list that is one Tab stop (roving focus): the arrow keys, Home and End move the focus among its buttons. */

/** Returns the index of the button that a key moves the focus to, or null for other keys. */
export function nextIndex(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowDown") return Math.min(from + 1, count - 1);
  return key === "ArrowUp" ? Math.max(from - 1, 0) : null;
}

/** Returns the same for a focus on the list itself: Down enters at the first visible button, Up at the last. */
export function entryIndex(key: string, visible: readonly boolean[]): number | null {
  const count = visible.length;
  if (count === 0) return null;
  if (key === "ArrowDown") return Math.max(0, visible.indexOf(true));
  if (key === "ArrowUp") return visible.includes(true) ? visible.lastIndexOf(true) : count - 1;
  return nextIndex(key, -1, count);
}

/** Moves the focus inside a list whose buttons are no Tab stops; closes a note that is open there. */
export function moveFocusByKey(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const list = event.currentTarget;
  const buttons = [...list.querySelectorAll<HTMLButtonElement>("button")];
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = from < 0 ? entryIndex(event.key, visibleIn(list, buttons)) : nextIndex(event.key, from, buttons.length);
  if (to === null) return;
  event.preventDefault();
  (buttons[from]?.popoverTargetElement as HTMLElement | null | undefined)?.hidePopover();
  buttons[to]?.focus();
}

function visibleIn(list: HTMLElement, buttons: readonly HTMLElement[]): boolean[] {
  const { top, bottom } = list.getBoundingClientRect();
  return buttons.map((button) => {
    const box = button.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
}
