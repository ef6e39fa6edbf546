import { expect, test } from "vitest";
import type { Glow } from "../module";
import { promptOf } from "./fixtures";
import { aimed, closedBy, leadingTo, offered } from "./offers";

const { choices } = promptOf("busy");
const said = (choice: (typeof choices)[number]) => choice.effect;
const unknown = () => null;

test("all of a movement may be touched at once, in any order", () => {
  const offers = offered(choices, new Map([["korrigan a1", "chosen"]]));
  for (const choice of choices)
    for (const { target } of choice.parts.slice(1)) expect(offers.has(target ?? "")).toBe(true);
  expect(offers.get("korrigan a1")).toBe("chosen");
  expect(offered(choices, new Map()).size).toBe(0);
  expect([...offered(promptOf("sun").choices.slice(0, 1), new Map([["sun 5", "open" as Glow]]))]).toContainEqual([
    "sun 5",
    "open",
  ]);
});

test("each field has the companions of its choices, each once", () => {
  const leading = leadingTo(choices);
  for (const choice of choices) {
    const [, , companion = "", field = ""] = choice.move.split(" ");
    expect(leading.get(field)?.filter((leads) => leads === companion)).toHaveLength(1);
  }
  expect(leadingTo(promptOf("cauldron").choices).size).toBe(0);
});

test("what the hand is on shows where it leads, known or not what it does there", () => {
  const [, korrigan, companion, field] = choices[0]?.parts.map(({ target }) => target ?? "") ?? [];
  for (const foresee of [said, unknown]) {
    expect(aimed(choices, foresee, companion ?? "").previews).toContain(field);
    expect(aimed(choices, foresee, korrigan ?? "").previews).toContain(field);
    expect(aimed(choices, foresee, field ?? "").previews).toContain(companion);
  }
  expect(aimed(choices, said, "korrigan b1")).toEqual({ previews: [], drops: [] });
  expect(aimed(choices, said, null)).toEqual({ previews: [], drops: [] });
});

test("the one choice left shows whom it concerns and what it closes", () => {
  const [goblin] = promptOf("goblin").choices;
  if (!goblin) throw new Error("expected a choice");
  expect(aimed([goblin], said, null).previews).toEqual(["korrigan e2", "korrigan b1"]);
  const [sun] = promptOf("sun").choices;
  if (!sun) throw new Error("expected a choice");
  expect(aimed([sun], said, null).drops).toEqual(["meadow_fountain"]);
  expect(closedBy([sun], said).get(sun.move)).toEqual(["meadow_fountain"]);
  expect(closedBy([sun], unknown).get(sun.move)).toEqual([]);
  expect(closedBy(choices, said).size).toBe(0);
});
