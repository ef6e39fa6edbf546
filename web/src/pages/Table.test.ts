import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tools/eventually";
import { language } from "../state/language.svelte";
import { room } from "../table/fixtures";
import { FakeSocket } from "../wire/socket.fake";
import { answer } from "./server.fake";
import Table from "./Table.svelte";

let page: Record<string, unknown>;
/** Whether the guest was removed from the table. */
let removed = true;
/** How often the page has asked for the table. */
let asked = 0;

async function fetchTable(path: string): Promise<Response> {
  if (path !== "/api/tables/t1") return answer(path);
  asked += 1;
  return removed ? Response.json({ code: "removed", detail: "" }, { status: 403 }) : Response.json(room([]));
}

const button = () => document.querySelector<HTMLElement>('[data-act="try-again"]');

beforeEach(async () => {
  vi.stubGlobal("fetch", fetchTable);
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  removed = true;
  asked = 0;
  await language.load(null);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  page = mount(Table, { target: document.body, props: { id: "t1" } });
  await eventually(() => {
    flushSync();
    expect(document.body.textContent).toContain(language.words().say("table-removed"));
  });
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("comes back to the table by itself once a removal is lifted", async () => {
  const before = button();
  vi.advanceTimersByTime(30_000);
  await eventually(() => expect(asked).toBe(2));
  flushSync();
  expect(button(), "the page stays as it is meanwhile").toBe(before);
  expect(FakeSocket.all).toEqual([]);
  removed = false;
  vi.advanceTimersByTime(30_000);
  await eventually(() => expect(FakeSocket.all.length).toBe(1));
  expect(button()).toBe(null);
});

it("tries again at once if asked to", async () => {
  removed = false;
  button()?.click();
  await eventually(() => expect(FakeSocket.all.length).toBe(1));
  expect(button()).toBe(null);
});
