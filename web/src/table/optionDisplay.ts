/** How options are shown: as a number field, as a row of buttons, or on the board alone. */

import { isAmount } from "./amounts";
import type { Barred, Narrowed, Option } from "./narrowing";

/** From this many amounts on, a number field replaces buttons. */
const FIELD_FROM = 8;
/** The most uses that fit beside a question. */
const MOST_BUTTONS = 5;

/** Returns whether the options are so many amounts that they need a number field. */
export function areAmounts(options: readonly Option[]): boolean {
  return options.length >= FIELD_FROM && options.every(isAmount);
}

/** Returns the uses to be folded because they stand on the board: where they are many, only the board offers them.
 *
 * A word that is its own target, such as `pass`, has no place on the board.
 */
export function foldedOptions({ asks, options, barred }: Narrowed): readonly (Option | Barred)[] {
  const [open, closed] = [options.filter(standsOnBoard), barred.filter(standsOnBoard)];
  if (asks !== 0 || open.length + closed.length <= MOST_BUTTONS) return [];
  return open.length > MOST_BUTTONS ? [...open, ...closed] : closed;
}

function standsOnBoard({ id, target }: Option | Barred): boolean {
  return target !== null && target !== id;
}
