/** Light, dark, or as the system has it; public/theme.js applies the stored theme before the first paint. */

import { readStored, writeStored } from "../start/storage";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

class ThemeState {
  chosen: Theme = $state(THEMES.find((theme) => theme === readStored("theme")) ?? "system");

  choose(theme: Theme): void {
    this.chosen = theme;
    writeStored("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeState();
