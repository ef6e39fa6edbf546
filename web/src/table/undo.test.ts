import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../tools/eventually";
import { toasts } from "../state/toasts.svelte";
import type { Chair } from "../wire/protocol";
import type { FakeSocket } from "../wire/socket.fake";
import type { TableController } from "./controller.svelte";
import { chair, line } from "./fixtures";
import { asked, leave, market, prepare, seated } from "./seated.fake";

let controller: TableController;

function sit(chairs?: Chair[]): FakeSocket {
  const seat = seated(chairs);
  controller = seat.controller;
  return seat.socket;
}

beforeEach(prepare);
afterEach(() => leave(controller));

const undos = (socket: FakeSocket) => socket.sent.filter(({ do: name }) => name === "undo").map(({ seq }) => seq);
const answer = (socket: FakeSocket) => socket.says({ type: "done", id: socket.sent.at(-1)?.id });
const refuse = (socket: FakeSocket) =>
  socket.says({ type: "refused", id: socket.sent.at(-1)?.id, code: "stale", args: {}, reason: null });

it("begins where the game is, not where the board still shows it", async () => {
  const socket = sit();
  controller.telling.follow();
  asked(socket);
  controller.telling.follow();
  asked(socket, null, { seq: 6, undo: 1, lines: [line(6)], lines_from: 6 }, [1]);
  controller.telling.follow();
  expect([controller.telling.behind, controller.undoCount]).toEqual([true, 0]);
  const undone = controller.undo.press();
  expect(undos(socket)).toEqual([6]);
  answer(socket);
  await undone;
  expect(toasts.all).toEqual([]);
});

it("asks again where a bot was faster, and once where it is pressed twice", async () => {
  const socket = sit();
  asked(socket, null, { seq: 6, undo: 1 }, [1]);
  const presses = [controller.undo.press(), controller.undo.press()];
  expect(undos(socket)).toEqual([6]);
  asked(socket, market, { seq: 7, undo: 2 });
  refuse(socket);
  await eventually(() => expect(undos(socket)).toEqual([6, 7]));
  answer(socket);
  await Promise.all(presses);
  expect(toasts.all).toEqual([]);
});

it("says that it comes too late, or that there is nothing to take back", async () => {
  const socket = sit([chair(), chair({ guest: "g-nixe" })]);
  asked(socket, null, { seq: 6, undo: 1 }, [1]);
  const undone = controller.undo.press();
  asked(socket, null, { seq: 7 }, [1]);
  refuse(socket);
  await undone;
  await controller.undo.press();
  expect(toasts.all.map(({ text }) => text.slice(0, 8))).toEqual(["Too late", "There is"]);
});
