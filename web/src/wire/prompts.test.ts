import { expect, it } from "vitest";
import { unpack } from "./prompts";
import type { PackedPrompt } from "./protocol";

const keep = { id: "keep", label: { key: "use-keep", args: {} }, target: null };
const card = { id: "red-7", label: { key: "label-card", args: { card: "red-7" } }, target: "card red-7" };
const note = { key: "note-keep", args: { number: 7 } };
const warning = { key: "warning-last", args: {} };
const question = { key: "ask-pick", args: {} };
const next = { ends: "turn", seats: [1], question: "pick" };

it("gives every choice its notation, its parts, its note and its effect", () => {
  const packed: PackedPrompt = {
    id: "pick",
    seat: 1,
    question,
    parts: [
      ["keep", "use-keep", {}, null],
      ["red-7", "label-card", { card: "red-7" }, "card "],
    ],
    choice_notes: [note, warning],
    choices: [
      [[0, 1], 0, true, 0, 1],
      [[0], null, false, null, null],
    ],
    effects: [{ gold: 7 }, {}],
    nexts: [next],
    forced: false,
    notes: [],
    uses: [[0, ["card"]]],
  };
  expect(unpack(packed, "rainbows")).toEqual({
    id: "pick",
    seat: 1,
    question,
    choices: [
      {
        move: "keep red-7",
        parts: [keep, card],
        note,
        reveals: true,
        warning,
        effect: { game: "rainbows", gold: 7, next },
      },
      { move: "keep", parts: [keep], note: null, reveals: false, warning: null, effect: { game: "rainbows" } },
    ],
    forced: false,
    notes: [],
    uses: [{ ...keep, of: ["card"] }],
  });
});
