/** The signs on the hats: one per seat, the same in every game, so that colour is never the only mark. */

export const SIGN_NAMES = ["star", "moon", "leaf", "mushroom", "spiral"] as const;
export type SignName = (typeof SIGN_NAMES)[number];

export interface SignShape {
  /** Filled, around the origin, about 10 in every direction. */
  solid?: string;
  /** Drawn with the pen. */
  line?: string;
}

export const SIGNS: Record<SignName, SignShape> = {
  star: { solid: "M0-10.5L2.9-3.6L10-3.2L4.5 1.3L6.4 8.5L0 4.5L-6.4 8.5L-4.5 1.3L-10-3.2L-2.9-3.6z" },
  moon: { solid: "M3.5-9.5A9.8 9.8 0 1 0 9.3 4.2A8 8 0 0 1 3.5-9.5z" },
  leaf: { solid: "M-8.5 9C-9.5-1.5-3.5-9.5 9-9.5C9.8 2 3.5 8.5-5.2 6.7z", line: "M-8.8 9.4C-5.5 3.5-1.5-.5 4-4.5" },
  mushroom: { solid: "M-10-.5C-10-6.5-5.5-9.8 0-9.8S10-6.5 10-.5C7 1.6-7 1.6-10-.5zM-3.2 2.6h6.4L4.2 9.4h-8.4z" },
  spiral: {
    line:
      "M.6.6c-1.4 1-3-.4-2.3-2c1-2.3 5-2 6 .9c1.3 3.7-2.3 7.3-6.3 6.6C-7.6 5.2-9.5-.5-7.2-4.9" +
      "C-4.7-9.6 2.3-10.6 7-7",
  },
};

/** Returns the sign of a seat. */
export function signOf(seat: number): SignName {
  return SIGN_NAMES[seat % SIGN_NAMES.length] as SignName;
}

/** Returns whether dark ink is easier to read than cream on this colour (`#rrggbb`). */
export function isPale(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}
