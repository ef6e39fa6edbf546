import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { me } from "../state/me.svelte";
import { FakeSocket } from "../wire/socket.fake";
import { rememberedCommitment } from "./commitment";
import type { TableController } from "./controller.svelte";
import { bot, chair, room } from "./fixtures";
import { playAgain, sitDown } from "./sitDown";

const mine = (name: string) => chair({ kind: "kept", guest: "me", name });
const waiting = room([mine("Puck"), bot(), chair({ kind: "kept", guest: "other" }), mine("Lutin")], {
  phase: "waiting",
  commitment: "c0ffee",
});
let publish: () => void;

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const published = new Promise<void>((resolve) => {
    publish = resolve;
  });
  vi.stubGlobal("fetch", () => published.then(() => Response.json(waiting)));
});
afterEach(() => vi.unstubAllGlobals());

/** Waits for a condition, however busy the machine is. */
const waitFor = (holds: () => void) => vi.waitFor(holds, { timeout: 60_000 });

const sits = () => FakeSocket.last.sent.filter((command) => command.do === "sit");

async function answered(count: number) {
  await waitFor(() => expect(sits().length).toBe(count));
  FakeSocket.last.says({ type: "done", id: String(sits()[count - 1]?.id) });
}

it("people sit down with salts of their own when the server has committed itself", async () => {
  const seated = sitDown("t1", "me");
  await Promise.resolve();
  expect(FakeSocket.all).toEqual([]);
  publish();
  await waitFor(() => expect(FakeSocket.all.length).toBe(1));
  expect(rememberedCommitment("t1")).toBe("c0ffee");
  FakeSocket.last.open();
  await answered(1);
  await answered(2);
  await seated;
  expect(sits().map(({ chair, name }) => [chair, name])).toEqual([
    [0, "Puck"],
    [3, "Lutin"],
  ]);
  expect(new Set(sits().map(({ salt }) => salt)).size).toBe(2);
  expect(FakeSocket.last.readyState).toBe(3);
});

it("a chair that was taken meanwhile is told", async () => {
  const seated = sitDown("t2", "me");
  publish();
  await waitFor(() => expect(FakeSocket.all.length).toBe(1));
  FakeSocket.last.open();
  await waitFor(() => expect(sits().length).toBe(1));
  FakeSocket.last.says({ type: "refused", id: String(sits()[0]?.id), code: "chair-taken", args: {}, reason: null });
  await expect(seated).rejects.toMatchObject({ code: "chair-taken" });
});

it("one press opens the next table, sits down there and goes to it", async () => {
  me.guest = "me";
  const asked: string[] = [];
  const controller = {
    room: { rematch: null as string | null },
    openRematch: async () => {
      asked.push("rematch");
      controller.room.rematch = "t3";
      return true;
    },
  };
  publish();
  const going = playAgain(controller as unknown as TableController);
  await waitFor(() => expect(FakeSocket.all.length).toBe(1));
  FakeSocket.last.open();
  await answered(1);
  await answered(2);
  await going;
  expect(asked).toEqual(["rematch"]);
  expect(location.pathname).toBe("/table/t3");
});
