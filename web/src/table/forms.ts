/** The form in which options are put: as a number field, as a row of buttons, or by the board alone. */

import { AMOUNT, type Barred, type Narrowed, type Option } from "./narrowing";

const NUMBERS_FROM = 8;
/** More uses than these do not fit beside a question. */
const MANY = 5;

/** Returns whether the options are amounts, better asked by a number field than by a row of buttons. */
export function isAmount(options: readonly Option[]): boolean {
  return options.length >= NUMBERS_FROM && options.every(isNumber);
}

/** A number lies nowhere on the board; a panel may still say it by its name. */
function isNumber({ id, target }: Option): boolean {
  return AMOUNT.test(id) && (target === null || target === `amount ${id}`);
}

/** Returns the uses that stand on the board: where they are many, the board offers them better than a row of buttons,
 * and says better why those that are barred are so.
 *
 * A word that is its own target has no place there, such as `pass`.
 */
export function onBoard({ asks, options, barred }: Narrowed): readonly (Option | Barred)[] {
  const [open, closed] = [options.filter(standsThere), barred.filter(standsThere)];
  if (asks !== 0 || open.length + closed.length <= MANY) return [];
  return open.length > MANY ? [...open, ...closed] : closed;
}

function standsThere({ id, target }: Option | Barred): boolean {
  return target !== null && target !== id;
}
