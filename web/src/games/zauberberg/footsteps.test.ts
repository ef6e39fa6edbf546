import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { tracksOf } from "./footsteps";
import { openPaths } from "./reach";

test("paths in the same direction share their footsteps", () => {
  const paths = openPaths(viewOf("second"), [], null);
  const tracks = tracksOf(paths, 0);
  expect(new Set(tracks.map(({ key }) => key)).size).toBe(tracks.length);
  expect(tracks.length).toBeLessThan(paths.length);
  for (const { prints, leap } of tracks) expect(prints.length > 2 || leap !== null).toBe(true);
});

test("a climb begins with a leap to the space above, and steps follow there", () => {
  const tracks = tracksOf(openPaths(viewOf("climb"), [], null), 0);
  for (const { leap, prints } of tracks) {
    expect(leap && leap.to[1] !== leap.from[1]).toBe(true);
    expect(prints.every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
  }
  const [summit] = tracksOf(openPaths(viewOf("summit"), [], null), 0).filter(({ key }) => key === "climb none");
  expect(summit?.prints).toEqual([]);
});
