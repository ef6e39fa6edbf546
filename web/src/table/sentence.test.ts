import { describe, expect, it } from "vitest";
import { line, phrase } from "./fixtures";
import { actsOfOthers, pieces, seatsOf } from "./sentence";

const names = ["you", "Puck", "Puck Nixe", "A.B (c)"];
const name = (seat: number) => names[seat] ?? "";

describe("sentences", () => {
  it("know the seats they name", () => {
    expect(seatsOf(phrase("x", { seat: 1, other: 0, seats: [2, 1], gold: 5 }))).toEqual([1, 0, 2]);
    expect(seatsOf(phrase("x"))).toEqual([]);
  });

  it("do not take a word for the name that is written like it", () => {
    const found = pieces("Puck finds a puck.", phrase("x", { seat: 1 }), name);
    expect(found.map((piece) => piece.seat)).toEqual([1, null]);
  });

  it("are split at names, also where one begins the sentence", () => {
    expect(pieces("You keep the red 7.", phrase("kept", { seat: 0 }), name)).toEqual([
      { text: "You", seat: 0 },
      { text: " keep the red 7.", seat: null },
    ]);
  });

  it("are not split inside words, and prefer the longest name", () => {
    expect(pieces("Yours, Puckish", phrase("x", { seats: [0, 1] }), name)).toEqual([
      { text: "Yours, Puckish", seat: null },
    ]);
    const shared = pieces("Puck Nixe and Puck win.", phrase("x", { seats: [1, 2] }), name);
    expect(shared.map((piece) => piece.seat)).toEqual([2, null, 1, null]);
  });

  it("take names as they are, not as patterns", () => {
    expect(pieces("A.B (c) wins.", phrase("x", { seat: 3 }), name)[0]).toEqual({ text: "A.B (c)", seat: 3 });
  });

  it("about others are separated from those about the reader or nobody", () => {
    const rule = { rule: "RAI-38" };
    const mine = line(1, "kept", { seat: 0 }, rule);
    const theirs = line(2, "kept", { seat: 1 }, rule);
    const dealt = line(3, "dealt", { round: 2 }, rule);
    const joined = line(4, "joined", { seat: 1 });
    expect(actsOfOthers([mine, theirs, dealt, joined], 0)).toEqual([theirs]);
    expect(actsOfOthers([mine, theirs], null)).toEqual([mine, theirs]);
  });
});
