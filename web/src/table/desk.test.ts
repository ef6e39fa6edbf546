import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import rainbows from "../../../src/folkmoot/games/rainbows/text/en.ftl?raw";
import shared from "../../../src/folkmoot/text/en.ftl?raw";
import { soon } from "../../tools/soon";
import type { AnyView } from "../games";
import type { GameModule } from "../games/module";
import { language } from "../state/language.svelte";
import { crc32 } from "../wire/crc";
import type { Chair, Line, Prompt, Update } from "../wire/protocol";
import { TableSession } from "../wire/session.svelte";
import { FakeSocket } from "../wire/socket.fake";
import { Desk } from "./desk.svelte";
import { bot, chair, choice, line, prompt, room } from "./fixtures";
import { settings } from "./settings.svelte";

const probe = (_view: AnyView, element: string) => (element === "space V8" ? "buy red-7 V8" : null);
const module = { probe, uses: () => [] } as unknown as GameModule<AnyView>;
const market = prompt("keep red-7", "buy red-7 R1", "buy red-7 R3", choice("keep blue-3", { reveals: true }));

let desk: Desk;

function update(asked: Prompt | null, more: Partial<Update> = {}, deciders = [0]): Update {
  const view = { game: "rainbows", eye: more.eye ?? 0, seats: 2, deciders, result: null };
  const hash = crc32(JSON.stringify(view)).toString(16).padStart(8, "0");
  const whole = { seq: 5, secret_steps: 0, eye: 0, undo: 0, clocks: null, lines_from: 5, lines: [], result: null };
  return { type: "update", view, hash, prompt: asked, ...whole, ...more };
}

/** Sits down at a table of these chairs; without others, one person against a bot. */
function sit(chairs: Chair[] = [chair(), bot()], eye: number | null = 0): FakeSocket {
  desk = new Desk(new TableSession("t1", eye), "t1", "rainbows", module, eye);
  const socket = FakeSocket.last;
  socket.open();
  socket.says({ type: "welcome", protocol: 2, guest: "g-lutin", name: "Lutin" });
  socket.says(room(chairs));
  return socket;
}

function asked(socket: FakeSocket, asking: Prompt | null = market, more: Partial<Update> = {}, deciders = [0]): void {
  socket.says(update(asking, more, deciders));
}

const plays = (socket: FakeSocket) => socket.sent.filter((command) => command.do === "play").map((each) => each.move);
const option = (id: string) => {
  const found = desk.state?.options.find((each) => each.id === id);
  if (!found) throw new Error(`not offered: ${id}`);
  return found;
};

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => new Response(path.includes("/games/") ? rainbows : shared));
  FakeSocket.all = [];
  settings.set("warn", true);
  await language.need(null);
  await language.need("rainbows");
});
afterEach(() => {
  desk.session.close();
  vi.unstubAllGlobals();
});

describe("answering", () => {
  it("sends with the last word, and only then", () => {
    const socket = sit();
    asked(socket);
    desk.choose(option("buy"));
    expect(plays(socket)).toEqual([]);
    expect(desk.chosen).toEqual(["buy", "red-7"]);
    desk.choose(option("R3"));
    expect(plays(socket)).toEqual(["buy red-7 R3"]);
    expect(socket.sent.at(-1)).toMatchObject({ seat: 0, seq: 5, secret_steps: 0, hash: desk.update?.hash });
    expect(desk.sending).toBe(true);
  });

  it("does not send twice, and is ready again after the next update", () => {
    const socket = sit();
    asked(socket);
    desk.choose(option("buy"));
    desk.choose(option("R3"));
    desk.confirm();
    expect(plays(socket)).toHaveLength(1);
    asked(socket, null, { seq: 6 }, [1]);
    expect(desk.sending).toBe(false);
    expect(desk.prompt).toBeNull();
  });

  it("begins anew when an undo asks the same question again", () => {
    const socket = sit();
    asked(socket);
    desk.choose(option("buy"));
    desk.choose(option("R3"));
    asked(socket, null, { seq: 6 }, [1]);
    asked(socket, market, { seq: 7 });
    expect(desk.chosen).toEqual([]);
    desk.choose(option("keep"));
    expect(desk.chosen).toEqual(["keep"]);
  });

  it("lets the card on the board come first", async () => {
    const socket = sit();
    asked(socket);
    await desk.touch("card red-7");
    expect(desk.chosen).toEqual(["red-7"]);
    desk.choose(option("keep"));
    expect(plays(socket)).toEqual(["keep red-7"]);
  });

  it("waits for a confirmation where a touch fills in the rest", async () => {
    const socket = sit();
    asked(socket);
    await desk.touch("space R1");
    expect(plays(socket)).toEqual([]);
    expect(desk.state?.choice?.move).toBe("buy red-7 R1");
    desk.confirm();
    expect(plays(socket)).toEqual(["buy red-7 R1"]);
  });

  it("asks before what cannot be taken back, unless told not to", () => {
    const socket = sit();
    asked(socket);
    desk.choose(option("keep"));
    desk.choose(option("blue-3"));
    expect(plays(socket)).toEqual([]);
    desk.back();
    settings.set("warn", false);
    desk.choose(option("blue-3"));
    expect(plays(socket)).toEqual(["keep blue-3"]);
  });

  it("takes parts back one by one", () => {
    const socket = sit();
    asked(socket);
    desk.choose(option("keep"));
    expect(desk.back()).toBe(true);
    expect(desk.chosen).toEqual([]);
    expect(desk.back()).toBe(false);
  });

  it("keeps what was picked when the same question is asked again", () => {
    const socket = sit();
    asked(socket);
    desk.choose(option("keep"));
    asked(socket, market, { seq: 6 });
    expect(desk.chosen).toEqual(["keep"]);
    asked(socket, prompt("keep red-7", "keep blue-3"), { seq: 7 });
    expect(desk.chosen).toEqual([]);
  });

  it("is not asked for a paused game or for a seat of others", () => {
    const socket = sit();
    asked(socket);
    socket.says(room([chair(), bot()], { phase: "paused" }));
    expect(desk.prompt).toBeNull();
    socket.says(room([chair({ guest: "g-puck" }), bot()]));
    expect(desk.prompt).toBeNull();
  });
});

describe("being told", () => {
  it("asks why for an element that is not offered, and tells the rule", async () => {
    const socket = sit();
    asked(socket);
    const touched = desk.touch("space V8");
    const ask = socket.sent.at(-1);
    expect(ask).toMatchObject({ do: "why", seat: 0, move: "buy red-7 V8" });
    socket.says({ type: "because", id: ask?.id, reason: { code: "RAI-05", args: { space: "V8" } } });
    await touched;
    expect(desk.told?.rule).toBe("RAI-05");
    expect(desk.told?.text).toContain("V8");
  });

  it("has a sentence for what means nothing at all", async () => {
    const socket = sit();
    asked(socket);
    await desk.touch("deck");
    expect(desk.told?.rule).toBeNull();
    expect(socket.sent.filter((command) => command.do === "why")).toEqual([]);
  });

  it("keeps what it told as long as the question is the same, however long that is", async () => {
    const socket = sit();
    asked(socket);
    await desk.touch("deck");
    asked(socket, market, { lines: [line(6)], seq: 6 });
    expect(desk.told).not.toBeNull();
    asked(socket, prompt("keep blue-3", "keep red-7"), { seq: 7 });
    expect(desk.told).toBeNull();
    await desk.touch("deck");
    desk.dismiss();
    expect(desk.told).toBeNull();
  });

  it("tells a refused move's rule and lets one choose again", async () => {
    const socket = sit();
    asked(socket);
    desk.choose(option("buy"));
    desk.choose(option("R3"));
    const reason = { code: "RAI-05", args: { space: "R3" } };
    socket.says({ type: "refused", id: socket.sent.at(-1)?.id, code: "illegal", args: {}, reason });
    await soon(() => expect(desk.told?.rule).toBe("RAI-05"));
    expect(desk.sending).toBe(false);
    expect(desk.chosen).toEqual([]);
  });

  it("fills in a hint and leaves the last word to the person", async () => {
    const socket = sit();
    asked(socket);
    const hint = desk.hint();
    socket.says({ type: "hinted", id: socket.sent.at(-1)?.id, move: "buy red-7 R3" });
    await hint;
    expect(desk.state?.choice?.move).toBe("buy red-7 R3");
    expect(desk.hinted).toBe(true);
    expect(plays(socket)).toEqual([]);
  });

  it("acknowledges fleeting lines up to the last one", async () => {
    const socket = sit();
    const lines: Line[] = [line(4), line(5, "kept", {}, { fleeting: true })];
    asked(socket, null, { lines_from: 0, lines });
    expect(desk.fleeting).toHaveLength(1);
    void desk.notice();
    expect(socket.sent.at(-1)).toMatchObject({ do: "noticed", seat: 0, seq: 5 });
  });
});

it("knows what happened since one's own last act", async () => {
  const socket = sit();
  asked(socket);
  desk.choose(option("buy"));
  desk.choose(option("R3"));
  socket.says({ type: "done", id: socket.sent.at(-1)?.id });
  await new Promise((done) => setTimeout(done));
  const lines = [line(6, "bought"), line(7, "kept"), line(8, "bought")];
  asked(socket, null, { seq: 8, lines_from: 6, lines });
  expect(desk.lately).toEqual(lines.slice(1));
});

describe("several people at one device", () => {
  const two = [chair(), chair({ name: "Puck" })];
  const looks = (socket: FakeSocket) => socket.sent.filter((command) => command.do === "look").map((each) => each.eye);

  it("looks from the next seat only when the curtain is lifted", () => {
    const socket = sit(two);
    asked(socket, market);
    expect(desk.hidden).toBe(false);
    asked(socket, null, { seq: 6 }, [1]);
    desk.followSeats();
    expect(desk.hidden).toBe(true);
    expect(looks(socket)).toEqual([0]);
    desk.liftCurtain();
    expect(looks(socket)).toEqual([0, 1]);
    expect(desk.eye).toBe(1);
    expect(desk.hidden).toBe(false);
  });

  it("may stay with the last seat for a while", () => {
    const socket = sit(two);
    asked(socket, null, {}, [1]);
    desk.stays = true;
    desk.followSeats();
    expect(desk.hidden).toBe(false);
    expect(looks(socket)).toEqual([0]);
  });

  it("follows one's only seat to where it was drawn", () => {
    const socket = sit([bot(), chair()], null);
    desk.followSeats();
    expect(looks(socket)).toEqual([null, 1]);
  });
});

it("mutes only with the server's consent", async () => {
  const socket = sit();
  const muting = desk.mute("g-puck", "Puck", true);
  expect(desk.muted.size).toBe(0);
  socket.says({ type: "done", id: socket.sent.at(-1)?.id });
  await muting;
  expect(desk.muted.get("g-puck")).toBe("Puck");
});
