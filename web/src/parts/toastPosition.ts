/** Where notices are shown: at the lower edge of the window, but never over the field that is being typed in. */

/** Pixels between the notices and what they must not cover. */
const GAP = 16;

/** The upper and lower edge of something, in pixels from the top of the window. */
interface Edges {
  top: number;
  bottom: number;
}

/** Returns the pixels between notices of this height and the lower edge of the window, of which `inset` stay free. */
export function liftOf(height: number, inset: number, windowHeight: number, field: Edges | null): number {
  const lift = inset + GAP;
  if (field === null) return lift;
  const covered = field.bottom > windowHeight - lift - height && field.top < windowHeight - lift;
  const fitsAbove = field.top >= height + GAP;
  return covered && fitsAbove ? windowHeight - field.top + GAP : lift;
}
