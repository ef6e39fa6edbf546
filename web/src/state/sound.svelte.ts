/** Whether the table may be heard: off until somebody asks for it. */

import { keep, kept } from "./storage";

class SoundState {
  on: boolean = $state(kept("sound") === "on");

  choose(on: boolean): void {
    this.on = on;
    keep("sound", on ? "on" : null);
  }
}

export const sound = new SoundState();
