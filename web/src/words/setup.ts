/** A table's set-up in words. */

import type { GameInfo, Option, Setup } from "../wire/protocol";
import type { Words } from "./words";

type OptionValue = boolean | number | string;

const USUAL_BOT = "gnome";

/** Returns the text for a clock on a table's card. */
export function clockText(words: Words, { clock }: Setup): string {
  const { kind, ...times } = clock;
  return words.say(`card-clock-${kind}`, times);
}

/** Returns the words for a value of an option: the game's own (`value-NAME`) where it has some. */
export function valueText(words: Words, option: Option, value: OptionValue): string {
  const own = `value-${option.name}`;
  if (words.has(own)) return words.say(own, { value: typeof value === "number" ? value : String(value) });
  if (typeof value === "boolean") return words.say(value ? "value-yes" : "value-no");
  return value === "random" ? words.say("value-random") : String(value);
}

/** Returns the options that differ from the basic game, such as `Number of Days: 2`. */
export function changedOptions(words: Words, game: GameInfo, setup: Setup): string[] {
  return game.options.flatMap((option) => {
    const value = setup.options[option.name];
    if (value === undefined || value === option.default) return [];
    const name = words.say(`option-${option.name}`);
    return [words.say("labelled", { label: name, text: valueText(words, option, value) })];
  });
}

/** Returns what a bot is like in one line; nothing for one that is not ours. */
export function botLine(words: Words, bot: string): string {
  return words.has(`level-${bot}`) ? words.say(`level-${bot}`) : "";
}

/** Returns the bot that sits down where nobody has chosen one: the third strength, if it is there. */
export function usualBot(bots: readonly string[]): string | null {
  return bots.find((bot) => bot === USUAL_BOT) ?? bots[0] ?? null;
}
