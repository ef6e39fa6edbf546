/** Which page is shown, by the address alone: links, Back and reloads work. */

/** The address of every page; a part that begins with a colon is a variable. */
const PAGES = {
  Home: "/",
  Create: "/new/:game",
  Lobby: "/lobby",
  MyGames: "/mine",
  Rules: "/rules/:game",
  Table: "/table/:id",
  Replay: "/replay/:id",
  Carry: "/carry",
} as const;

type PageName = keyof typeof PAGES | "NotFound";

export interface Place {
  page: PageName;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The fragment after #, decoded. */
  anchor: string;
}

/** Returns the page of an address. */
export function placeOf(url: URL): Place {
  const rest = { query: url.searchParams, anchor: decoded(url.hash.slice(1)) };
  for (const [page, path] of Object.entries(PAGES)) {
    const params = matched(path.split("/"), url.pathname.replace(/(.)\/$/, "$1").split("/"));
    if (params) return { page: page as PageName, params, ...rest };
  }
  return { page: "NotFound", params: {}, ...rest };
}

function matched(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, word] of pattern.entries()) {
    const part = decoded(parts[at]);
    if (word.startsWith(":") && part) params[word.slice(1)] = part;
    else if (word !== part) return null;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
