import { beforeEach, describe, expect, it } from "vitest";
import { line } from "./fixtures";
import { missed, ReadMarker } from "./readMarker";

const lines = (...seqs: number[]) => seqs.map((seq) => line(seq));

describe("missed lines", () => {
  beforeEach(() => localStorage.clear());

  it("are none at the first visit", () => {
    expect(missed(lines(1, 2, 3), null)).toEqual([]);
    expect(new ReadMarker("t1", 0).update(lines(1, 2, 3), true)).toEqual([]);
  });

  it("are none while the page is visible", () => {
    const marker = new ReadMarker("t1", 0);
    marker.update(lines(1), true);
    expect(marker.update(lines(1, 2, 3, 4), true)).toEqual([]);
  });

  it("are those that arrived while the tab was hidden", () => {
    const marker = new ReadMarker("t1", 0);
    marker.update(lines(1), true);
    marker.leave();
    expect(marker.update(lines(1, 2), false)).toEqual([]);
    expect(marker.update(lines(1, 2, 3, 3), true).map((missed) => missed.seq)).toEqual([2, 3, 3]);
    expect(marker.update(lines(1, 2, 3, 3), true)).toEqual([]);
  });

  it("are none if there is only one", () => {
    const marker = new ReadMarker("t1", 0);
    marker.update(lines(1), true);
    marker.leave();
    expect(marker.update(lines(1, 2), true)).toEqual([]);
  });

  it("are remembered across visits, separately for every eye", () => {
    new ReadMarker("t1", 0).update(lines(1, 2), true);
    expect(new ReadMarker("t1", 0).update(lines(1, 2, 3, 4), true)).toHaveLength(2);
    expect(new ReadMarker("t1", 1).update(lines(1, 2, 3, 4), true)).toEqual([]);
  });

  it("are none after a damaged stored value", () => {
    localStorage.setItem("folkmoot-seen-t1-0", "soup");
    expect(new ReadMarker("t1", 0).update(lines(1, 2), true)).toEqual([]);
  });
});
