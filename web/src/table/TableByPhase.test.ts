import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import rainbows from "../../../src/folkmoot/games/rainbows/text/en.ftl?raw";
import shared from "../../../src/folkmoot/text/en.ftl?raw";
import type { AnyView } from "../games";
import type { GameModule } from "../games/module";
import { language } from "../state/language.svelte";
import type { Frozen } from "../wire/protocol";
import { PROTOCOL, TableSession } from "../wire/session.svelte";
import { FakeSocket } from "../wire/socket.fake";
import { TableController } from "./controller.svelte";
import { bot, chair, room } from "./fixtures";
import TableByPhase from "./TableByPhase.svelte";

const frozen: Frozen = { cause: "deal", move: 1, follows: 1, here: 2, finished: false };
const module = { heading: () => "" } as unknown as GameModule<AnyView>;
let controller: TableController;
let page: Record<string, unknown>;

/** Shows a table of Lutin's that was frozen. */
function show(reason: Frozen, rematch: string | null = null): FakeSocket {
  controller = new TableController(new TableSession("t1", 0), "t1", "rainbows", module, 0);
  const socket = FakeSocket.last;
  socket.open();
  socket.says({ type: "welcome", protocol: PROTOCOL, guest: "g-lutin", name: "Lutin" });
  const shown = room([chair(), bot()], { phase: reason.finished ? "over" : "frozen", frozen: reason, rematch });
  socket.says(shown);
  page = mount(TableByPhase, { target: document.body, props: { controller, room: shown } });
  flushSync();
  return socket;
}

const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";
const act = (name: string) => document.querySelector<HTMLElement>(`[data-act="${name}"]`);

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => new Response(path.includes("/games/") ? rainbows : shared));
  await language.load(null);
  await language.load("rainbows");
});
afterEach(async () => {
  await unmount(page);
  controller.session.close();
  vi.unstubAllGlobals();
});

it("says why a game is frozen, who sat there, and offers a new table", () => {
  const socket = show(frozen);
  expect(text()).toContain("under the corrected rules it would have been dealt differently");
  expect(text()).toContain("Lutin");
  expect(document.querySelector(".chat")).not.toBe(null);
  act("rematch")?.click();
  expect(socket.sent.at(-1)).toMatchObject({ do: "rematch" });
});

it("leads the host to those who may not watch a frozen table, although nobody does", async () => {
  const socket = show(frozen);
  act("spectators")?.click();
  flushSync();
  expect(socket.sent.at(-1)).toMatchObject({ do: "spectators" });
});

it("leads from a frozen table to the next one", () => {
  show(frozen, "t2");
  expect(act("rematch")).toBe(null);
  const fetched = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal("fetch", fetched);
  act("next")?.click();
  expect(fetched).toHaveBeenCalledWith("/api/tables/t2", expect.anything());
});

it("offers a new table only where the set-up is no longer possible", () => {
  show({ ...frozen, cause: "setup" });
  expect(act("rematch")).toBe(null);
  expect(act("new")?.getAttribute("href")).toBe("/new/rainbows");
});

it("leads to the record of a game that was over before its rules were corrected", () => {
  show({ ...frozen, finished: true });
  expect(text()).toContain("Its result and its moves are in its record");
  expect(act("replay")?.getAttribute("href")).toBe("/replay/t1");
});
