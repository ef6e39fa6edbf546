/** A walk through a finished game: where it stands, through whose eyes, and what is seen there. */

import type { AnyView } from "../games";
import * as api from "../wire/api";
import type { Line, Moment, Outline, Turn } from "../wire/protocol";
import { type Eye, pace, type Speed } from "./stepping";

export class Walk {
  at = $state(0);
  eye: Eye = $state("all");
  speed: Speed = $state(1);
  playing = $state(false);
  view: AnyView | null = $state.raw(null);
  /** What the board moves: the step's own lines after one step forward, nothing after a jump. */
  news: readonly Line[] = $state.raw([]);
  failed: unknown = $state.raw(null);
  private outline: Outline = $state.raw({} as Outline);
  private readonly moments = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly game: string;
  readonly names: readonly string[];
  readonly last: number = $derived(Math.max(0, this.outline.turns.length - 1));
  readonly turn: Turn | null = $derived(this.outline.turns[this.at] ?? null);
  readonly turns: readonly Turn[] = $derived(this.outline.turns);

  constructor(outline: Outline, eye: Eye, at: number) {
    this.outline = outline;
    this.game = outline.game;
    this.names = outline.names;
    this.eye = eye;
    this.at = at;
    void this.show(false);
  }

  /** Goes to a step; one forward is played, everything else is a jump. */
  go(at: number): void {
    const forward = at === this.at + 1;
    this.at = Math.min(this.last, Math.max(0, at));
    if (this.at === this.last) this.playing = false;
    void this.show(forward);
  }

  /** Sees the same moment through other eyes. */
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

  /** Plays on by itself, or stops; from the end it begins again. */
  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.playing) this.wait();
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
      // The next step is fetched while this one is looked at.
      if (at < this.last) this.moment(at + 1, eye).catch(() => {});
    } catch (error) {
      this.failed = error;
      this.stop();
    }
  }

  private moment(at: number, eye: Eye): Promise<Moment> {
    const key = `${eye} ${at}`;
    const known = this.moments.get(key) ?? api.moment(this.outline.id, at, eye);
    this.moments.set(key, known);
    known.catch(() => this.moments.delete(key));
    return known;
  }
}
