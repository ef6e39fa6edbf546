import { describe, expect, it } from "vitest";
import { choice, phrase, prompt } from "./fixtures";
import { narrowed } from "./narrowing";
import { areAmounts, foldedOptions } from "./optionDisplay";

describe("a number field", () => {
  const amounts = prompt(...Array.from({ length: 20 }, (_, amount) => `deposit ${amount}`));

  it("knows amounts from other choices", () => {
    expect(areAmounts(narrowed(amounts, []).options)).toBe(true);
    expect(areAmounts(narrowed(prompt("keep red-7", "keep blue-3"), []).options)).toBe(false);
    expect(areAmounts(narrowed(prompt("deposit 0", "deposit 1"), []).options)).toBe(false);
  });

  it("does not take numbers of elements of the board for amounts", () => {
    const places = amounts.choices.map((amount) => ({
      ...amount,
      parts: amount.parts.map((part) => ({ ...part, target: `place ${part.id}` })),
    }));
    expect(areAmounts(narrowed(prompt(...places), []).options)).toBe(false);
  });

  it("takes amounts that a panel offers for amounts", () => {
    const said = amounts.choices.map((amount) => ({
      ...amount,
      parts: amount.parts.map((part, at) => (at ? { ...part, target: `amount ${part.id}` } : part)),
    }));
    expect(areAmounts(narrowed(prompt(...said), []).options)).toBe(true);
  });
});

describe("many uses on the board", () => {
  const uses = Array.from({ length: 9 }, (_, at) => `use${at}`);
  const asking = (ids: readonly string[]) =>
    prompt(...[...ids, "pass"].map((id) => ({ ...choice(id), parts: [spoken(id)] })));
  const spoken = (id: string) => ({ id, label: phrase(`use-${id}`), target: id === "pass" ? id : `space ${id}` });

  it("are folded, without words that have no place there", () => {
    expect(foldedOptions(narrowed(asking(uses), [])).map((option) => option.id)).toEqual(uses);
  });

  it("are folded together with those that are not offered", () => {
    const known = [...uses, "more", "pass"].map((id) => ({ ...spoken(id), of: [] }));
    const state = narrowed({ ...asking(uses), uses: known }, []);
    expect(foldedOptions(state).map(({ id, key }) => [id, key])).toEqual([...uses, "more"].map((id, at) => [id, at]));
  });

  it("are shown where few are offered; those not offered are folded", () => {
    const known = [...uses, "pass"].map((id) => ({ ...spoken(id), of: [] }));
    const state = narrowed({ ...asking(uses.slice(7)), uses: known }, []);
    expect(foldedOptions(state).map(({ id }) => id)).toEqual(uses.slice(0, 7));
  });

  it("are shown where they are few", () => {
    expect(foldedOptions(narrowed(asking(uses.slice(4)), []))).toEqual([]);
  });

  it("are not folded where another part of a move is asked for", () => {
    const parts = prompt(...uses.map((id) => `go ${id}`));
    expect(foldedOptions(narrowed(parts, []))).toEqual([]);
  });
});
