/** The pages, each with code of its own that is loaded when it is needed. */

import type { Component } from "svelte";

type PageModule = { default: Component<Record<string, string>> };
const modules = import.meta.glob<PageModule>("../pages/*.svelte");

/** Returns the page of this name. */
export async function loadPage(name: string): Promise<PageModule["default"]> {
  const module = modules[`../pages/${name}.svelte`] ?? modules["../pages/NotFound.svelte"];
  return (await module()).default;
}
