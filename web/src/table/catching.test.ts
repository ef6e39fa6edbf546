import { beforeEach, describe, expect, it } from "vitest";
import { missed, Reading } from "./catching";
import { line } from "./fixtures";

const lines = (...seqs: number[]) => seqs.map((seq) => line(seq));

describe("since you last looked", () => {
  beforeEach(() => localStorage.clear());

  it("tells nothing to somebody who was never here", () => {
    expect(missed(lines(1, 2, 3), null)).toEqual([]);
    expect(new Reading("t1", 0).arrives(lines(1, 2, 3), true)).toEqual([]);
  });

  it("tells nothing while he looks on", () => {
    const reading = new Reading("t1", 0);
    reading.arrives(lines(1), true);
    expect(reading.arrives(lines(1, 2, 3, 4), true)).toEqual([]);
  });

  it("tells what came while the tab was hidden", () => {
    const reading = new Reading("t1", 0);
    reading.arrives(lines(1), true);
    reading.leaves();
    expect(reading.arrives(lines(1, 2), false)).toEqual([]);
    expect(reading.arrives(lines(1, 2, 3, 3), true).map((each) => each.seq)).toEqual([2, 3, 3]);
    expect(reading.arrives(lines(1, 2, 3, 3), true)).toEqual([]);
  });

  it("needs more than one line to be worth telling", () => {
    const reading = new Reading("t1", 0);
    reading.arrives(lines(1), true);
    reading.leaves();
    expect(reading.arrives(lines(1, 2), true)).toEqual([]);
  });

  it("remembers over days, for each eye apart", () => {
    new Reading("t1", 0).arrives(lines(1, 2), true);
    expect(new Reading("t1", 0).arrives(lines(1, 2, 3, 4), true)).toHaveLength(2);
    expect(new Reading("t1", 1).arrives(lines(1, 2, 3, 4), true)).toEqual([]);
  });

  it("does not trust a broken note", () => {
    localStorage.setItem("folkmoot-seen-t1-0", "soup");
    expect(new Reading("t1", 0).arrives(lines(1, 2), true)).toEqual([]);
  });
});
