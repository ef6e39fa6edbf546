/** Whether sound is on; off until the reader turns it on. */

import { readStored, writeStored } from "../start/storage";

class SoundState {
  on: boolean = $state(readStored("sound") === "on");

  choose(on: boolean): void {
    this.on = on;
    writeStored("sound", on ? "on" : null);
  }
}

export const sound = new SoundState();
