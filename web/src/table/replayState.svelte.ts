/** The state of a replay: the turn, the eye, and the view there. */

import type { AnyView } from "../games";
import * as api from "../wire/api";
import type { Line, Moment, Outline, Turn } from "../wire/protocol";
import { type Eye, pace, type Speed } from "./replayNavigation";

export class ReplayState {
  at = $state(0);
  eye: Eye = $state("all");
  speed: Speed = $state(1);
  playing = $state(false);
  view: AnyView | null = $state.raw(null);
  /** The lines that the board animates: those of the turn after one turn forward, none after a jump. */
  news: readonly Line[] = $state.raw([]);
  failed: unknown = $state.raw(null);
  private outline: Outline = $state.raw({} as Outline);
  private readonly moments = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly game: string;
  readonly names: readonly string[];
  readonly fromSituation: boolean;
  readonly last: number = $derived(Math.max(0, this.outline.turns.length - 1));
  readonly turn: Turn | null = $derived(this.outline.turns[this.at] ?? null);
  readonly turns: readonly Turn[] = $derived(this.outline.turns);

  constructor(outline: Outline, eye: Eye, at: number) {
    this.outline = outline;
    this.game = outline.game;
    this.names = outline.names;
    this.fromSituation = outline.from_situation;
    this.eye = eye;
    this.at = at;
    void this.show(false);
  }

  /** Goes to a turn; the next turn is animated, any other is a jump. */
  go(at: number): void {
    const forward = at === this.at + 1;
    this.at = Math.min(this.last, Math.max(0, at));
    if (this.at === this.last) this.playing = false;
    void this.show(forward);
  }

  /** Shows the same turn through another eye. */
  async look(eye: Eye): Promise<void> {
    this.eye = eye;
    try {
      const outline = await api.outline(this.outline.id, eye);
      if (eye === this.eye) this.outline = outline;
    } catch (error) {
      this.failed = error;
    }
    void this.show(false);
  }

  /** Starts or stops the playback; at the end it starts from the beginning. */
  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.scheduleNext();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private scheduleNext(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.playing) this.scheduleNext();
    }, pace(this.speed));
  }

  private async show(forward: boolean): Promise<void> {
    const { at, eye } = this;
    try {
      const moment = await this.moment(at, eye);
      if (at !== this.at || eye !== this.eye) return;
      this.failed = null;
      this.news = forward ? (this.turn?.lines ?? []) : [];
      this.view = moment.view as AnyView;
      // The next turn is fetched in advance.
      if (at < this.last) this.moment(at + 1, eye).catch(() => {});
    } catch (error) {
      this.failed = error;
      this.stop();
    }
  }

  private moment(at: number, eye: Eye): Promise<Moment> {
    const key = `${eye} ${at}`;
    const moment = this.moments.get(key) ?? api.moment(this.outline.id, at, eye);
    this.moments.set(key, moment);
    moment.catch(() => this.moments.delete(key));
    return moment;
  }
}
