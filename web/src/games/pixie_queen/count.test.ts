import { expect, test } from "vitest";
import { countAt } from "./count";
import { scenesOf } from "./scenes";

const scored = (seat: number, total: number, goods: string[]) => ({
  seq: 1,
  phrase: { key: "scored", args: { seat, suffered: 31, rewards: 17, stones: 1, goods, total } },
  rule: "PIX-903",
  fleeting: false,
});
const scenes = scenesOf([scored(0, -21, ["apple", "silver"]), scored(1, -15, ["none"])]);

test("the figures of the first player come one after the other, the others wait", () => {
  expect(countAt(scenes, 0)?.[0]).toMatchObject({ suffered: 31, rewards: null, total: null });
  const half = (scenes[0]?.lasts ?? 0) * 0.5;
  expect(countAt(scenes, half)?.[0]).toMatchObject({ rewards: 17, stones: 1, most: ["apple", "silver"], total: null });
  expect(countAt(scenes, half)?.[1]).toMatchObject({ seat: 1, suffered: null });
});

test("in the end all of them stand there", () => {
  expect(countAt(scenes, 1e6)?.map(({ total, most }) => [total, most])).toEqual([
    [-21, ["apple", "silver"]],
    [-15, []],
  ]);
});

test("nothing is counted while the game goes on", () => {
  expect(countAt(scenesOf([{ ...scored(0, 0, []), phrase: { key: "anger", args: {} } }]), 100)).toBeNull();
});
