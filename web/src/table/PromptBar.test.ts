import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import rainbows from "../../../src/folkmoot/games/rainbows/text/en.ftl?raw";
import shared from "../../../src/folkmoot/text/en.ftl?raw";
import type { AnyView } from "../games";
import type { GameModule } from "../games/module";
import { language } from "../state/language.svelte";
import { crc32 } from "../wire/crc";
import { PROTOCOL, TableSession } from "../wire/session.svelte";
import { FakeSocket } from "../wire/socket.fake";
import { TableController } from "./controller.svelte";
import { bot, chair, choice, packed, phrase, prompt, room, USES } from "./fixtures";
import PromptBar from "./PromptBar.svelte";

const note = phrase("note-buy", { number: 7 });
const market = prompt("keep red-7", choice("buy red-7 R1", { note }), choice("buy red-7 R3", { note }), "keep blue-3");
const last = prompt(choice("keep red-7", { reveals: true, note: phrase("note-keep", { number: 7 }) }));

const staging = { scenesOf: () => [{ at: 0, lasts: 500 }], shownAt: (view: AnyView) => view };
const module = { staging } as unknown as GameModule<AnyView>;

let controller: TableController;
let page: Record<string, unknown>;

function update(seq: number, asking: typeof market | null, lines: readonly object[]) {
  const view = { game: "rainbows", eye: 0, seats: 2, deciders: [asking ? 0 : 1], result: null };
  const hash = crc32(JSON.stringify(view)).toString(16).padStart(8, "0");
  const rest = { secret_steps: 0, eye: 0, undo: 0, clocks: null, lines_from: seq - 1, result: null };
  return { type: "update", seq, view, hash, prompt: asking && packed(asking), lines, ...rest };
}

function ask(asking: typeof market): FakeSocket {
  controller = new TableController(new TableSession("t1", 0), "t1", "rainbows", module, 0);
  const socket = FakeSocket.last;
  socket.open();
  socket.says({ type: "welcome", protocol: PROTOCOL, guest: "g-lutin", name: "Lutin" });
  socket.says(room([chair(), bot()]));
  socket.says(update(1, asking, []));
  const actions = createRawSnippet(() => ({ render: () => "<i></i>" }));
  page = mount(PromptBar, { target: document.body, props: { controller, actions } });
  flushSync();
  return socket;
}

const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";
const button = (id: string) => document.querySelector<HTMLButtonElement>(`[data-choice="${id}"]`);
const press = (id: string) => {
  button(id)?.click();
  flushSync();
};

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

it("says that a move is sent, then that the board shows it, then what is asked next", () => {
  const socket = ask(market);
  controller.telling.follow();
  press("keep");
  press("blue-3");
  expect(text()).toContain("Sending…");
  socket.says(update(2, null, [{ seq: 1, phrase: phrase("kept"), rule: null, fleeting: false }]));
  controller.telling.follow();
  flushSync();
  expect(text()).toContain("The board shows your move.");
  controller.telling.catchUp();
  flushSync();
  expect(text()).not.toContain("The board shows your move.");
});

it("shows the question as a sentence, with its first choices", () => {
  ask(market);
  expect(text()).toContain("Take a card");
  expect([...document.querySelectorAll("[data-choice]")].map((button) => button.getAttribute("data-choice"))).toEqual([
    "keep",
    "buy",
  ]);
});

it("shows the cost before the last part is chosen, and goes back", () => {
  ask(market);
  press("buy");
  expect(text()).toContain("costs 7 gold");
  expect(button("R3")).not.toBeNull();
  document.querySelector<HTMLButtonElement>(".back")?.click();
  flushSync();
  expect(button("keep")).not.toBeNull();
});

it("takes no second press of a double click for an answer", () => {
  ask(market);
  press("keep");
  button("blue-3")?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  flushSync();
  expect(text()).not.toContain("Sending…");
  button("blue-3")?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  flushSync();
  expect(text()).toContain("Sending…");
});

it("offers to ask why for what the picks rule out", () => {
  const socket = ask(market);
  press("buy");
  const barred = document.querySelector<HTMLButtonElement>("[data-barred]");
  expect(barred).toBeNull();
  controller.back();
  void controller.touch("card blue-3");
  flushSync();
  document.querySelector<HTMLButtonElement>('[data-barred="buy"]')?.click();
  expect(socket.sent.at(-1)).toMatchObject({ do: "why", move: "buy blue-3" });
});

it("keeps every use in its place and on its key, offered or not", () => {
  const socket = ask({ ...prompt("buy red-7 R1", "buy red-7 R3", "keep blue-3", "keep red-7"), uses: USES });
  const uses = () =>
    [...document.querySelectorAll("[data-choice], [data-barred]")].map((button) => button.textContent?.trim());
  expect(uses()).toEqual([expect.stringMatching(/^Keep.*1$/), expect.stringMatching(/^Buy.*2$/)]);
  controller.press(1);
  expect(controller.chosen).toContain("buy");
  controller.back();
  void controller.touch("card blue-3");
  flushSync();
  controller.press(1);
  expect(socket.sent.at(-1)).toMatchObject({ do: "why", move: "buy blue-3" });
  controller.press(0);
  expect(socket.sent.at(-1)).toMatchObject({ do: "play", move: "keep blue-3" });
});

it("offers to ask why for a use that no card allows", () => {
  const socket = ask({ ...prompt("buy red-7 R1", "buy red-7 R3"), uses: USES });
  expect(button("buy")?.getAttribute("aria-keyshortcuts")).toBe("2");
  document.querySelector<HTMLButtonElement>('[data-barred="keep"]')?.click();
  expect(socket.sent.at(-1)).toMatchObject({ do: "why", move: "keep" });
});

it("warns before something new is revealed, and sends nothing without a confirmation", () => {
  const socket = ask(last);
  expect(text()).toContain("cannot be taken back");
  expect(text()).toContain("+7 gold");
  expect(socket.sent.some((command) => command.do === "play")).toBe(false);
  press("confirm");
  expect(socket.sent.at(-1)).toMatchObject({ do: "play", move: "keep red-7" });
});

it("moves the focus by arrows and previews on the way", () => {
  ask(market);
  button("keep")?.focus();
  button("keep")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(button("buy"));
  expect(controller.hovered?.id).toBe("buy");
  expect(controller.glows.get("card red-7")).toBe("preview");
});

it("folds many uses that stand on the board, and unfolds them", () => {
  const uses = Array.from({ length: 9 }, (_, at) => `use${at}`);
  const spoken = (id: string) => ({ id, label: phrase("use-keep"), target: `space ${id}` });
  ask(prompt(...uses.map((id) => ({ ...choice(id), parts: [spoken(id)] })), "keep"));
  const shown = () =>
    [...document.querySelectorAll("[data-choice]")].map((button) => button.getAttribute("data-choice"));
  expect(shown()).toEqual(["keep"]);
  const all = document.querySelector<HTMLButtonElement>('[data-act="unfold"]');
  expect(all?.textContent).toContain("10");
  all?.click();
  flushSync();
  expect(shown()).toEqual(expect.arrayContaining(["keep", ...uses]));
  expect(document.querySelector('[data-act="unfold"]')).toBeNull();
  expect(document.activeElement?.getAttribute("data-choice")).not.toBeNull();
});

it("says which bot thinks, and how strong it is", () => {
  const socket = ask(market);
  socket.says(room([chair(), { ...bot("Nixe"), bot: "elder" }]));
  socket.says(update(2, null, []));
  flushSync();
  expect(text()).toContain("Nixe (Elder) is thinking…");
});
