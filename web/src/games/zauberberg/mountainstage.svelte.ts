/** The stage: plays what happened, one piece of news after the other, and then rests on the newest view. */

import { prefersReducedMotion } from "svelte/motion";
import type { Line } from "../../wire/protocol";
import { lengthOf, type Scene, scenesOf } from "./mountainscenes";
import { type Shown, shownAt } from "./mountainshown";
import type { ZauberbergView } from "./types";

interface Act {
  view: ZauberbergView;
  news: readonly Line[];
}

/** So many acts may wait; whoever is further behind sees the end at once. */
const WAITING = 3;
/** A moment of rest after the last scene, so that the end is seen. */
const REST = 120;

export class Stage {
  /** The view that is shown, or shown at the end of the act that is played. */
  view: ZauberbergView;
  scenes: readonly Scene[] = $state.raw([]);
  elapsed = $state(0);
  private act: Act;
  private before: ZauberbergView | null = $state.raw(null);
  private waiting: Act[] = [];
  private frame = 0;
  private last = 0;

  constructor(view: ZauberbergView) {
    this.view = $state.raw(view);
    this.act = { view, news: [] };
  }

  /** What is seen at this moment. */
  readonly shown: Shown = $derived.by(() => shownAt(this.view, this.before, this.scenes, this.elapsed));
  /** The scenes that run at this moment. */
  readonly active: readonly Scene[] = $derived(
    this.scenes.filter((scene) => scene.at <= this.elapsed && this.elapsed < scene.at + scene.lasts),
  );
  /** The kobold whose token led to what is played. */
  readonly causer: ZauberbergView["causer"] = $derived.by(() => (this.before ?? this.view).causer);
  /** Nothing is being played. */
  readonly still: boolean = $derived(this.scenes.length === 0);

  /** Plays this news after what is being played; a view without news is shown at once. */
  take(view: ZauberbergView, news: readonly Line[]): void {
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
    const scenes = act ? scenesOf(act.news, this.view === act.view ? null : this.view) : [];
    this.show(act?.view ?? this.view, scenes);
    if (scenes.length === 0 && this.waiting.length) this.next();
  }

  private show(view: ZauberbergView, scenes: readonly Scene[]): void {
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
