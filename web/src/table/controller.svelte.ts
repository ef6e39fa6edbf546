/** The state of one person's table page: the seat that looks, the parts chosen so far, and the commands it sends. */

import type { AnyView } from "../games";
import type { GameModule } from "../games/module";
import { language } from "../state/language.svelte";
import { toasts } from "../state/toasts.svelte";
import { type Choice, type Effect, type Prompt, questionOf } from "../wire/prompts";
import type { Because, Foreseen, Line, Reason, Refused, Room } from "../wire/protocol";
import type { Answer, CommandBody, Sight, TableSession } from "../wire/session.svelte";
import type { Words } from "../words/words";
import { ChatMarker } from "./chatMarker.svelte";
import { type Curtain, curtain } from "./curtain";
import { Foresight } from "./foresight.svelte";
import { Moderation } from "./moderation.svelte";
import { type Muted, readMuted, storeMuted } from "./mutes";
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
import { Telling } from "./telling.svelte";
import { Undo } from "./undo";

/** Why a move is not possible: a clause, and the rule that says so. */
export interface Explanation {
  text: string;
  rule: string | null;
}

export class TableController {
  /** The seat that looks; null watches as a spectator does. */
  eye: number | null = $state(null);
  hovered: Option | null = $state.raw(null);
  /** The update that asked for the move which is being sent. */
  private sentFor: Sight | null = $state.raw(null);
  readonly undo = new Undo(this);
  /** The device stays with the seat that looks, although another own seat is asked. */
  deviceStays = $state(false);
  /** The guests whose chat this guest has muted, with their names. */
  muted: Muted = $state.raw(new Map());
  /** How far the chat has been read. */
  readonly chatMarker: ChatMarker;
  /** Whom this guest silences and removes, as host of the table. */
  readonly moderation = new Moderation(
    (body) => this.send(body),
    (body) => this.settle(body),
  );
  /** The picks are an advised move. */
  hinted = $state(false);
  /** Per own seat, the number of the last line when it acted last; at first, when it first looked. */
  private actedAt: Readonly<Record<number, number>> = $state.raw({});
  /** What the board shows, and what the page tells of it. */
  readonly telling: Telling;
  private picked: { question: string; picks: readonly Pick[] } = $state.raw({ question: "", picks: [] });
  private explained: { question: string; explanation: Explanation } | null = $state.raw(null);

  /** The table; a game that has ended goes on until the board has shown it. */
  readonly room: Room | null = $derived.by(() => {
    const { room } = this.session;
    return room?.phase === "over" && this.telling.behind ? { ...room, phase: "playing" } : room;
  });
  readonly update: Sight | null = $derived.by(() => this.telling.told.update);
  readonly lines: readonly Line[] = $derived.by(() => this.telling.told.lines);
  /** The lines that were told last. */
  readonly news: readonly Line[] = $derived.by(() => this.telling.told.news);
  readonly guest: string | null = $derived.by(() => this.session.you?.guest ?? null);
  readonly isHost: boolean = $derived(this.guest !== null && this.room?.host === this.guest);
  readonly ownSeats: readonly number[] = $derived(this.room ? ownSeats(this.room, this.guest) : []);
  readonly names: readonly string[] = $derived(this.room?.chairs.map((chair) => chair.name) ?? []);
  readonly words: Words = $derived.by(() => language.words(this.game, this.names, this.eye));
  readonly view: AnyView | null = $derived((this.update?.view as AnyView | undefined) ?? null);
  /** The seats that must decide now. */
  readonly deciders: readonly number[] = $derived(this.view?.deciders ?? []);
  readonly curtain: Curtain = $derived(
    this.room ? curtain(this.room, this.ownSeats, this.deciders, this.eye) : { eye: null, giveTo: null },
  );
  /** The device goes to the seat that looks, which must show itself before its secrets are seen. */
  private passing = $state(false);
  /** The page shows nothing that any other own seat may not see. */
  private readonly isOpen: boolean = $derived(this.update?.secrets === false);
  /** The curtain is down: the table must not be shown. */
  readonly hidden: boolean = $derived(
    this.curtain.giveTo !== null
      ? !this.deviceStays && !this.isOpen
      : this.passing && this.update !== null && !this.isOpen,
  );
  /** Whom the curtain calls. */
  readonly called: number | null = $derived(this.curtain.giveTo ?? this.eye);
  readonly prompt: Prompt | null = $derived.by(() => this.asked());
  /** A move is being sent, or the update after it has not arrived yet. */
  readonly sending: boolean = $derived(this.sentFor !== null && this.sentFor === this.update);
  /** What is asked, as a text that is another for every other question. */
  readonly question: string = $derived(this.prompt ? questionOf(this.prompt) : "");
  /** What is asked has been answered, and the board still shows what came of that. */
  readonly answered: boolean = $derived.by(() => {
    const next = this.session.update?.prompt;
    return this.telling.behind && this.prompt !== null && (!next || questionOf(next) !== this.question);
  });
  /** Nothing can be answered now. */
  readonly busy: boolean = $derived(this.sending || this.answered);
  /** Why the last touch was of no use; shown until the next touch or the next question. */
  readonly explanation: Explanation | null = $derived(
    this.explained?.question === this.question ? this.explained.explanation : null,
  );
  /** Empty once an update answers a sent move, even if an undo asks the same question again. */
  readonly picks: readonly Pick[] = $derived(
    this.picked.question === this.question && (this.sentFor === null || this.sending) ? this.picked.picks : [],
  );
  /** The answer as far as it is picked. */
  readonly answer: Narrowed | null = $derived.by(() => {
    return this.prompt ? narrowed(this.prompt, this.picks) : null;
  });
  readonly chosen: readonly string[] = $derived(this.answer ? chosenIds(this.answer) : []);
  readonly glows = $derived(this.prompt && !this.answered ? glows(this.prompt, this.picks, this.hovered) : new Map());
  private readonly foresight: Foresight = $derived.by(() => {
    const seat = this.prompt?.seat;
    return new Foresight((move) => this.effectOf(seat, move));
  });
  /** The fleeting lines that this seat has not yet acknowledged. */
  readonly fleeting: readonly Line[] = $derived(this.eye === null ? [] : this.lines.filter((line) => line.fleeting));
  /** The lines since the looking seat acted last; for a spectator, those of the last update. */
  readonly lately: readonly Line[] = $derived.by(() => {
    const actedAt = this.eye === null ? undefined : this.actedAt[this.eye];
    return actedAt === undefined ? this.news : this.lines.filter((line) => line.seq > actedAt);
  });
  readonly playsAlone: boolean = $derived(this.room !== null && playsAlone(this.room, this.guest));
  /** How many moves the looking seat may take back. */
  readonly undoCount: number = $derived(
    this.room?.phase === "playing" && this.eye !== null ? (this.update?.undo ?? 0) : 0,
  );

  constructor(
    readonly session: TableSession,
    readonly table: string,
    readonly game: string,
    readonly module: GameModule<AnyView>,
    eye: number | null,
  ) {
    this.eye = eye;
    this.telling = new Telling(session, module.staging);
    this.muted = readMuted(table);
    this.chatMarker = new ChatMarker(table);
  }

  /** Ends what is shown; where all others are bots, they answer at once as well. */
  skip(): void {
    this.telling.catchUp();
    if (this.playsAlone) void this.send({ do: "skip" });
  }

  /** Returns what a choice does; null if that is not known yet. */
  foresee(choice: Choice): Effect | null {
    return this.foresight.of(choice);
  }

  /** Follows the seats: a guest with one seat looks from it, also after seats were drawn. Call it in an effect. */
  followSeats(): void {
    if (this.curtain.giveTo === null && this.curtain.eye !== this.eye && this.room) this.lookFrom(this.curtain.eye);
    if (this.curtain.giveTo === null) this.deviceStays = false;
    if (this.passing && this.isOpen) this.passing = false;
    if (this.curtain.giveTo !== null && !this.deviceStays && this.isOpen) {
      this.lookFrom(this.curtain.giveTo);
      this.passing = true;
    }
    const { eye, update } = this;
    if (eye !== null && update?.eye === eye && !(eye in this.actedAt))
      this.actedAt = { ...this.actedAt, [eye]: update.seq };
  }

  /** Looks from the next seat: the device has been given to its player. */
  liftCurtain(): void {
    this.passing = false;
    if (this.curtain.giveTo !== null) this.lookFrom(this.curtain.giveTo);
  }

  /** Picks one of the options; sends the move where that decides it. */
  choose(option: Option): void {
    if (this.upToDate() && this.answer) this.pick(chooseOption(this.answer, option));
  }

  /** Touches an element of the board: picks it, or explains why it cannot be picked. */
  async touch(element: string): Promise<void> {
    this.dismiss();
    if (!this.upToDate()) return;
    const picks = this.prompt && !this.sending ? touch(this.prompt, this.picks, element) : null;
    if (picks) return this.pick(picks);
    if (this.room?.phase === "over" || this.room?.phase === "frozen") return;
    if (this.eye === null) return;
    await this.explainBy({ do: "touch", seat: this.prompt?.seat ?? this.eye, element, chosen: [...this.chosen] });
  }

  /** Does what a number key stands for: chooses, confirms, or asks why not. */
  press(key: number): void {
    const { answer } = this;
    const option = answer?.options.find((offered) => offered.key === key);
    const barred = answer?.barred.find((known) => known.key === key);
    if (option) this.choose(option);
    else if (barred) void this.why(barred.probe);
    else if (answer?.choice && answer.key === key) this.confirm();
  }

  /** Sends the one choice that is left. */
  confirm(): void {
    if (this.upToDate() && this.answer?.choice) void this.play(this.answer.choice.move);
  }

  /** The board answers this question alone, in a panel of its own. */
  readonly inPanel: boolean = $derived.by(() => this.module.panels?.includes(this.prompt?.id ?? "") ?? false);

  /** Sends a choice whose whole effect a panel of the board has said; returns whether it was taken. */
  async playNow(move: string): Promise<boolean> {
    const offered = this.upToDate() && this.prompt?.choices.some((choice) => choice.move === move);
    return offered ? this.play(move) : false;
  }

  /** Takes the last part back; returns whether there was one. */
  back(): boolean {
    const had = this.picks.length > 0;
    if (had) this.set(takenBack(this.picks));
    return had;
  }

  /** Asks why a move, or the beginning of one, is not offered. */
  async why(move: string): Promise<void> {
    const seat = this.prompt?.seat ?? this.eye;
    if (seat !== null) await this.explainBy({ do: "why", seat, move });
  }

  private async explainBy(body: Extract<CommandBody, { do: "why" | "touch" }>): Promise<void> {
    const { question } = this;
    const answer = await this.send(body);
    if (answer?.type !== "because" || this.question !== question) return;
    const { reason, move } = answer as Because;
    // What is possible in another way than chosen so far is chosen instead.
    const picks = body.do === "touch" && !reason && move && this.prompt ? picksFor(this.prompt, move) : null;
    if (picks) return this.set(picks);
    const nothing = { text: this.words.say(move === null ? "table-no-use" : "table-legal"), rule: null };
    this.explain(reason ? this.explanationOf(reason) : nothing);
  }

  /** Closes the explanation. */
  dismiss(): void {
    this.explained = null;
  }

  /** Picks an advised move; the person still confirms it. */
  prepare(move: string): void {
    const picks = this.upToDate() && this.prompt ? picksFor(this.prompt, move) : null;
    if (!picks || this.sending) return;
    this.set(picks);
    this.hinted = true;
  }

  /** Acknowledges the fleeting lines. */
  async acknowledge(): Promise<void> {
    const last = this.fleeting.at(-1);
    if (last && this.eye !== null) await this.send({ do: "noticed", seat: this.eye, seq: last.seq });
  }

  /** Mutes or unmutes another guest's chat. */
  async mute(guest: string, name: string, on: boolean): Promise<void> {
    if (!(await this.settle({ do: "mute", guest, on }))) return;
    this.muted = storeMuted(this.table, this.muted, guest, on ? name : null);
  }

  /** Whether the host may silence or remove the author of a line of chat: everybody who holds no seat. */
  mayRestrict(author: string): boolean {
    return this.isHost && author !== this.guest && !this.room?.chairs.some(({ guest }) => guest === author);
  }

  /** Sends a command; shows a refusal to the person and returns null. */
  async send(body: CommandBody, put: (code: string) => string | null = (code) => code): Promise<Answer | null> {
    try {
      return await this.session.send(body);
    } catch (refused) {
      const code = put((refused as Refused).code);
      if (code !== null) this.showRefusal({ ...(refused as Refused), code });
      return null;
    }
  }

  /** Opens the table where the group meets again; another player may have been faster. */
  openRematch(): Promise<boolean> {
    return this.settle({ do: "rematch" }, "already-moved-on");
  }

  /** Sends a command that sets something; returns whether it is so now, also if it was so before (refused as `so`). */
  private async settle(body: CommandBody, so = "no-change"): Promise<boolean> {
    try {
      await this.session.send(body);
      return true;
    } catch (refused) {
      const settled = (refused as Refused).code === so;
      if (!settled) this.showRefusal(refused);
      return settled;
    }
  }

  private showRefusal(refused: unknown): void {
    const reason = (refused as { reason?: Reason | null }).reason;
    if (reason) this.explain(this.explanationOf(reason));
    else toasts.showError(refused);
  }

  /** The question to a seat of this guest, unless the guest has left the game. */
  private asked(): Prompt | null {
    const prompt = this.update?.prompt ?? null;
    if (prompt === null || this.room?.phase !== "playing" || !this.ownSeats.includes(prompt.seat)) return null;
    return this.room.chairs[prompt.seat]?.left === null ? prompt : null;
  }

  private pick(picks: readonly Pick[]): void {
    this.set(picks);
    const { answer } = this;
    const mustConfirm = answer?.choice?.warning || (answer?.choice?.reveals && settings.warn);
    if (answer?.choice && answer.decided && !mustConfirm) void this.play(answer.choice.move);
  }

  /** Takes all parts back. */
  clear(): void {
    this.set([]);
  }

  private set(picks: readonly Pick[]): void {
    if (this.sending) return;
    this.picked = { question: this.question, picks };
    this.sentFor = null;
    this.hovered = null;
    this.hinted = false;
    this.dismiss();
  }

  /** Sends a move; returns whether it was taken. */
  private async play(move: string): Promise<boolean> {
    const { prompt, update } = this;
    if (!prompt || !update || this.sending) return false;
    this.sentFor = update;
    const { seq, secret_steps, hash } = update;
    // Nobody is faster than a person alone with bots: it was their own second press.
    const put = (code: string) => (code === "stale" && this.playsAlone ? null : code);
    const answer = await this.send({ do: "play", seat: prompt.seat, seq, secret_steps, move, hash }, put);
    if (answer) {
      this.actedAt = { ...this.actedAt, [prompt.seat]: seq + 1 };
      return true;
    }
    this.sentFor = null;
    this.picked = { question: "", picks: [] };
    return false;
  }

  /** Catches up with what has happened; returns whether the question is still the one that was answered. */
  private upToDate(): boolean {
    if (!this.telling.behind) return true;
    const { question } = this;
    this.telling.catchUp();
    return this.question === question;
  }

  private async effectOf(seat: number | undefined, move: string): Promise<Effect | null> {
    if (seat === undefined) return null;
    const answer = await this.session.send({ do: "effect", seat, move }).catch(() => null);
    const effect = answer?.type === "foreseen" ? (answer as Foreseen).effect : null;
    return effect as Effect | null;
  }

  private lookFrom(eye: number | null): void {
    this.eye = eye;
    this.deviceStays = false;
    this.dismiss();
    this.session.look(eye);
  }

  private explain(explanation: Explanation): void {
    this.explained = { question: this.question, explanation };
  }

  private explanationOf(reason: Reason): Explanation {
    const rule = this.words.has(reason.code) && /^[A-Z]/.test(reason.code) ? reason.code : null;
    return { text: rule ? this.words.clause(reason) : this.words.why(reason), rule };
  }
}
