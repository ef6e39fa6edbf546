/** One person's place at a table: what is looked at, what is being chosen, and what is sent. The components draw it. */

import type { AnyView } from "../games";
import type { GameModule } from "../games/module";
import { language } from "../state/language.svelte";
import { toasts } from "../state/toasts.svelte";
import type { Because, Hinted, Line, Prompt, Reason, Room, Update } from "../wire/protocol";
import type { CommandBody, TableSession } from "../wire/session.svelte";
import type { Words } from "../words/words";
import { type Curtain, curtain } from "./curtain";
import { type Muted, mutedAt, withMuted } from "./mutes";
import {
  chooseOption,
  chosenIds,
  glows,
  type Narrowed,
  narrowed,
  type Option,
  type Pick,
  picksFor,
  takenBack,
  touch,
} from "./narrowing";
import { ownSeats, playsAlone } from "./seating";
import { settings } from "./settings.svelte";

/** Something the page explains: a reason why not. */
export interface Told {
  text: string;
  rule: string | null;
}

export class Desk {
  /** The seat that looks; null watches as a spectator does. */
  eye: number | null = $state(null);
  hovered: Option | null = $state.raw(null);
  /** The update that asked for a move which is on its way. */
  private sentFor: Update | null = $state.raw(null);
  /** The device stays with the seat that looks, although another own seat is asked. */
  stays = $state(false);
  /** The guests whom this one does not want to read, with their names. */
  muted: Muted = $state.raw(new Map());
  /** The picks are a bot's advice. */
  hinted = $state(false);
  /** What each own seat did last, as the number of its lines; at first, what it saw first. */
  private acted: Readonly<Record<number, number>> = $state.raw({});
  private picked: { question: string; picks: readonly Pick[] } = $state.raw({ question: "", picks: [] });
  private answered: { question: string; told: Told } | null = $state.raw(null);

  readonly room: Room | null = $derived.by(() => this.session.room);
  readonly update: Update | null = $derived.by(() => this.session.update);
  readonly lines: readonly Line[] = $derived.by(() => this.session.lines);
  readonly guest: string | null = $derived.by(() => this.session.you?.guest ?? null);
  readonly own: readonly number[] = $derived(this.room ? ownSeats(this.room, this.guest) : []);
  readonly names: readonly string[] = $derived(this.room?.chairs.map((chair) => chair.name) ?? []);
  readonly words: Words = $derived.by(() => language.words(this.game, this.names, this.eye));
  readonly view: AnyView | null = $derived((this.update?.view as AnyView | undefined) ?? null);
  /** The seats that must decide now. */
  readonly deciders: readonly number[] = $derived(this.view?.deciders ?? []);
  readonly curtain: Curtain = $derived(
    this.room ? curtain(this.room, this.own, this.deciders, this.eye) : { eye: null, giveTo: null },
  );
  /** The curtain is down: nothing of the table may be shown. */
  readonly hidden: boolean = $derived(this.curtain.giveTo !== null && !this.stays);
  readonly prompt: Prompt | null = $derived.by(() => this.asked());
  /** A move is on its way, or what it did has not come back yet. */
  readonly sending: boolean = $derived(this.sentFor !== null && this.sentFor === this.update);
  private readonly question: string = $derived(this.prompt ? questionOf(this.prompt) : "");
  /** Why the last touch was of no use: it can be read until the next one, or until another question is put. */
  readonly told: Told | null = $derived(this.answered?.question === this.question ? this.answered.told : null);
  /** What was sent is picked no longer once something came back, even if an undo asks the same again. */
  readonly picks: readonly Pick[] = $derived(
    this.picked.question === this.question && (this.sentFor === null || this.sending) ? this.picked.picks : [],
  );
  readonly state: Narrowed | null = $derived.by(() => {
    const { prompt, view } = this;
    if (!prompt || !view) return null;
    return narrowed(prompt, this.picks, (element) => this.module.uses(view, element));
  });
  readonly chosen: readonly string[] = $derived(this.state ? chosenIds(this.state) : []);
  readonly glows = $derived(this.prompt ? glows(this.prompt, this.picks, this.hovered) : new Map());
  /** What this seat has been shown for a moment and has not yet acknowledged. */
  readonly fleeting: readonly Line[] = $derived(this.eye === null ? [] : this.lines.filter((line) => line.fleeting));
  /** What happened since the looking seat's own last act; for a spectator, what happened just now. */
  readonly lately: readonly Line[] = $derived.by(() => {
    const acted = this.eye === null ? undefined : this.acted[this.eye];
    return acted === undefined ? this.session.news : this.lines.filter((line) => line.seq > acted);
  });
  readonly alone: boolean = $derived(this.room !== null && playsAlone(this.room, this.guest));
  readonly undo: number = $derived(this.room?.phase === "playing" && this.eye !== null ? (this.update?.undo ?? 0) : 0);

  constructor(
    readonly session: TableSession,
    readonly table: string,
    readonly game: string,
    readonly module: GameModule<AnyView>,
    eye: number | null,
  ) {
    this.eye = eye;
    this.muted = mutedAt(table);
  }

  /** Follows the seats: a guest with one seat looks from it, also after seats were drawn. Call it in an effect. */
  followSeats(): void {
    if (this.curtain.giveTo === null && this.curtain.eye !== this.eye && this.room) this.lookFrom(this.curtain.eye);
    if (this.curtain.giveTo === null) this.stays = false;
    const { eye, update } = this;
    if (eye !== null && update?.eye === eye && !(eye in this.acted)) this.acted = { ...this.acted, [eye]: update.seq };
  }

  /** The device has been given to the next person. */
  liftCurtain(): void {
    if (this.curtain.giveTo !== null) this.lookFrom(this.curtain.giveTo);
  }

  /** Presses one of the options; sends where it was the last word. */
  choose(option: Option): void {
    if (this.state) this.pick(chooseOption(this.state, option));
  }

  /** Touches an element of the board: chooses it, or says why it cannot be chosen. */
  async touch(element: string): Promise<void> {
    this.dismiss();
    const picks = this.prompt && !this.sending ? touch(this.prompt, this.picks, element) : null;
    if (picks) return this.pick(picks);
    if (this.room?.phase === "over") return;
    const probe = this.view ? this.module.probe(this.view, element, this.chosen) : null;
    if (probe !== null) await this.why(probe);
    else if (this.eye !== null) this.tell({ text: this.words.say("table-no-use"), rule: null });
  }

  /** Does what a number key stands for: chooses, confirms, or asks why not. */
  press(key: number): void {
    const { state } = this;
    const option = state?.options.find((each) => each.key === key);
    const barred = state?.barred.find((each) => each.key === key);
    if (option) this.choose(option);
    else if (barred) void this.why(barred.probe);
    else if (state?.choice && state.key === key) this.confirm();
  }

  /** Sends the one choice that is left. */
  confirm(): void {
    if (this.state?.choice) void this.play(this.state.choice.move);
  }

  /** Takes the last part back; tells whether there was one. */
  back(): boolean {
    const had = this.picks.length > 0;
    if (had) this.set(takenBack(this.picks));
    return had;
  }

  /** Asks why a move, or the beginning of one, is not offered. */
  async why(move: string): Promise<void> {
    const seat = this.prompt?.seat ?? this.eye;
    if (seat === null) return;
    const answer = await this.send({ do: "why", seat, move });
    if (answer?.type !== "because") return;
    const { reason } = answer as Because;
    this.tell(reason ? this.explained(reason) : { text: this.words.say("table-legal"), rule: null });
  }

  /** Closes what was explained. */
  dismiss(): void {
    this.answered = null;
  }

  /** Fills in what a bot would play; the person still confirms. */
  async hint(): Promise<void> {
    const { prompt, question } = this;
    if (!prompt || this.sending) return;
    const answer = await this.send({ do: "hint", seat: prompt.seat });
    const picks = answer?.type === "hinted" ? picksFor(prompt, (answer as Hinted).move) : null;
    if (!picks || this.question !== question) return;
    this.set(picks);
    this.hinted = true;
  }

  async takeBack(): Promise<void> {
    if (!this.update || this.eye === null || this.undo === 0) return;
    // The question that comes back is to be answered afresh.
    this.set([]);
    await this.send({ do: "undo", seat: this.eye, seq: this.update.seq, secret_steps: this.update.secret_steps });
  }

  async notice(): Promise<void> {
    const last = this.fleeting.at(-1);
    if (last && this.eye !== null) await this.send({ do: "noticed", seat: this.eye, seq: last.seq });
  }

  /** Stops or resumes reading another guest. */
  async mute(guest: string, name: string, on: boolean): Promise<void> {
    if (!(await this.send({ do: "mute", guest, on }))) return;
    this.muted = withMuted(this.table, this.muted, guest, on ? name : null);
  }

  /** Sends a command; a refusal is told to the person and answered by null. */
  async send(body: CommandBody): Promise<Awaited<ReturnType<TableSession["send"]>> | null> {
    try {
      return await this.session.send(body);
    } catch (refused) {
      const reason = (refused as { reason?: Reason | null }).reason;
      if (reason) this.tell(this.explained(reason));
      else toasts.failed(refused);
      return null;
    }
  }

  /** The question put to a seat of this guest that he still plays himself. */
  private asked(): Prompt | null {
    const prompt = this.update?.prompt ?? null;
    if (prompt === null || this.room?.phase !== "playing" || !this.own.includes(prompt.seat)) return null;
    return this.room.chairs[prompt.seat]?.left === null ? prompt : null;
  }

  private pick(picks: readonly Pick[]): void {
    this.set(picks);
    const state = this.state;
    const asks = state?.choice?.reveals && settings.warn;
    if (state?.choice && state.decided && !asks) void this.play(state.choice.move);
  }

  private set(picks: readonly Pick[]): void {
    if (this.sending) return;
    this.picked = { question: this.question, picks };
    this.sentFor = null;
    this.hovered = null;
    this.hinted = false;
    this.dismiss();
  }

  private async play(move: string): Promise<void> {
    const { prompt, update } = this;
    if (!prompt || !update || this.sending) return;
    this.sentFor = update;
    const { seq, secret_steps, hash } = update;
    const answer = await this.send({ do: "play", seat: prompt.seat, seq, secret_steps, move, hash });
    if (answer) {
      this.acted = { ...this.acted, [prompt.seat]: seq + 1 };
      return;
    }
    this.sentFor = null;
    this.picked = { question: "", picks: [] };
  }

  private lookFrom(eye: number | null): void {
    this.eye = eye;
    this.stays = false;
    this.dismiss();
    this.session.look(eye);
  }

  private tell(told: Told): void {
    this.answered = { question: this.question, told };
  }

  private explained(reason: Reason): Told {
    const rule = this.words.has(reason.code) && /^[A-Z]/.test(reason.code) ? reason.code : null;
    const text = this.words.why(reason);
    return { text: text.slice(0, 1).toUpperCase() + text.slice(1), rule };
  }
}

/** The same question asked again, after something happened elsewhere, keeps what was picked. */
function questionOf(prompt: Prompt): string {
  return JSON.stringify([prompt.id, prompt.seat, prompt.choices.map((choice) => choice.move)]);
}
