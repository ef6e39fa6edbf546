import { beforeEach, expect, it, vi } from "vitest";
import { LobbySession } from "./lobby.svelte";
import { PROTOCOL } from "./session.svelte";
import { FakeSocket } from "./socket.fake";

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});

it("the lobby shows what the server sends", () => {
  const lobby = new LobbySession();
  expect(lobby.tables).toBe(null);
  FakeSocket.last.open();
  FakeSocket.last.says({ type: "welcome", protocol: PROTOCOL, guest: "g", name: "Puck" });
  FakeSocket.last.says({ type: "lobby", tables: [], playing: 3 });
  expect(lobby).toMatchObject({ tables: [], playing: 3, connection: "open" });
  FakeSocket.last.disconnect();
  expect(lobby).toMatchObject({ tables: [], connection: "lost" });
  lobby.close();
});
