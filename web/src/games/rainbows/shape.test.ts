import { describe, expect, test } from "vitest";
import { SPACE_OF, type Space } from "./box";
import { MOMENTS, viewOf } from "./fixtures";
import { arcsThrough, cellIn, chain, chainsOf, frameOf, middleOf, neighboursOf, spacesInPlay, takenBy } from "./shape";

const space = (id: string) => SPACE_OF.get(id) as Space;

describe("the frame", () => {
  test.each([3, 4, 6, 8])("holds the %i rows in play and no more", (rows) => {
    const frame = frameOf(rows);
    expect(spacesInPlay(rows)).toHaveLength(6 * rows);
    for (const inPlay of spacesInPlay(rows)) {
      const cell = cellIn(frame, inPlay);
      expect(cell.left).toBeGreaterThanOrEqual(0);
      expect(cell.left + cell.width).toBeLessThanOrEqual(100);
      expect(cell.top).toBeGreaterThanOrEqual(0);
      expect(cell.top + cell.height).toBeLessThanOrEqual(100);
    }
    const below = space("R8");
    if (rows < 8) expect(below.y - 50).toBeGreaterThanOrEqual(frame.y + frame.height);
  });

  test("gives a thumb room on a phone of 360", () => {
    const frame = frameOf(8);
    expect((344 * cellIn(frame, space("R1")).width) / 100).toBeGreaterThan(44);
  });
});

describe("chains", () => {
  test("become one arc for each link, from centre to centre", () => {
    expect(arcsThrough(["R1", "O2", "Y2"])).toBe("M250 150Q300 186 350 250Q400 224 450 250");
    expect(arcsThrough(["R1"])).toBe("");
  });

  test("carry their worth by the chart, single markers their cost", () => {
    expect(chain(0, ["R1", "O1"]).gold).toBe(20);
    expect(chain(0, ["R1", "O1", "Y1", "G1", "B1", "V1"]).gold).toBe(100);
    expect(chain(0, ["R1"]).gold).toBe(-10);
  });

  test("are labelled over their middle", () => {
    expect(middleOf(["R1", "O1", "Y1"])).toEqual({ x: 350, y: 150 });
    expect(middleOf(["R1", "O2"])).toEqual({ x: 300, y: 200 });
  });

  test.each(MOMENTS)("add up to what the engine says: %s", (name) => {
    const view = viewOf(name);
    for (const [seat, player] of view.players.entries()) {
      const own = chainsOf(view).filter((chain) => chain.seat === seat);
      expect(own.reduce((sum, chain) => sum + chain.gold, 0)).toBe(player.rainbow_worth);
      expect(own.flatMap((chain) => chain.spaces)).toHaveLength(10 - player.supply);
    }
  });
});

test("a new lantern could join the seat's own markers on linked spaces", () => {
  const taken = takenBy([chain(0, ["R1", "O1"]), chain(1, ["O2"]), chain(0, ["G5"])]);
  expect(neighboursOf("Y2", 0, taken)).toEqual(["O1"]);
  expect(neighboursOf("Y2", 1, taken)).toEqual(["O2"]);
  expect(neighboursOf("V8", 0, taken)).toEqual([]);
});
