/** The state of a replay: the turn, the eye, and the view there. */

import type { AnyView } from "../games";
import { Stage, type Staging, type Timed } from "../games/stage.svelte";
import * as api from "../wire/api";
import type { Line, Moment, Outline, Turn } from "../wire/protocol";
import { type Eye, pace, type Speed } from "./replayNavigation";

export class ReplayState {
  at = $state(0);
  eye: Eye = $state("all");
  speed: Speed = $state(1);
  playing = $state(false);
  /** Plays one turn forward, and shows the rest at once; null until there is a view. */
  stage: Stage<AnyView, Timed, unknown> | null = $state.raw(null);
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
  readonly view: AnyView | null = $derived(this.stage?.view ?? null);

  constructor(
    outline: Outline,
    eye: Eye,
    at: number,
    private readonly staging: Staging<AnyView, Timed, unknown>,
  ) {
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
    this.stage?.rest();
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
      this.play(moment.view as AnyView, forward ? (this.turn?.lines ?? []) : []);
      // The next turn is fetched in advance.
      if (at < this.last) this.moment(at + 1, eye).catch(() => {});
    } catch (error) {
      this.failed = error;
      this.stop();
    }
  }

  private play(view: AnyView, news: readonly Line[]): void {
    if (this.stage) this.stage.take(view, news);
    else this.stage = new Stage(view, this.staging);
    if (news.length === 0) this.stage.rest();
  }

  private moment(at: number, eye: Eye): Promise<Moment> {
    const key = `${eye} ${at}`;
    const moment = this.moments.get(key) ?? api.moment(this.outline.id, at, eye);
    this.moments.set(key, moment);
    moment.catch(() => this.moments.delete(key));
    return moment;
  }
}
