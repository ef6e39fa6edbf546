/** Small rooms, prompts and lines for the tests of the table. */

import type { Choice, Part, Prompt, Use } from "../wire/prompts";
import type { Chair, Line, PackedChoice, PackedPart, PackedPrompt, Phrase, Room } from "../wire/protocol";

export function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key, args };
}

/** Returns a choice as Rainbows offers it: `keep red-7`, `buy red-7 R3`, `deposit 20`. */
export function choice(move: string, more: Partial<Choice> = {}): Choice {
  return { move, parts: move.split(" ").map(part), note: null, reveals: false, warning: null, effect: null, ...more };
}

function part(id: string, at: number): Part {
  if (at === 0) return { id, label: phrase(`use-${id}`), target: null };
  if (/^\d+$/.test(id)) return { id, label: phrase("label-amount", { amount: Number(id) }), target: null };
  const kind = id.includes("-") ? "card" : "space";
  return { id, label: phrase(`label-${kind}`, { [kind]: id }), target: `${kind} ${id}` };
}

export function prompt(...choices: (string | Choice)[]): Prompt {
  return {
    id: "pick",
    seat: 0,
    question: phrase("ask-pick"),
    choices: choices.map((given) => (typeof given === "string" ? choice(given) : given)),
    forced: false,
    notes: [],
    uses: [],
  };
}

/** Returns a prompt as the server sends it, though with equal parts and notes more than once. */
export function packed(prompt: Prompt): PackedPrompt {
  const parts: PackedPart[] = [];
  const notes: Phrase[] = [];
  const place = ({ id, label, target }: Part) => parts.push([id, label.key, label.args, target]) - 1;
  const choices = prompt.choices.map(
    ({ parts, note, reveals }): PackedChoice => [parts.map(place), note && notes.push(note) - 1, reveals, null, null],
  );
  return {
    ...prompt,
    parts,
    choice_notes: notes,
    choices,
    effects: [],
    nexts: [],
    uses: prompt.uses.map((use) => [place(use), use.of]),
  };
}

export function chair(more: Partial<Chair> = {}): Chair {
  return {
    kind: "person",
    name: "Lutin",
    guest: "g-lutin",
    bot: null,
    online: true,
    away: null,
    left: null,
    ...more,
  };
}

export const bot = (name = "Brownie"): Chair => chair({ kind: "bot", name, guest: null, bot: "gnome" });

export function room(chairs: Chair[], more: Partial<Room> = {}): Room {
  return {
    type: "room",
    table: "t1",
    setup: {
      game: "rainbows",
      seats: chairs.length,
      options: {},
      bots: [],
      clock: { kind: "none" },
      seating: "random",
      spectators: "welcome",
      private: false,
      situation: null,
    },
    phase: "playing",
    host: "g-lutin",
    chairs,
    wishes: [],
    spectators: 0,
    commitment: "c0ffee",
    rematch: null,
    now: 0,
    patience: 45_000,
    created: "2026-11-15T10:00:00Z",
    frozen: null,
    ...more,
  };
}

export function line(seq: number, key = "kept", args: Phrase["args"] = {}, more: Partial<Line> = {}): Line {
  return { seq, phrase: phrase(key, args), rule: null, fleeting: false, ...more };
}

/** The uses as Rainbows knows them. */
export const USES: Use[] = [
  { ...part("keep", 0), of: ["card"] },
  { ...part("buy", 0), of: ["card", "space"] },
];
