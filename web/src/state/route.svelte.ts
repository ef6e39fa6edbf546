/** Which page is shown, by the address alone: links, Back and reloads work. */

import { type Place, placeOf } from "../start/place";

class Route {
  place: Place = $state.raw(placeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Goes to an address of this site; with `replace` the current page is left out of the history. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    const { page, params } = this.place;
    this.read();
    const same = page === this.place.page && JSON.stringify(params) === JSON.stringify(this.place.params);
    if (!same) scrollTo(0, 0);
  }

  private read(): void {
    this.place = placeOf(new URL(location.href));
  }

  /** Follows an ordinary click on a link to a page of this site without loading a new document. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const inPage = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
    if (inPage || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const route = new Route();
