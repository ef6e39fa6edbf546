import { expect, test, vi } from "vitest";
import { kindOf, nearestAlike, nearestBy, touchable } from "./touch";

test("a drawing that is a button is pressed by Enter and by the space bar, and by no other key", () => {
  const [onpick, onaim] = [vi.fn(), vi.fn()];
  const touch = touchable({
    element: "field village",
    label: "The Village",
    glow: "chosen",
    stop: true,
    onpick,
    onaim,
  }) as {
    onkeydown: (event: unknown) => void;
    onpointerenter: (event: unknown) => void;
    onpointerdown: (event: unknown) => void;
    onfocus: () => void;
    onblur: () => void;
  } & Record<string, unknown>;
  const preventDefault = vi.fn();
  for (const key of ["Enter", " ", "x"]) touch.onkeydown({ key, preventDefault });
  expect(onpick.mock.calls).toEqual([["field village"], ["field village"]]);
  touch.onpointerenter({ pointerType: "touch" });
  touch.onpointerdown({ pointerType: "touch" });
  touch.onfocus();
  expect(onaim).not.toHaveBeenCalled();
  touch.onpointerenter({ pointerType: "mouse" });
  touch.onblur();
  expect(onaim.mock.calls).toEqual([["field village"], [null]]);
  expect(touch).toMatchObject({ role: "button", tabindex: 0, "aria-pressed": true, "aria-label": "The Village" });
});

test("an arrow key leads to the nearest element in its direction", () => {
  const places = new Map<string, [number, number]>([
    ["space a", [0, 0]],
    ["space b", [100, 10]],
    ["space c", [50, 90]],
  ]);
  expect(nearestBy("ArrowRight", "space a", places)).toBe("space b");
  expect(nearestBy("ArrowDown", "space a", places)).toBe("space c");
  expect(nearestBy("ArrowLeft", "space a", places)).toBeNull();
  expect(nearestBy("Enter", "space a", places)).toBeNull();
});

test("where a board keeps kinds apart, an arrow key leads to the nearest of the same kind", () => {
  const places = new Map<string, [number, number]>([
    ["space L1-00", [0, 0]],
    ["space L1-01", [60, 0]],
    ["kobold a1", [30, 0]],
    ["village nw", [0, -80]],
  ]);
  expect(nearestAlike("ArrowRight", "space L1-00", places, kindOf)).toBe("space L1-01");
  expect(nearestAlike("ArrowUp", "space L1-00", places, kindOf)).toBeNull();
  expect(nearestAlike("ArrowLeft", "kobold a1", places, kindOf)).toBeNull();
  expect(nearestAlike("Enter", "space L1-00", places, kindOf)).toBeNull();
});
