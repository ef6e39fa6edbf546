import { beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "./fake";
import { LobbySession } from "./lobby.svelte";

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});

it("the lobby follows what the server tells", () => {
  const lobby = new LobbySession();
  expect(lobby.tables).toBe(null);
  FakeSocket.last.open();
  FakeSocket.last.says({ type: "welcome", protocol: 1, guest: "g", name: "Puck" });
  FakeSocket.last.says({ type: "lobby", tables: [], playing: 3 });
  expect(lobby).toMatchObject({ tables: [], playing: 3, connection: "open" });
  FakeSocket.last.breaks();
  expect(lobby).toMatchObject({ tables: [], connection: "lost" });
  lobby.close();
});
