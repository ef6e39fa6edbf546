/** Numbers as text: below zero with the character U+2212, which is as high and as wide as a plus. */

import { FluentNumber, type Scope } from "@fluent/bundle";

/** A number inside a sentence. */
export class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** Returns an amount: `40`, `−10`, `0`. */
export function figure(amount: number): string {
  return new Figure(amount).toString();
}

/** Returns a gain or loss: `+40`, `−10`, `0`. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : figure(amount);
}
