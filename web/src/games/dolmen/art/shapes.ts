/** Outlines that several marks share. */

import type { EdgeSign } from "../box";

/** The signs of the edges' colours, about 9 in every direction. */
export const SIGN_PATHS: Readonly<Record<EdgeSign, string>> = {
  circle: "M-8.4 0A8.4 8.4 0 1 0 8.4 0A8.4 8.4 0 1 0-8.4 0z",
  triangle: "M0-9.4L10 7.6H-10z",
  square: "M-7.6-7.6H7.6V7.6H-7.6z",
  star: "M0-10.8L3-3.4L10.6-3L4.7 1.7L6.7 9.1L0 5L-6.7 9.1L-4.7 1.7L-10.6-3L-3-3.4z",
};

/** The points, carved with a broad chisel: a picture, since the words beside it name the slab. */
export const NUMERALS: Readonly<Record<number, string>> = {
  2: "M-11-9.5C-11-17-5.5-21.5 0-21.5C6.5-21.5 11-17.5 11-11.5C11-2-2 7-11.5 18H12.5",
  3:
    "M-10-18C-7-20.5-3.5-21.5 0-21.5C6-21.5 10-18 10-12.5C10-6.5 6-3-.5-2.5C7-2.5 12 1.5 12 7.5" +
    "C12 14 7 18.5 0 18.5C-4.5 18.5-8.5 17-11.5 14",
  4: "M4.5 18.5V-21.5L-13.5 7.5H13.5",
  5: "M10-20.5H-7.5L-9.5-3.5C-6.5-5.5-3.5-6.5 0-6.5C7-6.5 12-1.5 12 6C12 13.5 7 18.5 0 18.5C-4.5 18.5-8.5 17-11.5 14",
  6:
    "M8.5-21C-4-18-11.5-7.5-11.5 5C-11.5 13.5-6.5 18.5.5 18.5C7 18.5 12 13.5 12 7C12 .5 7-4.5 1-4.5" +
    "C-5-4.5-10.5 0-11.5 5",
};

/** A stone with knocked-off corners. */
export const STONE =
  "M-37-48.6L-12-47.6L14-48.8L39-48.2Q46-47 47.8-40L48.8-15L47.7 13L48.6 38Q47 46.4 39.6 48L12 48.7L-14 47.8" +
  "L-39 48.6Q-46.6 46.6-48 39L-48.7 11L-47.8-16L-48.6-38Q-46.8-46.8-37-48.6z";
/** The lichen on one edge, as it grows on top: two of them meet at each corner. */
export const BAND =
  "M-42.6-42.6Q-40-45-35-44.8L-9-44.2L16-45L36-44.6Q40.6-44.6 42.6-42.6L26-26Q22-21.6 17.5-24.6Q13-27 9-23.2" +
  "Q5-20.6.5-24.4Q-4-27-8-22.8Q-12-20.4-17-24.6Q-21.6-28-26-26z";
/** Paler and darker growth on it. */
export const PALE =
  "M-35-42q4-2 8-.6t8-.4q-3 3.6-8 3t-8-2zM3-43q5-1.4 9 .4t7-.6q-3 4-8.4 3.2t-7.6-3zM-11-29q3-2.6 6.6-1t5.4-.4" +
  "q-2 3.6-6 2.8t-6-1.4zM22-31q3-2.4 6-.8t4.4-.8q-2 4-5.2 3.2t-5.2-1.6z";
export const DARK =
  "M-17-39.6q4 2 8 .4M11-33q4.6 1.6 9-1M-30-30.6q3 1.6 6.4.4M-2-34.6h.1M34-39.4h.1M-38-37h.1M30-35.6h.1" +
  "M-19.6-31.4h.1M6-40.6h.1";
/** Where the sign of an edge stands, as it lies on top. */
const SIGN_AT = 34.6;

/** Returns where the sign of an edge stands, counted clockwise from the top. */
export function signAt(side: number): readonly [x: number, y: number] {
  return (
    (
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const
    ).map(([x, y]) => [x * SIGN_AT, y * SIGN_AT] as const)[side] ?? [0, 0]
  );
}
