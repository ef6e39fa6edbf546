import { expect, test } from "vitest";
import { FIELDS, type Point } from "./box";
import { crowdRoom, LANDMARKS, linesOf, placesOf, spotsIn } from "./places";
import { distance } from "./shape";

/** Tells whether a point lies in a polygon. */
function isIn([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [fromX, fromY], at) => {
    const [toX, toY] = polygon[(at + 1) % polygon.length] as Point;
    const crosses = fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return crosses ? !inside : inside;
  }, false);
}

test.each([true, false])("what lies and stands in a field is inside it (small map: %s)", (small) => {
  for (const { id, polygon } of FIELDS) {
    const { name, pile, menhir, room, cauldron } = placesOf(id, small);
    const middle: Point = [room.x + room.width / 2, room.y + room.height / 2];
    for (const point of [name, pile, menhir, middle, cauldron])
      expect([id, point, isIn(point, polygon)]).toEqual([id, point, true]);
  }
  expect(LANDMARKS).toHaveLength(FIELDS.length);
  expect(() => placesOf("moon", small)).toThrow("expected a field");
});

test("any number of Korrigans stands in a field without covering each other", () => {
  for (const { id } of FIELDS) {
    for (const [small, size] of [
      [true, 78],
      [false, 58],
    ] as const) {
      const { room } = placesOf(id, small);
      for (let count = 1; count <= 10; count++) {
        const spots = spotsIn(room, count, size);
        expect(spots).toHaveLength(count);
        for (const [at, one] of spots.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(room.x);
          expect(one.x).toBeLessThanOrEqual(room.x + room.width);
          expect(one.y).toBeLessThanOrEqual(room.y + room.height);
          for (const other of spots.slice(at + 1)) {
            expect(distance([one.x, one.y], [other.x, other.y])).toBeGreaterThan(65 * one.scale);
          }
        }
      }
    }
  }
});

test("a crowd at the cauldron has more room", () => {
  for (const { id } of FIELDS) {
    for (const small of [true, false]) {
      const [crowd, room] = [crowdRoom(id, small), placesOf(id, small).room];
      expect(crowd.width * crowd.height).toBeGreaterThan(room.width * room.height);
      expect(spotsIn(crowd, 8, 78)[0]?.scale).toBeGreaterThan(0.34);
    }
  }
});

test("nobody is drawn larger than asked, and many are drawn smaller", () => {
  const room = { x: 0, y: 0, width: 120, height: 60 };
  expect(spotsIn(room, 1, 58)[0]?.scale).toBeCloseTo(0.58);
  expect(spotsIn(room, 8, 58)[0]?.scale).toBeLessThan(0.4);
  expect(spotsIn(room, 0, 58)).toEqual([]);
});

test("long names stand in two lines, and so do shorter ones where letters are large", () => {
  expect(linesOf("North Heath", 22)).toEqual(["North Heath"]);
  expect(linesOf("Washhouse Poppies", 22)).toEqual(["Washhouse", "Poppies"]);
  expect(linesOf("Coquelicots du Lavoir", 22)).toEqual(["Coquelicots", "du Lavoir"]);
  expect(linesOf("Pré de la Fontaine", 22)).toEqual(["Pré de la", "Fontaine"]);
  expect(linesOf("North Heath", 28)).toEqual(["North", "Heath"]);
});
