/** The stage of a board: plays what happened, one piece of news after the other, and then rests on the newest view. */

import { prefersReducedMotion } from "svelte/motion";
import type { Line } from "../wire/protocol";

/** Something that lasts a while; times are milliseconds. */
export interface Timed {
  at: number;
  lasts: number;
}

/** How a game makes scenes of its news, and what is seen between two views while they run. */
export interface Play<View, Scene extends Timed, Shown> {
  scenesOf: (news: readonly Line[], before: View | null) => readonly Scene[];
  shownAt: (view: View, before: View | null, scenes: readonly Scene[], elapsed: number) => Shown;
}

interface Act<View> {
  view: View;
  news: readonly Line[];
}

/** So many acts may wait; whoever is further behind sees the end at once. */
const WAITING = 3;
/** A moment of rest after the last scene, so that the end is seen. */
const REST = 120;

export class Stage<View, Scene extends Timed, Shown> {
  /** The view that is shown, or shown at the end of the act that is played. */
  view: View;
  /** The view from which the act that is played began; null where none is played. */
  before: View | null = $state.raw(null);
  scenes: readonly Scene[] = $state.raw([]);
  elapsed = $state(0);
  private readonly play: Play<View, Scene, Shown>;
  private act: Act<View>;
  private waiting: Act<View>[] = [];
  private frame = 0;
  private last = 0;

  constructor(view: View, play: Play<View, Scene, Shown>) {
    this.play = play;
    this.view = $state.raw(view);
    this.act = { view, news: [] };
  }

  /** What is seen at this moment. */
  readonly shown: Shown = $derived.by(() => this.play.shownAt(this.view, this.before, this.scenes, this.elapsed));
  /** The scenes that run at this moment. */
  readonly active: readonly Scene[] = $derived(
    this.scenes.filter((scene) => scene.at <= this.elapsed && this.elapsed < scene.at + scene.lasts),
  );
  /** Nothing is being played. */
  readonly still: boolean = $derived(this.scenes.length === 0);

  /** Plays this news after what is being played; a view without news is shown at once. */
  take(view: View, news: readonly Line[]): void {
    if (view === this.act.view && news === this.act.news) return;
    this.act = { view, news };
    if (news.length === 0 || prefersReducedMotion.current) {
      this.rest();
      return;
    }
    this.waiting.push(this.act);
    if (this.waiting.length > WAITING) this.waiting.splice(0, this.waiting.length - 1);
    if (this.still) this.next();
  }

  /** Ends whatever is played: whoever acts has seen enough. */
  rest(): void {
    this.waiting = [];
    this.show(this.act.view, []);
  }

  /** Leaves the stage. */
  close(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private next(): void {
    const act = this.waiting.shift();
    const scenes = act ? this.play.scenesOf(act.news, this.view === act.view ? null : this.view) : [];
    this.show(act?.view ?? this.view, scenes);
    if (scenes.length === 0 && this.waiting.length) this.next();
  }

  private show(view: View, scenes: readonly Scene[]): void {
    this.before = scenes.length && this.view !== view ? this.view : null;
    this.view = view;
    this.scenes = scenes;
    this.elapsed = 0;
    this.close();
    if (scenes.length) this.run();
  }

  private run(): void {
    this.last = performance.now();
    const tick = (now: number) => {
      // Whoever has more to see sees it a little faster.
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
