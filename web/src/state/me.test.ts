import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../wire/api";
import type { NewTable } from "../wire/protocol";
import { ReconnectingSocket } from "../wire/socket";
import { FakeSocket } from "../wire/socket.fake";
import { me } from "./me.svelte";
import { myTables } from "./myTables.svelte";

let known: string | null;
let answers = true;
const asked: string[] = [];

function answer(path: string): Promise<Response> {
  asked.push(path);
  if (!answers) return Promise.reject(new TypeError("no network"));
  if (path === "/api/my/tables") return Promise.resolve(Response.json(known ? [{}] : []));
  if (path === "/api/tables") return Promise.resolve(Response.json({ code: "no-name" }, { status: 403 }));
  return Promise.resolve(Response.json({ guest: known, name: known ? "Lutin" : "" }));
}

let socket: ReconnectingSocket;

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("WebSocket", FakeSocket);
  known = "g1";
  answers = true;
  me.ended = null;
  await me.load();
  socket = new ReconnectingSocket("ws://x", { onOpen: () => {}, onMessage: () => {}, onState: () => {} });
  FakeSocket.last.open();
  asked.length = 0;
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const goodbye = (code: string) => FakeSocket.last.says({ type: "goodbye", code });

it("a device that was ended from another one becomes a stranger's and says so", async () => {
  known = null;
  const sockets = FakeSocket.all.length;
  goodbye("device-ended");
  FakeSocket.last.disconnect();
  await vi.advanceTimersByTimeAsync(5000);
  expect(me.ended).toBe("Lutin");
  expect(me.guest).toBe(null);
  expect(FakeSocket.all.length).toBe(sockets);
});

it("the browser that has ended other devices goes on, also if its cookie comes a moment later", async () => {
  known = null;
  const before = FakeSocket.last;
  goodbye("device-ended");
  before.disconnect();
  await vi.advanceTimersByTimeAsync(100);
  known = "g1";
  await vi.advanceTimersByTimeAsync(5000);
  expect(me.ended).toBe(null);
  expect(me.guest).toBe("g1");
  expect(FakeSocket.last).not.toBe(before);
});

it.each([
  ["its list of games is suddenly empty", () => myTables.refresh()],
  ["it may not open a table any more", () => api.openTable({} as NewTable).catch(() => {})],
])("a page without a socket notices: %s", async (_, act) => {
  await myTables.refresh();
  known = null;
  act();
  await vi.advanceTimersByTimeAsync(5000);
  expect(me.ended).toBe("Lutin");
});

it("another goodbye says nothing about the device", async () => {
  known = null;
  goodbye("full");
  await vi.runOnlyPendingTimersAsync();
  expect(me.guest).toBe("g1");
  expect(asked).toEqual([]);
});

it("sockets are opened again with the new cookie after other devices were ended", async () => {
  const before = FakeSocket.last;
  await me.endOtherDevices();
  expect(asked).toContain("/api/me/end-other-devices");
  expect(FakeSocket.last).not.toBe(before);
  expect(me.guest).toBe("g1");
});

it("a stranger who was given a name in another page is asked for none, and opens the sockets again", async () => {
  me.guest = null;
  const before = FakeSocket.last;
  expect(await me.ensureName()).toBe(true);
  expect([me.guest, me.asking]).toEqual(["g1", false]);
  expect(FakeSocket.last).not.toBe(before);
});

describe("a page that is opened later", () => {
  /** Opens a page in the same browser: nothing is known but what is stored. */
  async function openPage() {
    me.guest = me.ended = null;
    me.name = "";
    await me.load().catch(() => {});
    await vi.advanceTimersByTimeAsync(5000);
  }

  it("says that the name is gone until that has been read, and then no more", async () => {
    known = null;
    await openPage();
    expect(me.ended).toBe("Lutin");
    await openPage();
    expect(me.ended).toBe("Lutin");
    me.forget();
    await openPage();
    expect(me.ended).toBe(null);
  });

  it("says so also if the page was left while it was told", async () => {
    known = null;
    goodbye("device-ended");
    await vi.advanceTimersByTimeAsync(5000);
    expect(me.ended).toBe("Lutin");
    await openPage();
    expect(me.ended).toBe("Lutin");
  });

  it("says nothing to somebody who never had a name", async () => {
    localStorage.clear();
    known = null;
    await openPage();
    expect(asked).toContain("/api/me");
    expect(me.ended).toBe(null);
  });

  it("says nothing while the server does not answer", async () => {
    known = null;
    answers = false;
    await openPage();
    expect(me.ended).toBe(null);
    answers = true;
    me.load();
    await vi.advanceTimersByTimeAsync(100);
    answers = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(me.ended).toBe(null);
    answers = true;
    await openPage();
    expect(me.ended).toBe("Lutin");
  });

  it("says nothing if another page of the browser is just getting the new cookie", async () => {
    known = null;
    me.guest = null;
    await me.load();
    known = "g1";
    await vi.advanceTimersByTimeAsync(5000);
    expect([me.ended, me.guest]).toEqual([null, "g1"]);
  });

  it("says nothing more once the device has a name again", async () => {
    known = null;
    await openPage();
    known = "g2";
    await me.carry("token");
    expect([me.ended, me.guest]).toEqual([null, "g2"]);
  });
});
