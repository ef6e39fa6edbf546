/** Which page an address means. */

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
