/** The symbols on the markers, as silhouettes around the origin, about 12 in every direction. */

import type { SymbolName } from "../box";

export const SYMBOLS: Record<SymbolName, string> = {
  star: "M0-12.5L3.4-4.2L12.2-3.6L5.4 2L7.6 10.6L0 5.9L-7.6 10.6L-5.4 2L-12.2-3.6L-3.4-4.2z",
  hat: "M-7-10.5H7L8 4.6H13q.8 4.4-3 5.4H-10q-3.8-1-3-5.4h5zM-7.800.6H7.8L7.5-3.4H-7.5z",
  pot:
    "M-12-6.5q0-3 3-3H9q3 0 3 3t-2.6 3C13 2 10.5 9 6.5 10.5L8 13H4l-.8-1.8h-6.4L-4 13h-4l1.5-2.5" +
    "C-10.5 9-13 2-9.4-3.5Q-12-3.5-12-6.5z",
  horseshoe:
    "M-8.5 11.5C-13.5 6.5-13-12 0-12S13.5 6.5 8.5 11.5L3.3 9.4C7.5 4.5 7-6 0-6S-7.5 4.5-3.3 9.4zM-9.7 1.5" +
    "a1.3 1.3 0 1 0 .01 0zM9.7 1.5a1.3 1.3 0 1 0 .01 0zM0-10.3a1.3 1.3 0 1 0 .01 0z",
  harp:
    "M-9.5 12V-8.5q0-4 4-3.5Q2-11 4.5-6.5Q7-3 10.5-3.5q2 0 2 2Q11.5 8-5 12zM-6-8.5V8.5L-3.6 7.8V-8.5zM-1.6-8V7.1" +
    "L.8 6V-6.4zM2.8-4.6V5L5.2 3.4V-1.9z",
};
