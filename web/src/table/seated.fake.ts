/** A table page without a page: its controller, and the server's side of its socket. */

import { vi } from "vitest";
import rainbows from "../../../src/folkmoot/games/rainbows/text/en.ftl?raw";
import shared from "../../../src/folkmoot/text/en.ftl?raw";
import type { AnyView } from "../games";
import type { GameModule } from "../games/module";
import { language } from "../state/language.svelte";
import { toasts } from "../state/toasts.svelte";
import { crc32 } from "../wire/crc";
import type { Prompt } from "../wire/prompts";
import type { Chair, Line, Update } from "../wire/protocol";
import { PROTOCOL, TableSession } from "../wire/session.svelte";
import { FakeSocket } from "../wire/socket.fake";
import { TableController } from "./controller.svelte";
import { bot, chair, choice, packed, prompt, room } from "./fixtures";
import { settings } from "./settings.svelte";

/** Every event lasts half a second. */
const staging = {
  scenesOf: (news: readonly Line[]) => news.map((_, at) => ({ at: at * 500, lasts: 500 })),
  shownAt: (view: AnyView) => view,
};
const module = { staging } as unknown as GameModule<AnyView>;
export const market = prompt("keep red-7", "buy red-7 R1", "buy red-7 R3", choice("keep blue-3", { reveals: true }));

function update(asked: Prompt | null, more: Partial<Update> = {}, deciders = [0]): Update {
  const view = { game: "rainbows", eye: more.eye ?? 0, seats: 2, deciders, result: null };
  const hash = crc32(JSON.stringify(view)).toString(16).padStart(8, "0");
  const whole = {
    seq: 5,
    secret_steps: 0,
    eye: 0,
    undo: 0,
    clocks: null,
    lines_from: 5,
    lines: [],
    result: null,
    secrets: true,
  };
  return { type: "update", view, hash, prompt: asked && packed(asked), ...whole, ...more };
}

/** Opens a table with these chairs; by default one person against a bot. */
export function seated(chairs: Chair[] = [chair(), bot()], eye: number | null = 0) {
  const controller = new TableController(new TableSession("t1", eye), "t1", "rainbows", module, eye);
  const socket = FakeSocket.last;
  socket.open();
  socket.says({ type: "welcome", protocol: PROTOCOL, guest: "g-lutin", name: "Lutin" });
  socket.says(room(chairs));
  return { controller, socket };
}

export function asked(
  socket: FakeSocket,
  asking: Prompt | null = market,
  more: Partial<Update> = {},
  deciders = [0],
): void {
  socket.says(update(asking, more, deciders));
}

/** Call it before each test. */
export async function prepare(): Promise<void> {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => new Response(path.includes("/games/") ? rainbows : shared));
  FakeSocket.all = [];
  settings.set("warn", true);
  await language.load(null);
  await language.load("rainbows");
}

/** Call it after each test. */
export function leave(controller: TableController): void {
  controller.session.close();
  toasts.all = [];
  vi.unstubAllGlobals();
}
