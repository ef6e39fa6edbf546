import { describe, expect, it } from "vitest";
import { choice, phrase, prompt } from "./fixtures";
import { isAmount, onBoard } from "./forms";
import { narrowed } from "./narrowing";

describe("a number field", () => {
  const amounts = prompt(...Array.from({ length: 20 }, (_, amount) => `deposit ${amount}`));

  it("knows amounts from other choices", () => {
    expect(isAmount(narrowed(amounts, []).options)).toBe(true);
    expect(isAmount(narrowed(prompt("keep red-7", "keep blue-3"), []).options)).toBe(false);
    expect(isAmount(narrowed(prompt("deposit 0", "deposit 1"), []).options)).toBe(false);
  });

  it("takes numbers of things on the board for no amounts", () => {
    const places = amounts.choices.map((amount) => ({
      ...amount,
      parts: amount.parts.map((part) => ({ ...part, target: `place ${part.id}` })),
    }));
    expect(isAmount(narrowed(prompt(...places), []).options)).toBe(false);
  });

  it("takes amounts that a panel can say for amounts", () => {
    const said = amounts.choices.map((amount) => ({
      ...amount,
      parts: amount.parts.map((part, at) => (at ? { ...part, target: `amount ${part.id}` } : part)),
    }));
    expect(isAmount(narrowed(prompt(...said), []).options)).toBe(true);
  });
});

describe("many uses on the board", () => {
  const uses = Array.from({ length: 9 }, (_, at) => `use${at}`);
  const asking = (ids: readonly string[]) =>
    prompt(...[...ids, "pass"].map((id) => ({ ...choice(id), parts: [spoken(id)] })));
  const spoken = (id: string) => ({ id, label: phrase(`use-${id}`), target: id === "pass" ? id : `space ${id}` });

  it("are found, without the words that have no place there", () => {
    expect(onBoard(narrowed(asking(uses), [])).map((option) => option.id)).toEqual(uses);
  });

  it("are found with those that are not offered", () => {
    const known = [...uses, "more", "pass"].map(spoken);
    const state = narrowed(asking(uses), [], (element) => (element === null ? known : []));
    expect(onBoard(state).map(({ id, key }) => [id, key])).toEqual([...uses, "more"].map((id, at) => [id, at]));
  });

  it("stay where few of them are offered, without those that are not", () => {
    const known = [...uses, "pass"].map(spoken);
    const state = narrowed(asking(uses.slice(7)), [], (element) => (element === null ? known : []));
    expect(onBoard(state).map(({ id }) => id)).toEqual(uses.slice(0, 7));
  });

  it("are left among the others where they are few", () => {
    expect(onBoard(narrowed(asking(uses.slice(4)), []))).toEqual([]);
  });

  it("are not meant where a part of a move is asked for", () => {
    const parts = prompt(...uses.map((id) => `go ${id}`));
    expect(onBoard(narrowed(parts, []))).toEqual([]);
  });
});
