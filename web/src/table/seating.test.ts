import { describe, expect, it } from "vitest";
import type { Room } from "../wire/protocol";
import { bot, chair, room } from "./fixtures";
import {
  clockRuns,
  departure,
  freeChairs,
  hasChatPartner,
  hasWished,
  ownSeats,
  playsAlone,
  replaceableSeats,
  seatState,
} from "./seating";

const puck = (more = {}) => chair({ name: "Puck", guest: "g-puck", ...more });
const open = () => chair({ kind: "open", name: "", guest: null, online: false });

describe("seats", () => {
  it("finds a guest's own seats", () => {
    expect(ownSeats(room([chair(), puck(), chair({ name: "Nixe" })]), "g-lutin")).toEqual([0, 2]);
    expect(ownSeats(room([chair()]), null)).toEqual([]);
  });

  it("offers a chair kept for the guest before all open ones", () => {
    const kept = puck({ kind: "kept" });
    expect(freeChairs(room([open(), kept]), "g-puck")).toEqual([1]);
    expect(freeChairs(room([open(), kept]), "g-nixe")).toEqual([0]);
  });

  it("knows whether anybody else reads the chat", () => {
    expect(hasChatPartner(room([chair(), bot()]), "g-lutin")).toBe(false);
    expect(hasChatPartner(room([chair(), puck()]), "g-lutin")).toBe(true);
    expect(hasChatPartner(room([chair(), bot()], { spectators: 1 }), "g-lutin")).toBe(true);
  });

  it("knows who plays alone against bots", () => {
    expect(playsAlone(room([chair(), bot()]), "g-lutin")).toBe(true);
    expect(playsAlone(room([chair(), puck()]), "g-lutin")).toBe(false);
    expect(playsAlone(room([chair(), puck({ left: "resigned", bot: "gnome" })]), "g-lutin")).toBe(true);
    expect(playsAlone(room([bot()]), "g-lutin")).toBe(false);
  });

  it("names the state of a seat", () => {
    const chairs = [chair(), bot(), puck({ online: false, away: 5 }), puck({ left: "resigned", bot: "gnome" })];
    const table = room([...chairs, puck({ bot: "gnome" }), puck({ online: false })]);
    expect(table.chairs.map((_, seat) => seatState(table, seat, [0, 1]))).toEqual([
      "turn",
      "thinking",
      "away",
      "resigned",
      "bot-plays",
      "offline",
    ]);
    expect(seatState(room([chair()], { phase: "over" }), 0, [])).toBe("waits");
  });

  it("says that a bot plays on only where one does", () => {
    const [left, others] = [puck({ left: "resigned" }), [bot(), bot()]];
    const plays = (table: Room) => departure("resigned", table).args.bot;
    expect(plays(room([left, ...others]))).toBe("yes");
    expect(plays(room([left, ...others], { phase: "over" }))).toBe("no");
    expect(plays(room([left, bot()]))).toBe("no");
  });

  it("lets a clock run for people on turn alone", () => {
    const table = room([chair(), bot()]);
    expect([0, 1].map((seat) => clockRuns(table, seat, [0, 1]))).toEqual([true, false]);
    expect(clockRuns(table, 0, [1])).toBe(false);
    expect(clockRuns({ ...table, phase: "paused" }, 0, [0])).toBe(false);
  });

  it("offers a bot only for absent others, and only to players", () => {
    const table = room([chair(), puck({ online: false, away: 5 }), puck()]);
    expect(replaceableSeats(table, "g-lutin")).toEqual([1]);
    expect(replaceableSeats(table, "g-nixe")).toEqual([]);
    expect(replaceableSeats({ ...table, phase: "paused" }, "g-lutin")).toEqual([]);
  });

  it("knows a wish that is already made", () => {
    const table = room([chair(), puck()], { wishes: [{ wish: "pause", about: null, by: [0], needs: [1] }] });
    expect(hasWished(table, [0], "pause", null)).toBe(true);
    expect(hasWished(table, [1], "pause", null)).toBe(false);
    expect(hasWished(table, [0], "replace", 1)).toBe(false);
  });
});
