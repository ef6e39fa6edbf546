import { type Component, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { DIE, EDGE_COLOURS, edgesOf, SIDES, seatHex, startEdges } from "../box";
import { face } from "../fixtures/made";
import CrystalMark from "./CrystalMark.svelte";
import DieMark from "./DieMark.svelte";
import FairyMark from "./FairyMark.svelte";
import GlowMark from "./GlowMark.svelte";
import KorriganMark from "./KorriganMark.svelte";
import LightMark from "./LightMark.svelte";
import MysteryMark from "./MysteryMark.svelte";
import PeekMark from "./PeekMark.svelte";
import PillarMark from "./PillarMark.svelte";
import SignMark from "./SignMark.svelte";
import SlabMark from "./SlabMark.svelte";
import { NUMERALS, signAt } from "./shapes";

/** Returns a mark as it is drawn. */
async function drawn<Props extends Record<string, unknown>>(Mark: Component<Props>, props: Props): Promise<string> {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const mark = mount(Mark, { target, props });
  const drawing = target.innerHTML;
  await unmount(mark);
  return drawing;
}

/** Every mark must differ from its siblings. */
async function differ(drawings: Promise<string>[]) {
  const all = await Promise.all(drawings);
  expect(new Set(all).size).toBe(all.length);
  for (const drawing of all) expect(drawing).toMatch(/<(path|circle|rect)/);
}

test("every thing on the moor has a drawing of its own", async () => {
  await differ([FairyMark, PillarMark, GlowMark, LightMark, MysteryMark, PeekMark].map((Mark) => drawn(Mark, {})));
  await differ([0, ...DIE].map((value) => drawn(DieMark, { value })));
  await differ([true, false].map((empty) => drawn(CrystalMark, { colour: seatHex(0), empty })));
});

test("a colour has a sign of its own, on a slab too", async () => {
  const bare = (drawing: string) => drawing.replaceAll(/fill="#[0-9a-f]{6}"/g, "");
  await differ(EDGE_COLOURS.map(async (colour) => bare(await drawn(SignMark, { colour }))));
  await differ(EDGE_COLOURS.map(async (colour) => bare(await drawn(SlabMark, { edges: edgesOf([colour]) }))));
  expect(new Set(SIDES.map((_, side) => signAt(side).join())).size).toBe(4);
});

test("a slab shows its points, its mystery, what is remembered, or nothing", async () => {
  const edges = edgesOf(["teal", "rose"]);
  const looks = [{}, { back: true }, { face: face(5) }, { face: face("?") }, { face: face(5), back: true }];
  await differ(looks.map((look) => drawn(SlabMark, { edges, ...look })));
  await differ([2, 3, 4, 5, 6].map((points) => drawn(SlabMark, { edges, face: face(points) })));
  for (const points of [2, 3, 4, 5, 6])
    expect(await drawn(SlabMark, { edges: startEdges(1), face: face(points) })).toContain(`d="${NUMERALS[points]}"`);
});

test("a korrigan wears the letter of its player", async () => {
  expect(await drawn(KorriganMark, { colour: seatHex(1), letter: "B" })).toContain(">B</text>");
});
