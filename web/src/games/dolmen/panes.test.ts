import { expect, test } from "vitest";
import { asksIn } from "./panes";

test("new slabs are arranged beside the dolmens, until one peeks at a slab of the circle", () => {
  const asked = new Map([
    ["order 123", "open" as const],
    ["place 9", "open" as const],
  ]);
  expect([asksIn("dolmens", asked), asksIn("circle", asked)]).toEqual([true, true]);
  const peeking = new Map([["place 9", "chosen" as const]]);
  expect([asksIn("dolmens", peeking), asksIn("circle", peeking)]).toEqual([false, true]);
});
