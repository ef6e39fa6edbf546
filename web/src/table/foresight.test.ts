import { expect, test, vi } from "vitest";
import type { Choice, Effect } from "../wire/prompts";
import { Foresight } from "./foresight.svelte";

const choice = (move: string, effect: Effect | null = null): Choice => ({
  move,
  parts: [],
  note: null,
  reveals: false,
  warning: null,
  effect,
});
const settled = () => new Promise((done) => setTimeout(done));

/** A server that answers when it is told to. */
function asking() {
  const answers = new Map<string, (effect: Effect | null) => void>();
  const ask = vi.fn((move: string) => new Promise<Effect | null>((answer) => void answers.set(move, answer)));
  return { foresight: new Foresight(ask), ask, answer: (move: string) => answers.get(move)?.({ game: move }) };
}

test("what the question says is not asked", async () => {
  const { foresight, ask } = asking();
  expect(foresight.of(choice("one", { game: "said" }))).toEqual({ game: "said" });
  await settled();
  expect(ask).not.toHaveBeenCalled();
});

test("what it does not say is asked once, and known from then on", async () => {
  const { foresight, ask, answer } = asking();
  expect(foresight.of(choice("one"))).toBeNull();
  expect(foresight.of(choice("one"))).toBeNull();
  await settled();
  answer("one");
  await settled();
  expect(foresight.of(choice("one"))).toEqual({ game: "one" });
  expect(ask.mock.calls).toEqual([["one"]]);
});

test("one request is in flight, and of what was wished for meanwhile only the newest is asked", async () => {
  const { foresight, ask, answer } = asking();
  foresight.of(choice("one"));
  await settled();
  for (const move of ["two", "three", "four"]) foresight.of(choice(move));
  await settled();
  expect(ask.mock.calls).toEqual([["one"]]);
  answer("one");
  await settled();
  expect(ask.mock.calls).toEqual([["one"], ["four"]]);
});

test("what the server does not say is not asked again", async () => {
  const ask = vi.fn(async () => null);
  const foresight = new Foresight(ask);
  foresight.of(choice("one"));
  await settled();
  expect(foresight.of(choice("one"))).toBeNull();
  await settled();
  expect(ask).toHaveBeenCalledOnce();
});
