import { describe, expect, it } from "vitest";
import { bot, chair, phrase, room } from "./fixtures";
import { outcomeOf } from "./outcome";

const chairs = [chair(), chair({ name: "Puck" }), bot()];
const table = room(chairs, { phase: "over" });
const ended = (...ranks: number[]) => ({ ranks, scores: null, end: phrase("end-clover") });

describe("the end", () => {
  it("is the winner's, alone or shared", () => {
    expect(outcomeOf(ended(1, 2, 3), table, [0])).toMatchObject({
      headline: "result-you-win",
      kindness: "result-kind-won",
    });
    expect(outcomeOf(ended(1, 3, 1), table, [0])).toMatchObject({ headline: "result-you-share", winners: [0, 2] });
  });

  it("is kind to who lost, gave up or ran out of time", () => {
    expect(outcomeOf(ended(2, 1, 3), table, [0])).toMatchObject({
      headline: "result-wins",
      kindness: "result-kind-lost",
    });
    for (const left of ["resigned", "timed-out"] as const) {
      const after = room([chair({ left }), bot()], { phase: "over" });
      expect(outcomeOf(ended(2, 1), after, [0]).kindness).toBe(`result-kind-${left}`);
    }
  });

  it("names the winner at a shared device, and to spectators", () => {
    expect(outcomeOf(ended(2, 1, 3), table, [0, 1])).toMatchObject({
      headline: "result-wins",
      kindness: "result-kind-won",
    });
    expect(outcomeOf(ended(2, 1, 3), table, [])).toMatchObject({
      headline: "result-wins",
      kindness: "result-kind-applause",
    });
  });

  it("has no winner where nobody wins", () => {
    expect(outcomeOf(ended(2, 2, 2), table, [0])).toEqual({
      winners: [],
      headline: "result-nobody",
      kindness: "result-kind-nobody",
    });
  });
});
