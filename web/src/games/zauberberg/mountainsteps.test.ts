import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { openCourses } from "./mountainreach";
import { tracksOf } from "./mountainsteps";

test("ways in the same direction share their steps, and each direction has its own", () => {
  const courses = openCourses(viewOf("second"), [], null);
  const tracks = tracksOf(courses, 0);
  expect(new Set(tracks.map(({ key }) => key)).size).toBe(tracks.length);
  expect(tracks.length).toBeLessThan(courses.length);
  for (const { prints, leap } of tracks) expect(prints.length > 2 || leap !== null).toBe(true);
});

test("a climb begins with a leap to the space above, and steps follow there", () => {
  const tracks = tracksOf(openCourses(viewOf("climb"), [], null), 0);
  for (const { leap, prints } of tracks) {
    expect(leap && leap.to[1] !== leap.from[1]).toBe(true);
    expect(prints.every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
  }
  const [summit] = tracksOf(openCourses(viewOf("summit"), [], null), 0).filter(({ key }) => key === "climb none");
  expect(summit?.prints).toEqual([]);
});
