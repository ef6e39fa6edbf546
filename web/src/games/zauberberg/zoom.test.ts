import { expect, test } from "vitest";
import { SPACES, VILLAGES } from "./box";
import { promptOf, viewOf } from "./fixtures";
import { pointAt } from "./places";
import { CANVAS } from "./shape";
import { centreOf, factorOf, focusOf, pointsOf, ZOOMS } from "./zoom";

const PHONE = 374;
const PANE: [number, number] = [500, 400];

test("the nearer a level, the larger; the whole fits the screen", () => {
  expect(factorOf(0, PHONE)).toBe(1);
  expect([4, 3, 2].every((zoom) => factorOf(zoom as 4, PHONE) >= factorOf((zoom - 1) as 3, PHONE))).toBe(true);
  expect(ZOOMS).toHaveLength(5);
});

test("on a phone every space of a level that is drawn near is large enough for a finger", () => {
  for (const level of [1, 2, 3, 4] as const) {
    const unit = (PHONE * factorOf(level, PHONE)) / CANVAS.width;
    const own = SPACES.filter((space) => space.level === level);
    for (const space of own)
      for (const next of [space.cw, space.above].filter((id) => id.startsWith("L"))) {
        const [[x, y], [right, down]] = [pointAt(space.id, 0), pointAt(next, 0)];
        const corner = space.corner || SPACES.find(({ id }) => id === next)?.corner;
        if (!corner) expect(Math.hypot(right - x, down - y) * unit).toBeGreaterThanOrEqual(40);
      }
  }
});

test("one looks at the kobold that one is to move, and otherwise at everything", () => {
  const moving = viewOf("second");
  const place = moving.players[0]?.kobolds[moving.kobold - 1]?.place ?? "";
  const focus = focusOf(moving);
  expect(focus.zoom).toBe(SPACES.find(({ id }) => id === place)?.level);
  expect(centreOf(focus, focus.zoom, [], PANE)).toEqual(
    focus.zoom < 3 ? pointAt(place, moving.rotation * 90) : [500, 440],
  );
  expect(centreOf(focus, 0, [], PANE)).toEqual([500, 440]);
  for (const name of ["busy", "reveal", "rotation", "village"] as const) expect(focusOf(viewOf(name)).zoom).toBe(0);
  expect(focusOf({ ...moving, eye: 1 }).zoom).toBe(0);
});

test("a kobold that enters is seen from the corner of the village", () => {
  expect(focusOf(viewOf("enter")).zoom).toBe(1);
  expect(promptOf("enter").choices.every(({ move }) => move.startsWith("enter"))).toBe(true);
});

test("what may be touched is seen together with the kobold where it fits, along each side by itself", () => {
  const focus = { key: "", zoom: 1, at: [300, 400] } as const;
  expect(centreOf(focus, 1, [[500, 500]], PANE)).toEqual([400, 450]);
  expect(centreOf(focus, 1, [[900, 300]], PANE)).toEqual([300, 350]);
  expect(centreOf(focus, 2, [[500, 500]], PANE)).toEqual([500, 440]);
});

test("what may be touched lies where its place is, and cards lie elsewhere", () => {
  const view = viewOf("second");
  const places = ["space SUMMIT", `village ${VILLAGES[0]?.id}`, "card 3", "turn cw"];
  expect(pointsOf(view, places)).toHaveLength(2);
});
