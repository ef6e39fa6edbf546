/** The rainbow's seven colours, and a shape for each, so that colour is never alone: around the origin, about 14
 * wide. */

import type { Pawn } from "../box";

export interface PawnLook {
  hex: string;
  /** Ink or cream, whichever is seen on the colour. */
  pen: string;
  shape: string;
}

export const PAWN_LOOKS: Readonly<Record<Pawn, PawnLook>> = {
  red: {
    hex: "#cf4437",
    pen: "#fff3e0",
    shape: "M0 14C-20 0-15-14-7-13C-3-13-1-10 0-7C1-10 3-13 7-13C15-14 20 0 0 14z",
  },
  orange: { hex: "#ea8a2e", pen: "#2b2a26", shape: "M0-14L15 12H-15z" },
  yellow: {
    hex: "#f2cd45",
    pen: "#2b2a26",
    shape: "M0-16L4.4-5.2L16-4.5L7 3L10 14.5L0 8L-10 14.5L-7 3L-16-4.5L-4.4-5.2z",
  },
  green: { hex: "#4d9a50", pen: "#fff3e0", shape: "M-13 14C-17-4-5-15 14-14C16 4 6 15-7 12L-11 16zM-8 9L5-5" },
  blue: { hex: "#3d8fc9", pen: "#fff3e0", shape: "M0-16C8-5 12 1 12 6A12 11 0 0 1-12 6C-12 1-8-5 0-16z" },
  indigo: { hex: "#3c4699", pen: "#fff3e0", shape: "M0-16L14 0L0 16L-14 0z" },
  violet: { hex: "#8d4fb5", pen: "#fff3e0", shape: "M6-15A15.5 15.5 0 1 0 15 8A12.5 12.5 0 0 1 6-15z" },
};
