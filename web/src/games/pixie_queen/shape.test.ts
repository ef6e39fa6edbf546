import { expect, test } from "vitest";
import { at, closeLay, partLay, put, wholeLay } from "./shape";

test("a wide frame stretches the hill, a high one does not squeeze it", () => {
  const wide = wholeLay(1032, 640);
  expect(wide.sx).toBeCloseTo(1.61, 1);
  expect(wide.width * wide.unit).toBeCloseTo(1032, 0);
  expect(wide.named).toBe(true);
  const high = wholeLay(720, 1000);
  expect([high.sx, high.unit]).toEqual([1, 0.72]);
  expect(wholeLay(2400, 700).sx).toBe(2);
});

test("no text is smaller than 15 pixels", () => {
  for (const lay of [wholeLay(1032, 640), wholeLay(720, 700), closeLay(374), closeLay(344)]) {
    expect(lay.text * lay.unit).toBeGreaterThanOrEqual(15);
  }
});

test("a small screen sees the hill through a window, and parts of the board by themselves", () => {
  const close = closeLay(390);
  expect(close.width * close.unit).toBeCloseTo(390, 5);
  expect(close.named).toBe(false);
  const part = partLay({ left: 60, top: 150, right: 210, bottom: 600 }, 2, 150);
  expect(part.box).toBe("120 150 300 450");
  expect(part.unit).toBe(0.5);
});

test("points are stretched, and marks put there", () => {
  expect(at({ sx: 2, sy: 1.5 }, [10, 20])).toEqual([20, 30]);
  expect(put([1, 2], 50)).toBe("translate(1.0 2.0) scale(0.500)");
});
