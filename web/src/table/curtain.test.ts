import { describe, expect, it } from "vitest";
import { curtain } from "./curtain";
import { bot, chair, room } from "./fixtures";

const chairs = [chair(), chair({ name: "Puck" }), bot()];
const two = room(chairs);

describe("the curtain", () => {
  it("never falls for one seat or a spectator", () => {
    expect(curtain(two, [], [0], null)).toEqual({ eye: null, giveTo: null });
    expect(curtain(two, [1], [2], null)).toEqual({ eye: 1, giveTo: null });
  });

  it("falls before anybody has looked, once one of several must decide", () => {
    expect(curtain(two, [0, 1], [2], null)).toEqual({ eye: null, giveTo: null });
    expect(curtain(two, [0, 1], [0], null)).toEqual({ eye: null, giveTo: 0 });
  });

  it("falls between the turns of two own seats", () => {
    expect(curtain(two, [0, 1], [0], 0)).toEqual({ eye: 0, giveTo: null });
    expect(curtain(two, [0, 1], [1], 0)).toEqual({ eye: 0, giveTo: 1 });
  });

  it("stays up while others play", () => {
    expect(curtain(two, [0, 1], [2], 1)).toEqual({ eye: 1, giveTo: null });
  });

  it("lets a simultaneous answer be finished first", () => {
    expect(curtain(two, [0, 1], [0, 1], 1)).toEqual({ eye: 1, giveTo: null });
    expect(curtain(two, [0, 1], [0], 1)).toEqual({ eye: 1, giveTo: 0 });
  });

  it("does not fall for a seat that a bot plays", () => {
    const left = room([chair(), chair({ left: "resigned", bot: "gnome" }), bot()]);
    expect(curtain(left, [0, 1], [1], 0)).toEqual({ eye: 0, giveTo: null });
  });

  it("does not fall before the game begins", () => {
    expect(curtain({ ...two, phase: "waiting" }, [1], [], null)).toEqual({ eye: null, giveTo: null });
  });

  it("does not fall when the game is over", () => {
    expect(curtain({ ...two, phase: "over" }, [0, 1], [], null)).toEqual({ eye: 0, giveTo: null });
    expect(curtain({ ...two, phase: "frozen" }, [0, 1], [1], 0)).toEqual({ eye: 0, giveTo: null });
  });
});
