import { expect, it } from "vitest";
import { unpack } from "./prompts";
import type { PackedPrompt, Part } from "./protocol";

const keep: Part = { id: "keep", label: { key: "use-keep", args: {} }, target: null };
const card: Part = { id: "red-7", label: { key: "label-card", args: { card: "red-7" } }, target: "card red-7" };
const note = { key: "note-keep", args: { number: 7 } };
const question = { key: "ask-pick", args: {} };

it("gives every choice its notation, its parts and its note", () => {
  const packed: PackedPrompt = {
    id: "pick",
    seat: 1,
    question,
    parts: [keep, card],
    choice_notes: [note],
    choices: [{ parts: [0, 1], note: 0, reveals: true }, { parts: [0] }],
    forced: false,
    notes: [],
  };
  expect(unpack(packed)).toEqual({
    id: "pick",
    seat: 1,
    question,
    choices: [
      { move: "keep red-7", parts: [keep, card], note, reveals: true },
      { move: "keep", parts: [keep], note: null, reveals: false },
    ],
    forced: false,
    notes: [],
  });
});
