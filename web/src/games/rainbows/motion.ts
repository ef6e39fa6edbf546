/** Transitions of the board; none of them moves where reduced motion is asked for. */

import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

interface Timing {
  delay?: number;
  /** Nothing happened: it was there before. */
  still?: boolean;
}

/** A lantern is hung up and begins to shine. */
export function lit(_node: Element, { still = false }: Timing): TransitionConfig {
  if (still || prefersReducedMotion.current) return { duration: 0 };
  return {
    duration: 650,
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${t}; transform: translateY(${-46 * u}px) scale(${0.6 + 0.4 * t}); filter: brightness(${1 + 0.8 * u})`,
  };
}

/** A card is turned up. */
export function turned(_node: Element, { delay = 0, still = false }: Timing): TransitionConfig {
  if (still || prefersReducedMotion.current) return { duration: 0 };
  return {
    delay,
    duration: 420,
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, 2 * t)}; transform: perspective(600px) translateY(${-24 * u}px) rotateY(${84 * u}deg)`,
  };
}

/** Where something stands on the page. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A card flies from one place to the middle of another, growing small. */
export function flown(
  _node: Element,
  { from, to, lasts }: { from: Place; to: Place; lasts: number },
): TransitionConfig {
  const right = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  return {
    duration: lasts,
    easing: cubicInOut,
    css: (t, u) => {
      const rise = -70 * Math.sin(Math.PI * t);
      const moved = `translate(${right * t}px, ${down * t + rise}px)`;
      const turned = `rotate(${8 * Math.sin(Math.PI * t)}deg)`;
      return `transform: ${moved} scale(${1 - 0.68 * t}) ${turned}; opacity: ${u < 0.12 ? u / 0.12 : 1}`;
    },
  };
}
