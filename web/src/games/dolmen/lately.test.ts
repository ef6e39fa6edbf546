import { expect, test } from "vitest";
import { line } from "./fixtures";
import { latelyOf } from "./lately";

const ATTEMPT = [
  line("tries", { seat: 1, place: 11, slab: "violet-teal", face: "5" }),
  line("rolled", { seat: 1, roll: 3 }),
  line("won", { seat: 1, face: "5", paid: 2 }),
];
const REFILL = [
  line("moved", { seat: 0, points: [6, 8], point: 8 }),
  line("crystals-back", { seat: 0, number: 2 }),
  line("fairy-goes", { seat: 0, pillar: 2 }),
  line("swept", { number: 1, pillar: 2 }),
  line("reshuffled", { number: 9 }),
  line("drew", { seat: 0, slabs: ["teal-rose", "rose-rose", "ochre-teal"] }),
];

test("what happened lately stays marked, as far as it still holds", () => {
  const arranged = line("arranged", { seat: 0, slabs: ["rose-rose", "rose-ochre", "teal-rose"], places: [9, 10, 11] });
  const peeks = [line("peeked", { seat: 1, place: 9 }), line("peeked", { seat: 1, place: 3 })];
  const laid = line("laid", { seat: 1, slab: "violet-teal", face: "5", spot: "-2,0" });
  const lately = latelyOf([...peeks, ...ATTEMPT, laid, ...REFILL, arranged]);
  expect([...lately.fresh]).toEqual([9, 10, 11]);
  expect([...lately.gone]).toEqual([]);
  expect([...lately.peeked]).toEqual([[3, [1]]]);
  expect([...lately.laid]).toEqual([[1, new Set(["-2,0"])]]);
  expect(latelyOf([arranged, ...ATTEMPT])).toMatchObject({ fresh: new Set([9, 10]), gone: new Map([[11, 1]]) });
});

test("the last two paths of a korrigan are kept", () => {
  const moves = [1, 2, 3].map((point) => line("moved", { seat: 1, points: [point, point + 1], point: point + 1 }));
  const trails = latelyOf([...moves, line("moved", { seat: 0, points: [0, 1], point: 1 })]).trails;
  expect(trails.map(({ seat, bounds }) => [seat, bounds[0]?.from])).toEqual([
    [1, 2],
    [1, 3],
    [0, 0],
  ]);
});
