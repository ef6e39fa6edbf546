/** Draws the page once the words are there. */

import { mount } from "svelte";
import App from "../App.svelte";
import { language } from "../state/language.svelte";

/** Shows the page. */
export async function start(): Promise<void> {
  document.documentElement.lang = language.code;
  // Without the server the client's own words must do.
  await language.load(null).catch(() => language.loadOwn());
  mount(App, { target: document.getElementById("app") as HTMLElement });
}
