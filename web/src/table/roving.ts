/** A list that is one Tab stop: the arrow keys, Home and End move the focus among its buttons. */

/** Returns the button that a key leads to from a button of the list, or null where the key means nothing here. */
export function rovedTo(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowDown") return Math.min(from + 1, count - 1);
  return key === "ArrowUp" ? Math.max(from - 1, 0) : null;
}

/** Returns the same from the list itself: the arrows begin with what is in sight, Up at its end and Down at its
 * start. */
export function enteredAt(key: string, inSight: readonly boolean[]): number | null {
  const count = inSight.length;
  if (count === 0) return null;
  if (key === "ArrowDown") return Math.max(0, inSight.indexOf(true));
  if (key === "ArrowUp") return inSight.includes(true) ? inSight.lastIndexOf(true) : count - 1;
  return rovedTo(key, -1, count);
}

/** Moves the focus by a key press inside a list whose buttons are no Tab stops; a note that was open there closes. */
export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const list = event.currentTarget;
  const buttons = [...list.querySelectorAll<HTMLButtonElement>("button")];
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = from < 0 ? enteredAt(event.key, seenIn(list, buttons)) : rovedTo(event.key, from, buttons.length);
  if (to === null) return;
  event.preventDefault();
  (buttons[from]?.popoverTargetElement as HTMLElement | null | undefined)?.hidePopover();
  buttons[to]?.focus();
}

function seenIn(list: HTMLElement, buttons: readonly HTMLElement[]): boolean[] {
  const { top, bottom } = list.getBoundingClientRect();
  return buttons.map((button) => {
    const place = button.getBoundingClientRect();
    return place.top >= top && place.bottom <= bottom;
  });
}
