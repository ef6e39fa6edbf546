import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "../wire/socket.fake";
import { rememberedCommitment } from "./commitment";
import { tableFrom } from "./openPosition";
import { sitDown } from "./sitDown";

const SITUATION = { game: "rainbows", players: 3, options: {}, facts: {}, seed: 0 };
/** A table where these people sit, from a chair on. */
const wanted = (first: number, ...names: string[]) => ({ ...tableFrom(SITUATION, first, "", "heuristic"), names });

let publish: () => void;

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const published = new Promise<void>((resolve) => {
    publish = resolve;
  });
  vi.stubGlobal("fetch", () => published.then(() => Response.json({ commitment: "c0ffee" })));
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
  const seated = sitDown("t1", wanted(2, "Lutin", "Puck"));
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
    [2, "Lutin"],
    [0, "Puck"],
  ]);
  expect(new Set(sits().map(({ salt }) => salt)).size).toBe(2);
  expect(FakeSocket.last.readyState).toBe(3);
});

it("a chair that was taken meanwhile is told", async () => {
  const seated = sitDown("t2", wanted(0, "Lutin"));
  publish();
  await waitFor(() => expect(FakeSocket.all.length).toBe(1));
  FakeSocket.last.open();
  await waitFor(() => expect(sits().length).toBe(1));
  FakeSocket.last.says({ type: "refused", id: String(sits()[0]?.id), code: "chair-taken", args: {}, reason: null });
  await expect(seated).rejects.toMatchObject({ code: "chair-taken" });
});
