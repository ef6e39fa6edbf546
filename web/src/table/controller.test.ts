import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../tools/eventually";
import type { Chair, Line } from "../wire/protocol";
import type { FakeSocket } from "../wire/socket.fake";
import type { TableController } from "./controller.svelte";
import { bot, chair, line, prompt, room } from "./fixtures";
import { asked, leave, market, prepare, seated } from "./seated.fake";
import { settings } from "./settings.svelte";

let controller: TableController;

/** Touches what means nothing. */
async function touchNothing(socket: FakeSocket): Promise<void> {
  const touched = controller.touch("deck");
  socket.says({ type: "because", id: socket.sent.at(-1)?.id, reason: null, move: null });
  await touched;
}

function sit(chairs?: Chair[], eye?: number | null): FakeSocket {
  const seat = seated(chairs, eye);
  controller = seat.controller;
  return seat.socket;
}

const plays = (socket: FakeSocket) => socket.sent.filter(({ do: name }) => name === "play").map(({ move }) => move);
const option = (id: string) => {
  const offered = controller.answer?.options.find((candidate) => candidate.id === id);
  if (!offered) throw new Error(`not offered: ${id}`);
  return offered;
};

beforeEach(prepare);
afterEach(() => leave(controller));

describe("answering", () => {
  it("sends once the last part is chosen, not before", () => {
    const socket = sit();
    asked(socket);
    controller.choose(option("buy"));
    expect(plays(socket)).toEqual([]);
    expect(controller.chosen).toEqual(["buy", "red-7"]);
    controller.choose(option("R3"));
    expect(plays(socket)).toEqual(["buy red-7 R3"]);
    expect(socket.sent.at(-1)).toMatchObject({ seat: 0, seq: 5, secret_steps: 0, hash: controller.update?.hash });
    expect(controller.sending).toBe(true);
  });

  it("draws no question and says nothing of the end before the board has shown the answer", () => {
    const socket = sit();
    controller.telling.follow();
    asked(socket);
    controller.telling.follow();
    controller.choose(option("keep"));
    asked(socket, market, { seq: 6, lines: [line(6)], lines_from: 6 });
    controller.telling.follow();
    expect([controller.telling.behind, controller.answered]).toEqual([true, false]);
    asked(socket, null, { seq: 7, lines: [line(7)], lines_from: 7 }, []);
    socket.says({ ...room([chair(), bot()]), phase: "over" });
    controller.telling.follow();
    expect(controller.answered && controller.busy).toBe(true);
    expect(controller.room?.phase).toBe("playing");
    expect([...controller.glows]).toEqual([]);
    controller.telling.catchUp();
    expect(controller.answered).toBe(false);
    expect([controller.room?.phase, controller.prompt]).toEqual(["over", null]);
  });

  it("catches up at a touch, which does not answer the question that comes then", async () => {
    const socket = sit();
    controller.telling.follow();
    asked(socket, null, {}, [1]);
    controller.telling.follow();
    asked(socket, market, { seq: 6, lines: [line(6)], lines_from: 6 });
    controller.telling.follow();
    expect([controller.telling.behind, controller.prompt]).toEqual([true, null]);
    await controller.touch("card red-7");
    expect([controller.telling.behind, controller.prompt?.id]).toEqual([false, market.id]);
    expect(controller.picks).toEqual([]);
    expect(socket.sent.filter(({ do: name }) => name === "touch" || name === "play")).toEqual([]);
    await controller.touch("card red-7");
    expect(controller.chosen).toContain("red-7");
  });

  it("does not send twice, and is ready again after the next update", () => {
    const socket = sit();
    asked(socket);
    controller.choose(option("buy"));
    controller.choose(option("R3"));
    controller.confirm();
    expect(plays(socket)).toHaveLength(1);
    asked(socket, null, { seq: 6 }, [1]);
    expect(controller.sending).toBe(false);
    expect(controller.prompt).toBeNull();
  });

  it("drops the picks when an undo asks the same question again", () => {
    const socket = sit();
    asked(socket);
    controller.choose(option("buy"));
    controller.choose(option("R3"));
    asked(socket, null, { seq: 6 }, [1]);
    asked(socket, market, { seq: 7 });
    expect(controller.chosen).toEqual([]);
    controller.choose(option("keep"));
    expect(controller.chosen).toEqual(["keep"]);
  });

  it("accepts the card on the board before the use", async () => {
    const socket = sit();
    asked(socket);
    await controller.touch("card red-7");
    expect(controller.chosen).toEqual(["red-7"]);
    controller.choose(option("keep"));
    expect(plays(socket)).toEqual(["keep red-7"]);
  });

  it("waits for a confirmation where a touch fills in the rest", async () => {
    const socket = sit();
    asked(socket);
    await controller.touch("space R1");
    expect(plays(socket)).toEqual([]);
    expect(controller.answer?.choice?.move).toBe("buy red-7 R1");
    controller.confirm();
    expect(plays(socket)).toEqual(["buy red-7 R1"]);
  });

  it("asks for a confirmation of what cannot be taken back, unless that is turned off", () => {
    const socket = sit();
    asked(socket);
    controller.choose(option("keep"));
    controller.choose(option("blue-3"));
    expect(plays(socket)).toEqual([]);
    controller.back();
    settings.set("warn", false);
    controller.choose(option("blue-3"));
    expect(plays(socket)).toEqual(["keep blue-3"]);
  });

  it("takes parts back one by one", () => {
    const socket = sit();
    asked(socket);
    controller.choose(option("keep"));
    expect(controller.back()).toBe(true);
    expect(controller.chosen).toEqual([]);
    expect(controller.back()).toBe(false);
  });

  it("keeps what was picked when the same question is asked again", () => {
    const socket = sit();
    asked(socket);
    controller.choose(option("keep"));
    asked(socket, market, { seq: 6 });
    expect(controller.chosen).toEqual(["keep"]);
    asked(socket, prompt("keep red-7", "keep blue-3"), { seq: 7 });
    expect(controller.chosen).toEqual([]);
  });

  it("has no question in a paused game or for a seat of others", () => {
    const socket = sit();
    asked(socket);
    socket.says(room([chair(), bot()], { phase: "paused" }));
    expect(controller.prompt).toBeNull();
    socket.says(room([chair({ guest: "g-puck" }), bot()]));
    expect(controller.prompt).toBeNull();
  });
});

describe("explanations and hints", () => {
  it("chooses what is possible in another way than chosen so far", async () => {
    const socket = sit();
    asked(socket);
    controller.choose(option("keep"));
    const touched = controller.touch("purse");
    socket.says({ type: "because", id: socket.sent.at(-1)?.id, reason: null, move: "buy red-7" });
    await touched;
    expect([controller.chosen, controller.explanation]).toEqual([["buy", "red-7"], null]);
    expect(plays(socket)).toEqual([]);
  });

  it("asks why an element is not offered, and shows the rule", async () => {
    const socket = sit();
    asked(socket);
    const touched = controller.touch("space V8");
    const ask = socket.sent.at(-1);
    expect(ask).toMatchObject({ do: "touch", seat: 0, element: "space V8", chosen: [] });
    const reason = { code: "RAI-05", args: { space: "V8" } };
    socket.says({ type: "because", id: ask?.id, reason, move: "buy red-7 V8" });
    await touched;
    expect(controller.explanation?.rule).toBe("RAI-05");
    expect(controller.explanation?.text).toContain("V8");
  });

  it("has a sentence for an element that means nothing", async () => {
    const socket = sit();
    asked(socket);
    await touchNothing(socket);
    expect(controller.explanation?.rule).toBeNull();
  });

  it("keeps an explanation as long as the question is the same", async () => {
    const socket = sit();
    asked(socket);
    await touchNothing(socket);
    asked(socket, market, { lines: [line(6)], seq: 6 });
    expect(controller.explanation).not.toBeNull();
    asked(socket, prompt("keep blue-3", "keep red-7"), { seq: 7 });
    expect(controller.explanation).toBeNull();
    await touchNothing(socket);
    controller.dismiss();
    expect(controller.explanation).toBeNull();
  });

  it("shows the rule of a refused move and drops the picks", async () => {
    const socket = sit();
    asked(socket);
    controller.choose(option("buy"));
    controller.choose(option("R3"));
    const reason = { code: "RAI-05", args: { space: "R3" } };
    socket.says({ type: "refused", id: socket.sent.at(-1)?.id, code: "illegal", args: {}, reason });
    await eventually(() => expect(controller.explanation?.rule).toBe("RAI-05"));
    expect(controller.sending).toBe(false);
    expect(controller.chosen).toEqual([]);
  });

  it("picks an advised move and waits for the confirmation", () => {
    const socket = sit();
    asked(socket);
    controller.prepare("buy red-7 R3");
    expect(controller.answer?.choice?.move).toBe("buy red-7 R3");
    expect(controller.hinted).toBe(true);
    expect(plays(socket)).toEqual([]);
  });

  it("acknowledges fleeting lines up to the last one", async () => {
    const socket = sit();
    const lines: Line[] = [line(4), line(5, "kept", {}, { fleeting: true })];
    asked(socket, null, { lines_from: 0, lines });
    expect(controller.fleeting).toHaveLength(1);
    void controller.acknowledge();
    expect(socket.sent.at(-1)).toMatchObject({ do: "noticed", seat: 0, seq: 5 });
  });
});

it("knows the lines since the seat acted last", async () => {
  const socket = sit();
  asked(socket);
  controller.choose(option("buy"));
  controller.choose(option("R3"));
  socket.says({ type: "done", id: socket.sent.at(-1)?.id });
  await new Promise((done) => setTimeout(done));
  const lines = [line(6, "bought"), line(7, "kept"), line(8, "bought")];
  asked(socket, null, { seq: 8, lines_from: 6, lines });
  expect(controller.lately).toEqual(lines.slice(1));
});

describe("several people at one device", () => {
  const two = [chair(), chair({ name: "Puck" })];
  const looks = (socket: FakeSocket) => socket.sent.filter(({ do: name }) => name === "look").map(({ eye }) => eye);

  it("looks from the next seat only when the curtain is lifted", () => {
    const socket = sit(two);
    asked(socket, market);
    expect(controller.hidden).toBe(false);
    asked(socket, null, { seq: 6 }, [1]);
    controller.followSeats();
    expect(controller.hidden).toBe(true);
    expect(looks(socket)).toEqual([0]);
    controller.liftCurtain();
    expect(looks(socket)).toEqual([0, 1]);
    expect(controller.eye).toBe(1);
    expect(controller.hidden).toBe(false);
  });

  it("passes on without a curtain where neither seat knows a secret", () => {
    const socket = sit(two);
    asked(socket, null, { seq: 6, secrets: false }, [1]);
    expect(controller.hidden).toBe(false);
    controller.followSeats();
    expect(looks(socket)).toEqual([0, 1]);
    asked(socket, market, { seq: 6, eye: 1, secrets: false }, [1]);
    expect(controller.hidden).toBe(false);
    controller.followSeats();
    asked(socket, market, { seq: 7, eye: 1, secrets: true }, [1]);
    expect(controller.hidden).toBe(false);
  });

  it("lets the curtain fall before the secrets of the next seat are seen", () => {
    const socket = sit(two);
    asked(socket, null, { seq: 6, secrets: false }, [1]);
    controller.followSeats();
    asked(socket, market, { seq: 6, eye: 1, secrets: true }, [1]);
    expect(controller.hidden).toBe(true);
    expect(controller.called).toBe(1);
    controller.liftCurtain();
    expect(controller.hidden).toBe(false);
    expect(looks(socket)).toEqual([0, 1]);
  });

  it("keeps looking from the last seat if the device stays there", () => {
    const socket = sit(two);
    asked(socket, null, {}, [1]);
    controller.deviceStays = true;
    controller.followSeats();
    expect(controller.hidden).toBe(false);
    expect(looks(socket)).toEqual([0]);
  });

  it("looks from a guest's only seat after seats were drawn", () => {
    const socket = sit([bot(), chair()], null);
    controller.followSeats();
    expect(looks(socket)).toEqual([null, 1]);
  });
});

it("mutes once the server has accepted it", async () => {
  const socket = sit();
  const muting = controller.mute("g-puck", "Puck", true);
  expect(controller.muted.size).toBe(0);
  socket.says({ type: "done", id: socket.sent.at(-1)?.id });
  await muting;
  expect(controller.muted.get("g-puck")).toBe("Puck");
});

it("takes a mute that the server held already as done", async () => {
  const socket = sit();
  const muting = controller.mute("g-puck", "Puck", true);
  socket.says({ type: "refused", id: socket.sent.at(-1)?.id, code: "no-change", args: {}, reason: null });
  await muting;
  expect(controller.muted.get("g-puck")).toBe("Puck");
});
