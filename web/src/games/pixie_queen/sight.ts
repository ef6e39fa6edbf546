/** Bringing what a question is about into sight, where a small screen has to scroll. */

/** What hides the upper and the lower edge of the window, in pixels. */
export interface Covers {
  top: number;
  bottom: number;
}

/** A stretch of the page, in pixels from the upper edge of the window. */
export interface Stretch {
  top: number;
  bottom: number;
}

const MARGIN = 8;

/** Returns how far to scroll so that a stretch is seen between the covers; what is too long is seen from its
 * beginning. */
export function scrollFor(wanted: Stretch, height: number, { top, bottom }: Covers): number {
  const [from, to] = [top + MARGIN, height - bottom - MARGIN];
  if (wanted.top >= from && wanted.bottom <= to) return 0;
  const below = wanted.bottom - to;
  const above = wanted.top - from;
  return below > 0 && above > 0 ? Math.min(below, above) : above;
}

/** Scrolls so far that these elements are seen. */
export function intoSight(frame: HTMLElement, elements: readonly Element[], covers: Covers, smooth: boolean): void {
  const scroller = scrollerOf(frame);
  if (!scroller || elements.length === 0) return;
  const from = scroller.getBoundingClientRect();
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
  if (boxes.length === 0) return;
  const wanted = {
    top: Math.min(...boxes.map(({ top }) => top)) - from.top,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - from.top,
  };
  const by = scrollFor(wanted, scroller.clientHeight, covers);
  if (by) scroller.scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" });
}

function scrollerOf(frame: HTMLElement): HTMLElement | null {
  for (let ancestor = frame.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor;
  }
  return null;
}
