/** Elements of the map that can be touched: by pointer, by finger, by keyboard, by a screen reader. */

import type { Glow } from "../module";
import { CLOUD_AT, CROSSINGS, FIELDS, type Point, SUN_AT } from "./box";

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

/** Returns what tells that a pointer or the keyboard is on an element. A finger only presses. */
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

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the elements that never move stand. */
const FIXED: ReadonlyMap<string, Point> = new Map([
  ...FIELDS.map(({ id, center }): [string, Point] => [`field ${id}`, center]),
  ...CROSSINGS.map(({ id, at }): [string, Point] => [`crossing ${id}`, at]),
  ...SUN_AT.map((at, index): [string, Point] => [`sun ${index + 1}`, at]),
  ...CLOUD_AT.map((at, index): [string, Point] => [`cloud ${index + 1}`, at]),
]);

/** Returns the element to which an arrow key leads: the nearest of the same kind in that direction; null at the edge. */
export function stepFrom(element: string, key: string, moving: ReadonlyMap<string, Point> = new Map()): string | null {
  const direction = DIRECTIONS[key];
  const all = new Map([...FIXED, ...moving]);
  const from = all.get(element);
  if (!direction || !from) return null;
  let best: { element: string; cost: number } | null = null;
  for (const [other, at] of all) {
    if (other === element || !sameKind(other, element)) continue;
    const [right, down] = [at[0] - from[0], at[1] - from[1]];
    const ahead = right * direction[0] + down * direction[1];
    const aside = Math.abs(right * direction[1]) + Math.abs(down * direction[0]);
    if (ahead <= 1 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { element: other, cost };
  }
  return best?.element ?? null;
}

/** Suns and clouds are one row around the corner of the map. */
function sameKind(one: string, other: string): boolean {
  const kind = (element: string) => (element.split(" ")[0] ?? "").replace("cloud", "sun");
  return kind(one) === kind(other);
}
