import { type Component, flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { GOODS, SPACES } from "../box";
import ActionMark from "./ActionMark.svelte";
import DieMark from "./DieMark.svelte";
import GoodMark from "./GoodMark.svelte";
import QueenMark from "./QueenMark.svelte";
import SeriesMark from "./SeriesMark.svelte";
import SkillMark from "./SkillMark.svelte";
import TileMark from "./TileMark.svelte";

function drawn<Props extends Record<string, unknown>>(Mark: Component<Props>, props: Props): string {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const mark = mount(Mark, { target, props });
  flushSync();
  const drawing = target.innerHTML;
  void unmount(mark);
  return drawing;
}

const SKILLS = [
  "cheap_gold",
  "servant_bonus",
  "ring_bonus",
  "silver_income",
  "free_promotion",
  "free_demotion",
  "free_unchain",
  "extra_slot",
  "copy_any",
  "light_captives",
];

test.each([
  ["goods", [...GOODS, "stone"].map((good) => drawn(GoodMark, { good }))],
  ["actions", SPACES.map(({ id }) => drawn(ActionMark, { action: id }))],
  ["skills", SKILLS.map((skill) => drawn(SkillMark, { skill }))],
  [
    "tiles",
    ["food-2", "food-3", "food-4", "double_tile", "bag_tile", "grace_tile"].map((tile) => drawn(TileMark, { tile })),
  ],
  ["series", ["servant", "ring", "special"].map((series) => drawn(SeriesMark, { series }))],
  ["dice", ["1", "4", "food", "silver", "gold"].map((face) => drawn(DieMark, { face }))],
  ["moods", (["watches", "demands", "furious", "pleased"] as const).map((mood) => drawn(QueenMark, { mood }))],
])("all %s look different", (_kind, pictures) => {
  expect(new Set(pictures).size).toBe(pictures.length);
});
