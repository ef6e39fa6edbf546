import { expect, test } from "vitest";
import { at, boxOf, closeLay, fitLay, markSize, put, wholeLay } from "./shape";

test("a wide frame stretches the hill, a high one does not squeeze it", () => {
  const wide = wholeLay(1032, 640);
  expect(wide.sx).toBeCloseTo(1.61, 1);
  expect(wide.width * wide.unit).toBeCloseTo(1032, 0);
  expect(wide.roomy).toBe(true);
  const high = wholeLay(720, 1000);
  expect([high.sx, high.unit]).toEqual([1, 0.72]);
  expect(wholeLay(2400, 700).sx).toBe(2);
});

test("no text and no letter on a mark is smaller than 12 pixels", () => {
  for (const lay of [wholeLay(1032, 640), wholeLay(820, 660), closeLay(390, 390), closeLay(470, 346)]) {
    expect(lay.text * lay.unit).toBeGreaterThanOrEqual(12);
    expect(markSize(lay, "pixie", 20) * 0.54 * lay.unit).toBeGreaterThanOrEqual(12);
  }
});

test("a small screen sees the hill through a window that fills the room there is", () => {
  for (const [width, height] of [
    [390, 390],
    [470, 346],
  ] as const) {
    const close = closeLay(width, height);
    expect(close.width * close.unit).toBeCloseTo(width, 5);
    expect(close.height * close.unit).toBeCloseTo(height, 5);
    expect(Math.min(close.sx, close.sy)).toBe(1);
  }
});

test("a part of the board fills a picture of its own", () => {
  const part = fitLay({ left: 60, top: 150, right: 210, bottom: 600 }, 150, 225);
  expect(boxOf(part)).toBe("120 150 300 450");
  expect(part.unit).toBe(0.5);
});

test("points are stretched, and marks put there", () => {
  expect(at({ sx: 2, sy: 1.5 }, [10, 20])).toEqual([20, 30]);
  expect(put([1, 2], 50)).toBe("translate(1.0 2.0) scale(0.500)");
});
