import { expect, it } from "vitest";
import { unpack } from "./prompts";
import type { PackedPrompt } from "./protocol";

const keep = { id: "keep", label: { key: "use-keep", args: {} }, target: null };
const card = { id: "red-7", label: { key: "label-card", args: { card: "red-7" } }, target: "card red-7" };
const note = { key: "note-keep", args: { number: 7 } };
const question = { key: "ask-pick", args: {} };

it("gives every choice its notation, its parts, its note and its effect", () => {
  const packed: PackedPrompt = {
    id: "pick",
    seat: 1,
    question,
    parts: [
      ["keep", "use-keep", {}, null],
      ["red-7", "label-card", { card: "red-7" }, "card red-7"],
    ],
    choice_notes: [note],
    choices: [
      [[0, 1], 0, true],
      [[0], null, false],
    ],
    effects: [{ game: "rainbows" }, null],
    forced: false,
    notes: [],
  };
  expect(unpack(packed)).toEqual({
    id: "pick",
    seat: 1,
    question,
    choices: [
      { move: "keep red-7", parts: [keep, card], note, reveals: true, effect: { game: "rainbows" } },
      { move: "keep", parts: [keep], note: null, reveals: false, effect: null },
    ],
    forced: false,
    notes: [],
  });
});
