/**
 * The first code of a page: it asks at once for everything that the page at this address needs, so that nothing is
 * found out one answer after the other. The shell, the longest of it, is asked for by the document itself.
 */

import "./tokens.css";
import "./base.css";
import { askAhead } from "./start/ahead";
import { ownWords } from "./start/ownWords";
import { loadPage } from "./start/pages";
import { placeOf } from "./start/place";
import { preferred } from "./start/preferred";

const { page, params } = placeOf(new URL(location.href));
const language = preferred();
askAhead(`/api/text/${language}.ftl`);
askAhead("/api/me");
if (page === "Home") {
  askAhead("/api/games");
  askAhead(`/api/games/words?lang=${language}`);
}
if (page === "Table") askAhead(`/api/tables/${encodeURIComponent(params.id ?? "")}`);
// The page itself says what it could not load.
for (const loading of [ownWords(language), loadPage(page)]) loading.catch(() => {});
const { start } = await import("./start/start");
await start();
