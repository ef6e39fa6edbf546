import { expect, test } from "vitest";
import { pathsAt } from "./fixtures";
import { tracksOf } from "./footsteps";

test("paths in the same direction share their footsteps", () => {
  const paths = pathsAt("second");
  const tracks = tracksOf(paths, 0);
  expect(new Set(tracks.map(({ key }) => key)).size).toBe(tracks.length);
  expect(tracks.length).toBeLessThan(paths.length);
  for (const { prints, leap } of tracks) expect(prints.length > 2 || leap !== null).toBe(true);
});

test("a climb begins with a leap to the space above, and steps follow there", () => {
  const tracks = tracksOf(pathsAt("climb"), 0);
  for (const { leap, prints } of tracks) {
    expect(leap && leap.to[1] !== leap.from[1]).toBe(true);
    expect(prints.every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
  }
  const [summit] = tracksOf(pathsAt("summit"), 0).filter(({ key }) => key === "climb none");
  expect(summit?.prints).toEqual([]);
});
