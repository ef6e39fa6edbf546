import { type Component, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { BEINGS, COMPANIONS, GOLD_VALUES, PAWNS, seatHex } from "../box";
import BagMark from "./BagMark.svelte";
import BeingMark from "./BeingMark.svelte";
import CauldronMark from "./CauldronMark.svelte";
import CloudMark from "./CloudMark.svelte";
import CloverBack from "./CloverBack.svelte";
import CoinMark from "./CoinMark.svelte";
import CompanionMark from "./CompanionMark.svelte";
import FirstMark from "./FirstMark.svelte";
import KorriganFigure from "./KorriganFigure.svelte";
import MenhirMark from "./MenhirMark.svelte";
import PawnMark from "./PawnMark.svelte";
import { PAWN_LOOKS } from "./pawns";
import ScreenMark from "./ScreenMark.svelte";
import SunMark from "./SunMark.svelte";
import TokenFace from "./TokenFace.svelte";

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
  for (const drawing of all) expect(drawing).toMatch(/<(path|circle)/);
}

const FACES = [...COMPANIONS, ...GOLD_VALUES.map((value) => `gold${value}`)];

test("every companion, being, sign, face and pawn has a drawing of its own", async () => {
  await differ(COMPANIONS.map((companion) => drawn(CompanionMark, { companion })));
  await differ(BEINGS.map((being) => drawn(BeingMark, { being })));
  await differ([null, ...BEINGS, "gold1", "gold2", "gold3"].map((sign) => drawn(MenhirMark, { sign })));
  await differ([
    ...FACES.map((face) => drawn(TokenFace, { face })),
    drawn(TokenFace, { face: "hare", backup: true }),
    drawn(CloverBack, {}),
  ]);
  await differ(PAWNS.map((colour) => drawn(PawnMark, { colour })));
  await differ([true, false].flatMap((taken) => [drawn(SunMark, { taken }), drawn(CloudMark, { taken })]));
  await differ([drawn(BagMark, {}), drawn(CauldronMark, {}), drawn(FirstMark, {})]);
});

test("pawns differ in shape too, never in colour alone", () => {
  expect(new Set(Object.values(PAWN_LOOKS).map((look) => look.shape)).size).toBe(PAWNS.length);
});

test("gold is countable: as many coins as it is worth, and the figure", async () => {
  for (const value of GOLD_VALUES) {
    const heap = await drawn(CoinMark, { value });
    expect(heap.match(/r="35"/g)).toHaveLength(value);
    expect(heap).toContain(`>${value}</text>`);
  }
  expect(await drawn(CoinMark, { value: 1, blank: true })).not.toContain("text");
});

test("a Korrigan wears its letter and number and shows what it carries", async () => {
  const look = { colour: seatHex(0), letter: "A", number: 2 as const };
  expect(await drawn(KorriganFigure, look)).toContain(">A2</text>");
  await differ(["", "elf", "goblin"].map((carries) => drawn(KorriganFigure, { ...look, carries })));
});

test("a screen taken away is struck out", async () => {
  const colour = seatHex(3);
  expect(await drawn(ScreenMark, { colour, fallen: true })).toContain("strike");
  expect(await drawn(ScreenMark, { colour })).not.toContain("strike");
});
