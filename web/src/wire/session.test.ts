import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { crc32 } from "./crc";
import type { Chair, Line, Room, Update } from "./protocol";
import { PROTOCOL, TableSession } from "./session.svelte";
import { reconnectAll } from "./socket";
import { FakeSocket } from "./socket.fake";

const VIEW = { game: "acorns", names: ["Lutin", "Élan", "月"] };

function line(seq: number, key = "kept", args = {}): Line {
  return { seq, phrase: { key, args }, rule: "ACO-01", fleeting: false };
}

function update(seq: number, lines: Line[] = [], more: Partial<Update> = {}): Update {
  const hash = crc32(JSON.stringify(VIEW)).toString(16).padStart(8, "0");
  const whole = { secret_steps: 0, view: VIEW, hash, prompt: null, undo: 0, clocks: null, result: null, secrets: true };
  return { type: "update", seq, eye: 0, lines_from: lines[0]?.seq ?? seq + 1, lines, ...whole, ...more };
}

function person(guest: string): Chair {
  return { kind: "person", name: "Lutin", guest, bot: null, online: true, away: null, left: null };
}

const welcome = { type: "welcome", protocol: PROTOCOL, guest: "g1", name: "Lutin" };
const room = { type: "room", table: "t", chairs: [person("g1"), person("g2"), person("g1")] } as Room;

const sessions: TableSession[] = [];

function openSession(eye: number | null, table = "t"): TableSession {
  const session = new TableSession(table, eye);
  sessions.push(session);
  return session;
}

function sit(): [TableSession, FakeSocket] {
  const session = openSession(0);
  FakeSocket.last.open();
  return [session, FakeSocket.last];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a session", () => {
  it("looks as soon as the socket is open", () => {
    const session = openSession(1, "a b");
    expect(session.connection).toBe("connecting");
    FakeSocket.last.open();
    expect(session.connection).toBe("open");
    expect(FakeSocket.last.url).toMatch(/^ws:.*\/api\/tables\/a%20b\/socket$/);
    expect(FakeSocket.last.sent).toEqual([{ do: "look", eye: 1, since: null }]);
  });

  it("knows the room and whether the protocol is newer", () => {
    const [session, socket] = sit();
    socket.says(welcome);
    socket.says(room);
    expect(session.room?.chairs).toHaveLength(3);
    expect(session.outdated).toBe(false);
    socket.says({ ...welcome, protocol: PROTOCOL + 1 });
    expect(session.outdated).toBe(true);
  });

  it("does not count the lines of a look as news", () => {
    const [session, socket] = sit();
    socket.says(update(2, [line(1), line(2)]));
    expect(session.lines.length).toBe(2);
    expect(session.news).toEqual([]);
    socket.says(update(3, [line(3)]));
    expect(session.news).toEqual([line(3)]);
    expect(session.lines.length).toBe(3);
  });

  it("drops the lines that an undo takes back", () => {
    const [session, socket] = sit();
    socket.says(update(3, [line(1), line(2), line(3)]));
    socket.says(update(4, [line(4, "undone")], { lines_from: 2 }));
    expect(session.lines).toEqual([line(1), line(4, "undone")]);
  });

  it("does not count lines as news that it had already", () => {
    const [session, socket] = sit();
    socket.says(update(2, [line(1), line(2)]));
    socket.says(update(3, [line(1), line(2), line(3)]));
    expect(session.news).toEqual([line(3)]);
    expect(session.lines.length).toBe(3);
  });

  it("starts over with another eye and ignores an update for the last one", () => {
    const [session, socket] = sit();
    socket.says(update(2, [line(1), line(2)]));
    session.look(2);
    expect(session.lines).toEqual([]);
    expect(socket.sent.at(-1)).toEqual({ do: "look", eye: 2, since: null });
    socket.says(update(3, [line(3)]));
    expect(session.update).toBe(null);
    socket.says(update(3, [line(1), line(2), line(3)], { eye: 2 }));
    expect(session.update?.eye).toBe(2);
    expect(session.news).toEqual([]);
  });

  it("puts lines that came before their update in front of its own", () => {
    const [session, socket] = sit();
    socket.says({ type: "story", eye: 0, lines: [line(1), line(2)] });
    socket.says({ type: "story", eye: 0, lines: [line(3)] });
    expect(session.lines).toEqual([]);
    socket.says(update(4, [line(4)], { lines_from: 0 }));
    expect(session.lines).toEqual([line(1), line(2), line(3), line(4)]);
    socket.says({ type: "story", eye: 0, lines: [line(4), line(5)] });
    socket.says(update(6, [line(6)], { lines_from: 4 }));
    expect(session.lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(session.news).toEqual([line(5), line(6)]);
  });

  it("forgets held lines of another eye and of a lost connection", () => {
    const [session, socket] = sit();
    socket.says({ type: "story", eye: 0, lines: [line(1)] });
    session.look(2);
    socket.says({ type: "story", eye: 0, lines: [line(1)] });
    socket.says({ type: "story", eye: 2, lines: [line(2)] });
    socket.disconnect();
    reconnectAll();
    FakeSocket.last.open();
    FakeSocket.last.says(update(3, [line(3)], { eye: 2, lines_from: 0 }));
    expect(session.lines).toEqual([line(3)]);
  });

  it("keeps each chat message once", () => {
    const said = (number: number) => ({ number, guest: "g2", name: "Puck", seat: 1, text: "hello", at: "" });
    const [session, socket] = sit();
    socket.says({ type: "chat", lines: [said(1), said(2)] });
    socket.says({ type: "chat", lines: [said(2), said(3)] });
    expect(session.chat.map((said) => said.number)).toEqual([1, 2, 3]);
  });
});

describe("a command", () => {
  it("is answered by its id", async () => {
    const [session, socket] = sit();
    const played = session.send({ do: "play", seat: 0, seq: 1, move: "keep red-7" });
    const why = session.send({ do: "why", seat: 0, move: "buy" });
    const [first, second] = socket.sent.slice(1);
    expect(first?.id).not.toBe(second?.id);
    socket.says({ type: "because", id: second?.id, reason: null });
    socket.says({ type: "done", id: first?.id });
    expect((await why).type).toBe("because");
    expect((await played).type).toBe("done");
  });

  it("is rejected with the refusal", async () => {
    const [session, socket] = sit();
    const played = session.send({ do: "resign", seat: 0 });
    const refused = { type: "refused", id: socket.sent.at(-1)?.id, code: "illegal", args: {}, reason: null };
    socket.says(refused);
    await expect(played).rejects.toEqual(refused);
  });

  it("is sent again with the same id after a reconnect, and answered once", async () => {
    const [session, socket] = sit();
    socket.says(update(5, [line(5)]));
    const played = session.send({ do: "play", seat: 0, seq: 5, move: "keep red-7", hash: "8213883f" });
    socket.disconnect();
    expect(session.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    const second = FakeSocket.last;
    expect(second).not.toBe(socket);
    second.open();
    expect(second.sent[0]).toEqual({ do: "look", eye: 0, since: 5 });
    const { hash, ...withoutHash } = socket.sent[1] ?? {};
    expect(hash).toBe("8213883f");
    expect(second.sent[1]).toEqual(withoutHash);
    second.says({ type: "done", id: second.sent[1]?.id });
    second.says({ type: "done", id: second.sent[1]?.id });
    expect((await played).type).toBe("done");
    second.disconnect();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.length).toBe(1);
  });

  it("waits until the socket is open", () => {
    const session = openSession(null);
    session.send({ do: "skip" }).catch(() => {});
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((command) => command.do)).toEqual(["look", "skip"]);
  });

  it("is sent again after a delay if it came too fast", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const [session, socket] = sit();
    session.send({ do: "skip" }).catch(() => {});
    const command = socket.sent.at(-1);
    socket.says({ type: "refused", id: null, code: "too-fast", args: {}, reason: null });
    expect(socket.sent.length).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(socket.sent.slice(2)).toEqual([command]);
  });

  it("is rejected if the server could not read it", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const [session, socket] = sit();
    const skipped = session.send({ do: "skip" });
    socket.says({ type: "refused", id: null, code: "malformed", args: {}, reason: null });
    await expect(skipped).rejects.toMatchObject({ code: "malformed" });
  });

  it("is rejected when the page leaves the table", async () => {
    const [session] = sit();
    const skipped = session.send({ do: "skip" });
    session.close();
    await expect(skipped).rejects.toMatchObject({ code: "unanswered" });
  });
});

describe("the socket", () => {
  it("reconnects after growing delays", () => {
    const [session, socket] = sit();
    const counts: number[] = [];
    socket.disconnect();
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000);
      if (FakeSocket.last.readyState === 0) FakeSocket.last.disconnect();
      counts.push(FakeSocket.all.length);
    }
    expect(counts[4]).toBeGreaterThanOrEqual(3);
    expect(counts[59]).toBeGreaterThanOrEqual(8);
    expect(counts[59]).toBeLessThanOrEqual(15);
    expect(session.connection).toBe("lost");
  });

  it("reconnects at once when the network is back", () => {
    const [, socket] = sit();
    socket.disconnect();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("is lost as soon as the browser is offline", () => {
    const [session] = sit();
    dispatchEvent(new Event("offline"));
    expect(session.connection).toBe("lost");
    dispatchEvent(new Event("online"));
    FakeSocket.last.open();
    expect(session.connection).toBe("open");
  });

  it("is given up when a ping is not answered", () => {
    const [session, socket] = sit();
    vi.advanceTimersByTime(25_000);
    expect(socket.sent.at(-1)).toEqual({ do: "ping" });
    socket.says({ type: "pong" });
    vi.advanceTimersByTime(25_000);
    expect(session.connection).toBe("open");
    vi.advanceTimersByTime(10_000);
    expect(session.connection).toBe("lost");
    expect(socket.readyState).toBe(3);
  });

  it("stays closed after the page has left", () => {
    const [session] = sit();
    session.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(1);
  });

  it("reconnects when the guest has changed", () => {
    const [session, socket] = sit();
    socket.says(update(4, [line(4)]));
    reconnectAll();
    expect(socket.readyState).toBe(3);
    expect(session.connection).toBe("connecting");
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ do: "look", eye: 0, since: 4 }]);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("reconnects after a goodbye that is not final", () => {
    const [session, socket] = sit();
    socket.says({ type: "goodbye", code: "shutting-down" });
    socket.disconnect();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
    expect(session.goodbye).toBe(null);
  });

  it("knows whether its guest may talk; each connection says so anew", () => {
    const [session, socket] = sit();
    socket.says(welcome);
    expect(session.silenced).toBe(false);
    socket.says({ type: "silenced", on: true });
    expect(session.silenced).toBe(true);
    socket.says({ type: "silenced", on: false });
    expect(session.silenced).toBe(false);
    socket.says({ type: "silenced", on: true });
    socket.disconnect();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.says(welcome);
    expect(session.silenced).toBe(false);
  });

  it("stays closed after a final goodbye", () => {
    const [session, socket] = sit();
    socket.says({ type: "goodbye", code: "unknown-table" });
    expect(session.goodbye).toBe("unknown-table");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});

describe("the hash of a view", () => {
  it("is the CRC-32 of its bytes", () => {
    expect(crc32("123456789")).toBe(0xcbf43926);
    expect(crc32("")).toBe(0);
  });

  it("requests a full update once when it differs", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const [session, socket] = sit();
    socket.says(update(1, [line(1)]));
    socket.says(update(2, [line(2)], { hash: "00000000" }));
    expect(warn).toHaveBeenCalledOnce();
    expect(socket.sent.at(-1)).toEqual({ do: "look", eye: 0, since: null });
    const before = socket.sent.length;
    socket.says(update(2, [line(1), line(2)], { hash: "00000000" }));
    expect(session.news).toEqual([]);
    expect(socket.sent.length).toBe(before);
    socket.says(update(3, [line(3)]));
    socket.says(update(4, [line(4)], { hash: "00000000" }));
    expect(socket.sent.length).toBe(before + 1);
  });
});
