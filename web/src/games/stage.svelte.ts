/** The stage of a board plays what happened, one update after the other, and then rests on the newest view. */

import { prefersReducedMotion } from "svelte/motion";
import type { Line } from "../wire/protocol";

/** Something that lasts a while; times are milliseconds. */
export interface Timed {
  at: number;
  lasts: number;
}

/** How a game makes scenes of its news, and what is seen between two views while they run. */
export interface Staging<View, Scene extends Timed, Shown> {
  scenesOf: (news: readonly Line[], before: View | null) => readonly Scene[];
  shownAt: (view: View, before: View | null, scenes: readonly Scene[], elapsed: number) => Shown;
}

interface Update<View> {
  view: View;
  /** The view of the update before it, also where that one is passed over. */
  before: View;
  news: readonly Line[];
  /** Called when it has been shown to its end, or was passed over together with all before it. */
  shown: () => void;
}

const NOBODY = () => {};

/** So many updates may wait; with more of them only the last is played. */
const WAITING = 3;
/** A moment of rest after the last scene, so that the end is seen. */
const REST = 120;

/** What boards see of a stage. The page alone ends what is played: a touch must not answer a question not yet told. */
export type Seen<View, Scene extends Timed, Shown> = Omit<Stage<View, Scene, Shown>, "take" | "rest" | "close">;

export class Stage<View, Scene extends Timed, Shown> {
  /** The view that is shown, or shown at the end of the update that is played. */
  view: View;
  /** The view from which the update that is played began; null where none is played. */
  before: View | null = $state.raw(null);
  scenes: readonly Scene[] = $state.raw([]);
  elapsed = $state(0);
  private readonly staging: Staging<View, Scene, Shown>;
  private update: Update<View>;
  private played: Update<View> | null = null;
  private waiting: Update<View>[] = [];
  private frame = 0;
  private last = 0;

  constructor(view: View, staging: Staging<View, Scene, Shown>) {
    this.staging = staging;
    this.view = $state.raw(view);
    this.update = { view, before: view, news: [], shown: NOBODY };
  }

  /** What is seen at this moment. */
  readonly shown: Shown = $derived.by(() => this.staging.shownAt(this.view, this.before, this.scenes, this.elapsed));
  /** The scenes that run at this moment. */
  readonly active: readonly Scene[] = $derived(
    this.scenes.filter((scene) => scene.at <= this.elapsed && this.elapsed < scene.at + scene.lasts),
  );
  /** Nothing is being played. */
  readonly still: boolean = $derived(this.scenes.length === 0);

  /** Plays this news after what is being played, then calls `shown`. Where nobody can see it, all is shown at once. */
  take(view: View, news: readonly Line[], shown: () => void = NOBODY): void {
    if (view === this.update.view && news === this.update.news) return;
    this.update = { view, before: this.update.view, news, shown };
    this.waiting.push(this.update);
    if (prefersReducedMotion.current || document.hidden) {
      this.rest();
      return;
    }
    if (this.waiting.length > WAITING) this.waiting.splice(0, this.waiting.length - 1);
    if (this.still) this.next();
  }

  /** Ends what is played, and shows the newest view. */
  rest(): void {
    if (this.still && this.waiting.length === 0) return;
    this.waiting = [];
    this.played = null;
    this.show(this.update.view, []);
    this.update.shown();
  }

  /** Leaves the stage. */
  close(): void {
    cancelAnimationFrame(this.frame);
    document.removeEventListener("visibilitychange", this.hides);
    this.frame = 0;
  }

  /** A page that nobody sees gets no frames: what happens there is shown at once. */
  private readonly hides = (): void => {
    if (document.hidden) this.rest();
  };

  private next(): void {
    this.played?.shown();
    const update = this.waiting.shift() ?? null;
    const before = update === null || update.before === update.view ? null : update.before;
    const scenes = update?.news.length ? this.staging.scenesOf(update.news, before) : [];
    this.played = update;
    this.show(update?.view ?? this.view, scenes, before);
    if (update !== null && scenes.length === 0) this.next();
  }

  private show(view: View, scenes: readonly Scene[], before: View | null = null): void {
    this.before = scenes.length ? before : null;
    this.view = view;
    this.scenes = scenes;
    this.elapsed = 0;
    this.close();
    if (scenes.length) this.run();
  }

  private run(): void {
    this.last = performance.now();
    document.addEventListener("visibilitychange", this.hides);
    const tick = (now: number) => {
      // The more updates wait, the faster this one is played.
      this.elapsed += Math.min(100, Math.max(0, now - this.last)) * (1 + 0.5 * this.waiting.length);
      this.last = now;
      if (this.elapsed >= lengthOf(this.scenes) + REST) this.next();
      else this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }
}

/** Returns when the last scene is over. */
export function lengthOf(scenes: readonly Timed[]): number {
  return Math.max(0, ...scenes.map((scene) => scene.at + scene.lasts));
}
