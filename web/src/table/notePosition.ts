/** The position of a note beside its mark, within the screen. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 12;

/** Returns the upper left corner of a note: below its mark if there is room, else above; never beyond the edges. */
export function positionBeside(mark: Box, note: Box, width: number, height: number): { left: number; top: number } {
  const below = mark.top + mark.height + GAP;
  const fits = below + note.height + EDGE <= height;
  const top = fits ? below : mark.top - GAP - note.height;
  const left = mark.left + mark.width / 2 - note.width / 2;
  return {
    left: Math.max(EDGE, Math.min(left, width - note.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, height - note.height - EDGE)),
  };
}
