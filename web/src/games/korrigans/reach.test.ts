import { expect, test } from "vitest";
import type { Glow } from "../module";
import { COMPANIONS, FIELDS } from "./box";
import { type MomentName, promptOf, viewOf } from "./fixtures";
import { agreeing, aimed, companionsOf, droppedBy, isBarred, leads, offered, pathsOf } from "./reach";

test("companions have the paths of the rules: hare 32, squirrel 28, bird 48, mouse 16, mole 30, frog 42", () => {
  const paths = COMPANIONS.map((companion) =>
    FIELDS.reduce((sum, from) => sum + FIELDS.filter((to) => leads(companion, from.id, to.id)).length, 0),
  );
  expect(paths).toEqual([32, 28, 48, 16, 30, 42]);
});

test.each(["busy", "final", "quiet"] as MomentName[])(
  "the map knows the movements that the engine offers: %s",
  (name) => {
    const moves = promptOf(name)
      .choices.map((choice) => choice.move)
      .filter((move) => move.startsWith("move "));
    const paths = pathsOf(viewOf(name), 0).map((path) => `move ${path.korrigan} ${path.companion} ${path.field}`);
    expect([...paths].sort()).toEqual([...moves].sort());
  },
);

test("the troll bars its crossing, and no other", () => {
  const view = { ...viewOf("quiet"), troll: 6 };
  expect(isBarred(view, "hare", "wheat_dolmen", "poppies_cairn")).toBe(true);
  expect(isBarred(view, "hare", "poppies_cairn", "wheat_dolmen")).toBe(true);
  expect(isBarred(view, "hare", "wheat_dolmen", "village")).toBe(false);
  expect(isBarred(view, "bird", "wheat_dolmen", "poppies_cairn")).toBe(false);
});

test.each(["sun", "cloud"] as MomentName[])("the map knows the fields that the engine says drop out: %s", (name) => {
  const view = viewOf(name);
  for (const choice of promptOf(name).choices) {
    const [line, number] = choice.move.split(" ") as ["sun" | "cloud", string];
    const fields = choice.note?.key === "note-fields-out" ? choice.note.args.fields : [];
    expect(droppedBy(view, line, Number(number))).toEqual(fields);
  }
});

test("what is chosen narrows the paths", () => {
  const paths = pathsOf(viewOf("busy"), 0);
  const one = paths[0];
  if (!one) throw new Error("expected a path");
  for (const path of agreeing(paths, ["move", one.korrigan])) expect(path.korrigan).toBe(one.korrigan);
  for (const path of agreeing(paths, ["move", one.companion, one.field]))
    expect(path).toMatchObject({ companion: one.companion, field: one.field });
  expect(agreeing(paths, [])).toHaveLength(paths.length);
});

test("all of a movement may be touched at once, in any order", () => {
  const view = viewOf("busy");
  const glows = new Map<string, Glow>([["korrigan a1", "open"]]);
  const offers = offered(view, glows, []);
  for (const path of pathsOf(view, 0)) {
    expect(offers.get(`field ${path.field}`)).toBe("open");
    expect(offers.get(`companion ${path.companion}`)).toBe("open");
  }
  expect(offered(view, new Map(), []).size).toBe(0);
  expect([...offered(viewOf("sun"), new Map([["sun 5", "open" as Glow]]), [])]).toEqual([["sun 5", "open"]]);
});

test("what the hand is on shows where it leads", () => {
  const view = viewOf("busy");
  const paths = pathsOf(view, 0);
  const companion = paths[0]?.companion ?? "hare";
  const led = aimed(view, paths, `companion ${companion}`).previews;
  expect(new Set(led)).toEqual(
    new Set(paths.filter((path) => path.companion === companion).map((path) => `field ${path.field}`)),
  );
  expect(aimed(view, paths, "korrigan a1").previews.length).toBeGreaterThan(0);
  expect(aimed(view, paths, "korrigan b1").previews).toEqual([]);
  const field = paths[0]?.field ?? "village";
  expect(aimed(view, paths, `field ${field}`).previews).toContain(`companion ${companion}`);
  expect(aimed(view, paths, null)).toEqual({ previews: [], drops: [] });
  const sun = viewOf("sun");
  const free = sun.suns.indexOf(null) + 1;
  expect(aimed(sun, [], `sun ${free}`).drops).toEqual(droppedBy(sun, "sun", free));
  expect(aimed(sun, [], "cloud 1").drops).toEqual([]);
});

test("hidden, shown and backup companions may all be used, each kind once", () => {
  const player = {
    ...viewOf("busy").players[0],
    tokens: ["gold3", "frog", "frog"],
    revealed: ["hare"],
    backups: ["hare", "squirrel"],
  };
  expect(companionsOf(player as never)).toEqual(["hare", "squirrel", "frog"]);
});
