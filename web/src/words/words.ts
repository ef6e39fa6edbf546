/**
 * The text of phrases, events, prompts, reasons and rules. The counterpart of `folkmoot.text` in the browser: the same
 * text files, the same sentences.
 */

import type { FluentBundle } from "@fluent/bundle";
import type { Phrase, Reason } from "../wire/protocol";
import { Figure } from "./figures";

export type Value = string | number | (string | number)[];
export type Args = Record<string, Value>;

/** Variables of these names hold seats and become the players' names. */
const SEATS = ["seat", "other", "seats"];
/** The letter of every seat, the same in every game, so that colour is never the only mark. */
export const SEAT_LETTERS = "ABCDEFGHIJ";

/** A message that is missing or cannot be formatted: a bug in a text file. */
class MissingWords extends Error {}

/** Formats the messages of a bundle of text files, in its language, for one reader. */
export class Words {
  readonly language: string;

  constructor(
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
    /** The seat that reads: sentences address it as you. */
    readonly eye: number | null = null,
  ) {
    this.language = bundle.locales[0] ?? "en";
  }

  /** Returns the message of this key with its variables put into words. */
  say(key: string, args: Args = {}): string {
    return this.format(key, null, args);
  }

  /** Returns the longer explanation of a message, its attribute `help`. */
  help(key: string, args: Args = {}): string {
    return this.format(key, "help", args);
  }

  /** Returns what a phrase says. */
  phrase(phrase: Phrase): string {
    return this.format(phrase.key, null, phrase.args);
  }

  /** Returns the sentence for an event; its message is `event-` and the key. */
  event(line: { phrase: Phrase }): string {
    const sentence = this.format(`event-${line.phrase.key}`, null, line.phrase.args);
    return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
  }

  /** Returns the rule or reason with the clause that explains it: `RAI-32: space R3 is taken`. */
  why(reason: Reason): string {
    const clause = this.clause(reason);
    return /^\p{Lu}/u.test(reason.code) ? this.say("because", { rule: reason.code, clause }) : clause;
  }

  /** Returns the clause that explains a rule or reason: `space R3 is taken`. */
  clause(reason: Reason): string {
    return this.format(reason.code, "why", reason.args);
  }

  /** Returns the name of a component of a kind: `name("card", "red-7")`. */
  name(kind: string, id: string): string {
    const key = `name-${kind}`;
    if (!this.bundle.hasMessage(key)) return id;
    const parts = id.split("-");
    const args = { id, first: parts[0] ?? "", second: parts.at(-1) ?? "" };
    return this.resolve(key, null, args);
  }

  /** Returns the name of the player of a seat; "you" for the reader. */
  seatName(seat: number): string {
    if (seat === this.eye) return this.format("you", null, {});
    return this.names[seat] ?? this.say("player", { number: seat + 1 });
  }

  /** Returns whether there is a message of this key. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  private format(key: string, attribute: string | null, args: Args): string {
    const worded: Record<string, string | Figure> = {};
    for (const [name, value] of Object.entries(args)) worded[name] = this.worded(name, value);
    return this.resolve(key, attribute, { ...worded, ...this.address(args) });
  }

  private resolve(key: string, attribute: string | null, args: Record<string, string | number | Figure>): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.missing(`no words for '${key}'${attribute ? ` ${attribute}` : ""}`, key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) return this.missing(`words for '${key}': ${errors[0]?.message}`, text);
    return this.language === "fr" ? elided(text, args) : text;
  }

  /** Throws in tests; elsewhere logs the error and returns a fallback, so that the rest of the page is shown. */
  private missing(message: string, fallback: string): string {
    const error = new MissingWords(`${message} in ${this.language}`);
    if (import.meta.env.MODE === "test") throw error;
    console.error(error);
    return fallback;
  }

  /** Returns `$self` and `$other_self` (`yes` if the reader is meant), and the number of `seats` as `$count`. */
  private address(args: Args): Record<string, string | number> {
    const { seat, seats } = args;
    const alone = Array.isArray(seats) && seats.length === 1 && seats[0] === this.eye;
    const meant = this.eye !== null && (seat === undefined ? alone : seat === this.eye);
    const other = this.eye !== null && args.other === this.eye;
    const address = { self: meant ? "yes" : "no", other_self: other ? "yes" : "no" };
    return Array.isArray(seats) ? { ...address, count: seats.length } : address;
  }

  private worded(name: string, value: Value): string | Figure {
    if (Array.isArray(value)) return this.listed(value.map((item) => `${this.worded(name.replace(/s$/, ""), item)}`));
    if (typeof value === "string") return this.name(name, value);
    return SEATS.includes(name) ? this.seatName(value) : new Figure(value);
  }

  private listed(words: string[]): string {
    if (words.length < 2) return words.join("");
    return `${words.slice(0, -1).join(", ")} ${this.format("and", null, {})} ${words.at(-1)}`;
  }
}

/** Elides "de" and "que" before inserted words that begin with a vowel: "le tour d’Anne". */
function elided(text: string, args: Record<string, unknown>): string {
  const words = Object.values(args).filter((word) => typeof word === "string" && VOWEL.test(word)) as string[];
  if (words.length === 0) return text;
  return text.replace(/(?<!\p{L})([Dd]|[Qq]u)e /gu, (found, short: string, at: number) =>
    words.some((word) => text.startsWith(word, at + found.length)) ? `${short}’` : found,
  );
}

const VOWEL = /^([aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouéè]))/i;
