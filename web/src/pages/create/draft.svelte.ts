/** A table before it is opened: the values of the form, and the set-up made of them. */

import { readSituation } from "../../wire/api";
import type { GameInfo, NewTable, Option, Setup, Situation } from "../../wire/protocol";
import { usualBot } from "../../words/setup";

export type Sitter = "here" | "friend" | "bot";
export type ClockKind = Setup["clock"]["kind"];
type OptionValue = boolean | number | string;

/** A chair other than the owner's. */
export interface DraftChair {
  sitter: Sitter;
  /** The name of a person who shares this device. */
  name: string;
  bot: string;
}

/** Returns whether whoever sits on a chair has a name, if it is up to the owner to say it. */
export function isNamed({ sitter, name }: DraftChair): boolean {
  return sitter !== "here" || name.trim() !== "";
}

const MOST_CHAIRS = 10;

/** The seats of a new table where the game allows it: its owner and two bots. */
const USUAL = 3;

export class Draft {
  seats: number = $state(0);
  /** The chairs other than the owner's; those beyond `seats` are remembered, not used. */
  readonly others: DraftChair[] = $state([]);
  readonly chosen: Record<string, OptionValue> = $state({});
  clock: ClockKind = $state("none");
  minutes = $state(20);
  increment = $state(10);
  days = $state(3);
  seating: Setup["seating"] = $state("random");
  spectators: Setup["spectators"] = $state("welcome");
  private = $state(false);
  /** What was pasted, to begin from a situation. */
  pasted = $state("");
  /** The situation that was read from it; null for the ordinary deal. */
  situation: Situation | null = $state.raw(null);
  /** The owner's seat in the situation. */
  seat = $state(0);
  private readText = "";

  constructor(readonly game: GameInfo) {
    this.seats = game.default_player_counts.find((seats) => seats >= USUAL) ?? game.player_counts[0] ?? USUAL;
    // The table is complete from the start.
    const bot = usualBot(game.bots) ?? "";
    this.others = Array.from({ length: MOST_CHAIRS - 1 }, () => ({ sitter: bot ? "bot" : "friend", name: "", bot }));
    this.chosen = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  }

  /** The chairs other than the owner's for this number of players. */
  get chairs(): DraftChair[] {
    return this.others.slice(0, this.seats - 1);
  }

  /** The option values that this number of players requires. */
  get needed(): Record<string, OptionValue> {
    return this.game.required_options[String(this.seats)] ?? {};
  }

  /** Every option's value, including those that this number of players requires. */
  get options(): Record<string, OptionValue> {
    const allowed = this.game.options.map((option) => {
      const chosen = this.chosen[option.name] ?? option.default;
      return [option.name, this.isRuledOut(option, chosen) ? option.default : chosen];
    });
    return { ...Object.fromEntries(allowed), ...this.needed };
  }

  /** The values of an option that this number of players allows. */
  valuesOf(option: Option): OptionValue[] {
    return option.values.filter((value) => !this.isRuledOut(option, value));
  }

  /** How many options differ from the basic game. */
  get changed(): number {
    return this.game.options.filter((option) => this.options[option.name] !== option.default).length;
  }

  /**
   * Reads what was pasted, unless it was read before: number of players and options are those of the situation.
   * Throws why it cannot be played.
   */
  async readSituation(): Promise<void> {
    const text = this.pasted.trim();
    if (text === this.readText) return;
    this.situation = null;
    this.readText = "";
    if (text === "") return;
    const told = await readSituation(text);
    if (told.game !== this.game.id) throw { code: "other-game", args: { game: told.game } };
    this.readText = text;
    this.situation = told;
    this.seats = told.players;
    this.seat = Math.min(this.seat, told.players - 1);
  }

  count(sitter: Sitter): number {
    return this.chairs.filter((chair) => chair.sitter === sitter).length;
  }

  /** Whether everybody who shares this device has a name. */
  get named(): boolean {
    return this.chairs.every(isNamed);
  }

  /** Returns the table to be opened: its owner first, then those at the same device, friends, bots last. */
  table(me: string): NewTable {
    const here = this.chairs.filter((chair) => chair.sitter === "here");
    const names = [me, ...here.map((chair) => chair.name.trim())];
    return { setup: this.setup(), names, first_chair: this.situation ? this.seat : 0, salts: [] };
  }

  private isRuledOut(option: Option, value: OptionValue): boolean {
    return this.game.ruled_out[String(this.seats)]?.[option.name]?.includes(value) ?? false;
  }

  private setup(): Setup {
    return {
      game: this.game.id,
      seats: this.seats,
      options: this.situation?.options ?? this.options,
      bots: this.chairs.filter((chair) => chair.sitter === "bot").map((chair) => chair.bot),
      clock: this.clockSetup(),
      seating: this.situation ? "chosen" : this.seating,
      spectators: this.spectators,
      private: this.private,
      situation: this.situation?.facts ?? null,
    };
  }

  private clockSetup(): Setup["clock"] {
    if (this.clock === "live") return { kind: "live", minutes: this.minutes, increment: this.increment };
    return this.clock === "days" ? { kind: "days", days: this.days } : { kind: "none" };
  }
}
