import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../tools/eventually";
import { language } from "../state/language.svelte";
import { route } from "../state/route.svelte";
import { FakeSocket } from "../wire/socket.fake";
import { LANGUAGES } from "../words";
import Carry from "./Carry.svelte";
import Create from "./Create.svelte";
import Home from "./Home.svelte";
import Lobby from "./Lobby.svelte";
import MyGames from "./MyGames.svelte";
import NotFound from "./NotFound.svelte";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";
import { answer, OLD_RECORD, TABLE } from "./server.fake";

let page: Record<string, unknown> | null = null;

beforeEach(async () => {
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("WebSocket", FakeSocket);
  await language.load(null);
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

async function show<Props extends Record<string, string>>(Page: Component<Props>, props: Props, title: string) {
  page = mount(Page, { target: document.body, props });
  await eventually(() => {
    flushSync();
    expect(document.querySelector("h1")?.textContent).toContain(title);
  });
}

const said = (key: string, args = {}) => language.words("rainbows").say(key, args);

describe.each(LANGUAGES)("in %s", (code) => {
  beforeEach(() => language.choose(code));

  it("the first page shows the games of the server", async () => {
    await show(Home, {}, said("home-title"));
    await eventually(() => expect(document.querySelectorAll("article").length).toBe(1));
    const text = document.body.textContent ?? "";
    expect(text).toContain(said("game-fidelity"));
    expect(text).toContain(said("unofficial"));
  });

  it("a table can be set up with every option explained", async () => {
    await language.load("rainbows");
    await show(Create, { game: "rainbows" }, said("create-title", { game: said("game-title") }));
    expect(document.body.textContent).toContain(language.words("rainbows").help("option-bank_accounts"));
    expect(document.querySelectorAll("ol > li").length).toBe(3);
  });

  it("the lobby follows the server", async () => {
    await show(Lobby, {}, said("lobby-title"));
    FakeSocket.last.open();
    FakeSocket.last.says({ type: "lobby", tables: [TABLE], playing: 2 });
    await eventually(() => expect(document.body.textContent).toContain(said("card-open")));
    FakeSocket.last.says({ type: "lobby", tables: [], playing: 0 });
    await eventually(() => expect(document.body.textContent).toContain(said("lobby-empty")));
  });

  it("my games begin with those that wait for me", async () => {
    await show(MyGames, {}, said("mine-title"));
    await eventually(() => expect(document.querySelectorAll("article").length).toBe(4));
    expect(document.querySelector("h2")?.textContent).toBe(said("mine-waiting"));
    expect(document.body.textContent).toContain("Lutin");
    const why = { title: said("game-title"), move: 17, follows: 1, here: 2 };
    expect(document.body.textContent).toContain(said("frozen-move", why));
    expect(document.body.textContent).toContain(said("card-read"));
  });

  it("every rule can be linked to and searched", async () => {
    await language.load("rainbows");
    await show(Rules, { game: "rainbows" }, said("rules-title", { game: said("game-title") }));
    expect(document.getElementById("RAI-29")?.textContent).toContain("A player may buy.");
    const box = document.querySelector("input") as HTMLInputElement;
    box.value = "dragon";
    box.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(document.getElementById("RAI-29")).toBe(null);
    expect(document.body.textContent).toContain(said("rules-found", { count: 0 }));
  });

  it("a record of other rules lists its moves and says which version it needs", async () => {
    await language.load("rainbows");
    const title = said("game-title");
    await show(Replay, { id: OLD_RECORD.id }, said("replay-title", { title }));
    const text = (document.body.textContent ?? "").replaceAll(/\s+/g, " ");
    expect(text).toContain(said("replay-other-rules", { title, version: 3 }).replaceAll(/\s+/g, " "));
    expect(text).toContain("keep green-8");
    expect([...document.querySelectorAll(".ranking b")].map((name) => name.textContent)).toEqual(["Puck", "Lutin"]);
  });

  it("the secret of a personal link is removed from the address at once", async () => {
    route.go("/carry#secret");
    await show(Carry, {}, said("carry-here"));
    expect(location.href).not.toContain("secret");
  });

  it("an unknown address has a page that says so", async () => {
    await show(NotFound, {}, said("lost-title"));
  });
});
