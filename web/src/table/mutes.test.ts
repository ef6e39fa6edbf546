import { beforeEach, expect, it } from "vitest";
import { mutedAt, withMuted } from "./mutes";

beforeEach(() => localStorage.clear());

it("remembers who is muted, table by table", () => {
  withMuted("t1", mutedAt("t1"), "g-puck", "Puck");
  expect([...mutedAt("t1")]).toEqual([["g-puck", "Puck"]]);
  expect(mutedAt("t2").size).toBe(0);
});

it("forgets on unmuting, and ignores a damaged stored value", () => {
  const muted = withMuted("t1", mutedAt("t1"), "g-puck", "Puck");
  expect(withMuted("t1", muted, "g-puck", null).size).toBe(0);
  localStorage.setItem("folkmoot-muted-t1", "{");
  expect(mutedAt("t1").size).toBe(0);
});
