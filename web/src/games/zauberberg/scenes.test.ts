import { expect, test } from "vitest";
import type { Line } from "../../wire/protocol";
import { line, newsOf } from "./fixtures";
import { kobold, player, viewWith } from "./fixtures/made";
import { placesOf, type Scene, scenesOf, seatOf } from "./scenes";

const go = (news: Line[], before = viewWith([player(0), player(1, [kobold(2, "L1-07")])])) =>
  scenesOf(news, before).filter((scene): scene is Extract<Scene, { kind: "go" }> => scene.kind === "go");
const walked = (spaces: string[], way: string) =>
  line("walked", { seat: 0, card: "3", kobold: "k1", spaces, way }) as Line;

test("a walk treads on every space, also round the corner where the numbers begin", () => {
  expect(go([walked(["L1-09", "L1-12"], "cw")])[0]?.path).toEqual(["L1-09", "L1-10", "L1-11", "L1-12"]);
  expect(go([walked(["L1-01", "L1-38"], "ccw")])[0]?.path).toEqual(["L1-01", "L1-00", "L1-39", "L1-38"]);
});

test("who enters comes over the corner that the village touched then", () => {
  const entered = { seat: 0, card: "J3", kobold: "k1", village: "nw", space: "L1-32", way: "cw" };
  const [scene] = go([line("entered", entered)]);
  expect(scene).toMatchObject({ path: ["nw", "L1-30", "L1-31", "L1-32"], card: "J3", kobold: "a1", gait: "walk" });
  const one = { ...entered, card: "1", space: "L1-30", way: "none" };
  expect(go([line("entered", one)])[0]?.path).toEqual(["nw", "L1-30"]);
});

test("a climb begins with the space above", () => {
  const args = { seat: 0, card: "2", kobold: "k1", spaces: ["L1-18", "L2-16"], way: "cw" };
  expect(go([line("climbed", args)])[0]?.path).toEqual(["L1-18", "L2-15", "L2-16"]);
  const top = { ...args, spaces: ["L4-02", "SUMMIT"], way: "none" };
  expect(go([line("climbed", top)])[0]?.path).toEqual(["L4-02", "SUMMIT"]);
});

test("what nobody plays begins where the kobold is by then", () => {
  const pushed = line("pushed", { seat: 1, kobold: "k2", space: "L1-08" });
  const up = line("goes-up", { seat: 1, kobold: "k2", space: "L2-07" });
  const home = line("sent-home", { seat: 1, kobold: "k2", token: "ghost", village: "se" });
  expect(go([pushed, up, home]).map(({ path }) => path)).toEqual([
    ["L1-07", "L1-08"],
    ["L1-08", "L2-07"],
    ["L2-07", "se"],
  ]);
  const falls = line("falls", { seat: 0, kobold: "k1", space: "L1-23" });
  expect(scenesOf([falls])[0]).toMatchObject({ gait: "trapdoor", path: ["L2-18", "L1-23"] });
  const last = line("goes-at-last", { seat: 0, kobold: "k1", space: "L2-25", token: "passage" });
  expect(scenesOf([last])[0]).toMatchObject({ gait: "passage", path: ["L1-32", "L2-25"], byItself: true });
});

test("every event of real games that changes the mountain has its scene", () => {
  const silent = ["begins", "dealt", "dealt-cards", "drew", "drew-cards", "may-go-on", "stopped", "exchanged"];
  for (const name of ["busy", "second", "waiting", "reveal", "over"] as const)
    for (const event of newsOf(name).filter(
      ({ phrase }) => !["turn-over", "reshuffled", ...silent].includes(phrase.key),
    ))
      expect(scenesOf([event]).length, event.phrase.key).toBe(1);
});

test("scenes follow each other without a gap", () => {
  const scenes = scenesOf([walked(["L1-09", "L1-12"], "cw"), line("stone-kept", { seat: 0, space: "L1-15" })]);
  expect(scenes[1]?.at).toBe(scenes[0]?.lasts);
});

test("a kobold's name tells its seat", () => {
  expect(seatOf("c4")).toBe(2);
});

test("a scene speaks of the places on its way, or of its space, or only of players", () => {
  const told = scenesOf([
    walked(["L1-05", "L1-07"], "cw"),
    line("stone-kept", { seat: 0, space: "L1-07" }),
    line("no-card-fits", { seat: 0 }),
  ]);
  expect(told.map(placesOf)).toEqual([["L1-05", "L1-06", "L1-07"], ["L1-07"], []]);
});
