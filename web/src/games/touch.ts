/** Elements of a board that can be touched: by pointer, by finger, by keyboard, by a screen reader. */

import type { Glow } from "./module";

interface Touch {
  element: string;
  label: string;
  glow: Glow | undefined;
  /** The keyboard stops here. */
  stop: boolean;
  onpick: (element: string) => void;
  onaim: (element: string | null) => void;
  /** Heard after the label. */
  more?: string;
}

/** Returns the attributes of a drawing that is a button. */
export function touchable({ element, label, glow, stop, onpick, onaim, more }: Touch): Record<string, unknown> {
  return {
    role: "button",
    tabindex: stop ? 0 : -1,
    "data-element": element,
    "aria-label": label,
    "aria-description": more || undefined,
    "aria-pressed": glow ? glow === "chosen" : undefined,
    onclick: () => onpick(element),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onpick(element);
    },
    ...aiming(element, onaim),
  };
}

/** The last thing that was pressed was pressed by a finger, which cannot hover. */
let finger = false;

/** Returns the handlers that report that a pointer or the keyboard is on an element. A finger only presses. */
export function aiming(element: string, onaim: (element: string | null) => void) {
  return {
    onpointerdown: (event: PointerEvent) => {
      finger = event.pointerType === "touch";
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") onaim(element);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType !== "touch") onaim(null);
    },
    onfocus: () => {
      if (!finger) onaim(element);
      finger = false;
    },
    onblur: () => onaim(null),
  };
}

type Point = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the element to which an arrow key leads: the nearest in that direction; null at the edge. */
export function nearestBy(key: string, element: string, places: ReadonlyMap<string, Point>): string | null {
  const direction = DIRECTIONS[key];
  const from = places.get(element);
  if (!direction || !from) return null;
  let best: { element: string; cost: number } | null = null;
  for (const [other, at] of places) {
    if (other === element) continue;
    const [right, down] = [at[0] - from[0], at[1] - from[1]];
    const ahead = right * direction[0] + down * direction[1];
    const aside = Math.abs(right * direction[1]) + Math.abs(down * direction[0]);
    if (ahead <= 1 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { element: other, cost };
  }
  return best?.element ?? null;
}

/** Returns what an element is: `space` for `space R3`. */
export function kindOf(element: string): string {
  return element.split(" ")[0] ?? "";
}

/** Returns the element to which an arrow key leads among those that are alike; null at the edge. */
export function nearestAlike(
  key: string,
  element: string,
  places: ReadonlyMap<string, Point>,
  kind: (element: string) => string,
): string | null {
  return nearestBy(key, element, new Map([...places].filter(([other]) => kind(other) === kind(element))));
}

/** Returns where the elements of a board are on the screen. */
export function placesOn(board: Element): Map<string, Point> {
  return new Map(
    [...board.querySelectorAll("[data-element]")].map((node): [string, Point] => {
      const box = node.getBoundingClientRect();
      return [node.getAttribute("data-element") ?? "", [box.x + box.width / 2, box.y + box.height / 2]];
    }),
  );
}

/** Brings the keyboard from an element of a board to the one in the direction of an arrow key; `kind` says which are
 * alike, where it does not lead from any to any. */
export function moveFocus(
  event: KeyboardEvent,
  places: ReadonlyMap<string, Point>,
  kind: (element: string) => string = () => "",
): void {
  const board = event.currentTarget as Element;
  const from = (event.target as Element).closest("[data-element]")?.getAttribute("data-element");
  const next = from ? nearestAlike(event.key, from, places, kind) : null;
  const target = next ? board.querySelector<SVGElement>(`[data-element="${next}"]`) : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}
