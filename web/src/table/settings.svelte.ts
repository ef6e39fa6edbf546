/** A person's settings of the table; stored in the browser. */

import { readStored, writeStored } from "../start/storage";

class Settings {
  /** Ask before moves that cannot be undone. */
  warn = $state(readStored("warn") !== "off");
  /** Single letters and numbers as shortcuts; some assistive tools need these keys. */
  letters = $state(readStored("letters") !== "off");
  /** Notifications of the browser while the page is hidden; turned on only by a click. */
  notify = $state(readStored("notify") === "on");

  set(name: "warn" | "letters" | "notify", on: boolean): void {
    this[name] = on;
    writeStored(name, on ? "on" : "off");
  }
}

export const settings = new Settings();
