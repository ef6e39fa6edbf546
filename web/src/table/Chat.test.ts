import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tools/eventually";
import type { AnyView } from "../games";
import type { GameModule } from "../games/module";
import { language } from "../state/language.svelte";
import { me } from "../state/me.svelte";
import { PROTOCOL, TableSession } from "../wire/session.svelte";
import { FakeSocket } from "../wire/socket.fake";
import Chat from "./Chat.svelte";
import { TableController } from "./controller.svelte";
import { chair, room } from "./fixtures";

const module = { heading: () => "" } as unknown as GameModule<AnyView>;
let controller: TableController;
let chat: Record<string, unknown>;
let known: string | null;

async function answer(path: string, init?: RequestInit): Promise<Response> {
  if (path !== "/api/me") return new Response("");
  if (init?.method === "POST") known = "g-nixe";
  return Response.json({ guest: known, name: known ? "Nixe" : "" });
}

const field = () => document.querySelector("input") as HTMLInputElement;
const said = () => FakeSocket.last.sent.filter((command) => command.do === "say").map(({ text }) => text);

function write(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

/** Types into the chat of somebody else's table and sends it. */
function say(text: string): void {
  write(text);
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

beforeEach(async () => {
  localStorage.clear();
  known = null;
  me.guest = null;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", answer);
  await language.loadOwn();
  controller = new TableController(new TableSession("t1"), "t1", "rainbows", module, null);
  FakeSocket.last.open();
  FakeSocket.last.says({ type: "welcome", protocol: PROTOCOL, guest: "", name: "" });
  FakeSocket.last.says(room([chair(), chair({ name: "Puck", guest: "g-puck" })]));
  chat = mount(Chat, { target: document.body, props: { controller, colour: () => "" } });
  flushSync();
});
afterEach(async () => {
  await unmount(chat);
  controller.session.close();
  vi.unstubAllGlobals();
});

it("a stranger is asked for a name, and the text stays if none is given", async () => {
  say("Good luck");
  await eventually(() => expect(me.asking).toBe(true));
  me.close();
  await Promise.resolve();
  flushSync();
  expect(said()).toEqual([]);
  expect(field().value).toBe("Good luck");
});

it("what a stranger has written is sent once there is a name", async () => {
  say("Good luck");
  await eventually(() => expect(me.asking).toBe(true));
  await me.rename("Nixe");
  FakeSocket.last.open();
  await eventually(() => expect(said()).toEqual(["Good luck"]));
  FakeSocket.last.says({ type: "done", id: String(FakeSocket.last.sent.at(-1)?.id) });
  await eventually(() => {
    flushSync();
    expect(field().value).toBe("");
  });
});

it.each([
  ["Good luck to all", " to all"],
  ["Wait", "Wait"],
])("what is written before the answer comes stays: %s", async (text, left) => {
  known = "g-nixe";
  await me.rename("Nixe");
  FakeSocket.last.open();
  say("Good luck");
  await eventually(() => expect(said()).toEqual(["Good luck"]));
  write(text);
  FakeSocket.last.says({ type: "done", id: String(FakeSocket.last.sent.at(-1)?.id) });
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  expect(field().value).toBe(left);
});

it("what the chat shows counts as read", () => {
  const line = { number: 1, guest: "g-puck", name: "Puck", seat: 1, text: "Hm.", at: "2026-11-15T10:00:00Z" };
  FakeSocket.last.says({ type: "chat", lines: [line] });
  flushSync();
  expect(document.body.textContent).toContain("Hm.");
  expect(controller.chatMarker.unread(controller.session.chat)).toBe(0);
});
