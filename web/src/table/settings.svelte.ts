/** How one person likes the table; kept by the browser. */

import { keep, kept } from "../state/storage";

class Settings {
  /** Ask before acts that cannot be undone. */
  warn = $state(kept("warn") !== "off");
  /** Single letters and numbers as keys; some aids need them for themselves. */
  letters = $state(kept("letters") !== "off");
  /** Messages of the browser while the page is hidden; asked for by a click, never by ourselves. */
  notify = $state(kept("notify") === "on");

  set(name: "warn" | "letters" | "notify", on: boolean): void {
    this[name] = on;
    keep(name, on ? "on" : "off");
  }
}

export const settings = new Settings();
