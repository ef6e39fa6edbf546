/** Day, night, or as the system has it; public/theme.js applies what was kept before anything is drawn. */

import { keep, kept } from "./storage";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

class ThemeState {
  chosen: Theme = $state(THEMES.find((theme) => theme === kept("theme")) ?? "system");

  choose(theme: Theme): void {
    this.chosen = theme;
    keep("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeState();
