import { describe, expect, test } from "vitest";
import { SPACE_OF, type Space } from "./box";
import { MOMENTS, viewOf } from "./fixtures";
import { arcsThrough, cellIn, chainsOf, frameOf, middleOf, spacesInPlay, takenBy } from "./shape";
import type { PlayerView } from "./types";

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

  test("carry the worth that the view gives them", () => {
    const view = viewOf("start");
    const chains = [["R1", "O1"], ["V1"]];
    const player = { ...(view.players[0] as PlayerView), chains, chain_gold: [77, -3] };
    expect(chainsOf({ ...view, players: [player] })).toEqual([
      { seat: 0, spaces: ["R1", "O1"], gold: 77 },
      { seat: 0, spaces: ["V1"], gold: -3 },
    ]);
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

test("a taken space leads to its chain", () => {
  const chain = { seat: 1, spaces: ["R1", "O1"], gold: 20 };
  expect([...takenBy([chain])]).toEqual([
    ["R1", chain],
    ["O1", chain],
  ]);
});
