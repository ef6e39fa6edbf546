/** How each card looks: the evening wears on from the first to the fifth. */

import type { Face } from "../box";

export interface CardLook {
  sky: string;
  hill: string;
}

export const CARD_LOOKS: Readonly<Record<Face, CardLook>> = {
  "1": { sky: "#f4cf94", hill: "#c08a4c" },
  "2": { sky: "#eeb096", hill: "#ad6450" },
  "3": { sky: "#cfa3c4", hill: "#84598b" },
  "4": { sky: "#a3a8dc", hill: "#585f9f" },
  "5": { sky: "#8cbcd6", hill: "#41708f" },
  J: { sky: "#4a3a72", hill: "#33265a" },
};

/** How many steps of the mountain a card shows, from the left: as many as its number. */
export function stepsOf(number: number): string {
  const [wide, high] = [54 / number, 34 / number];
  const up = Array.from({ length: number }, (_, step) => `V${(24 - (step + 1) * high).toFixed(1)}h${wide.toFixed(1)}`);
  return `M-27 19${up.join("")}V19A5 5 0 0 1 22 24H-22A5 5 0 0 1-27 19z`;
}
