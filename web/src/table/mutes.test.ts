import { beforeEach, expect, it } from "vitest";
import { readMuted, storeMuted } from "./mutes";

beforeEach(() => localStorage.clear());

it("remembers who is muted, table by table", () => {
  storeMuted("t1", readMuted("t1"), "g-puck", "Puck");
  expect([...readMuted("t1")]).toEqual([["g-puck", "Puck"]]);
  expect(readMuted("t2").size).toBe(0);
});

it("forgets on unmuting, and ignores a damaged stored value", () => {
  const muted = storeMuted("t1", readMuted("t1"), "g-puck", "Puck");
  expect(storeMuted("t1", muted, "g-puck", null).size).toBe(0);
  localStorage.setItem("folkmoot-muted-t1", "{");
  expect(readMuted("t1").size).toBe(0);
});
