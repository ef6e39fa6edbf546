import { type Component, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { FACES, NUMBERS, seatHex, TOKENS } from "../box";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import CreditMark from "./CreditMark.svelte";
import { stepsOf } from "./cards";
import KoboldFigure from "./KoboldFigure.svelte";
import RavenMark from "./RavenMark.svelte";
import StoneMark from "./StoneMark.svelte";
import TokenBack from "./TokenBack.svelte";
import TokenFace from "./TokenFace.svelte";
import TowerMark from "./TowerMark.svelte";
import TurnMark from "./TurnMark.svelte";
import VillageMark from "./VillageMark.svelte";

const JOKER = "J" as const;

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

test("every token, card and thing has a drawing of its own", async () => {
  await differ([drawn(TokenBack, {}), ...TOKENS.map((kind) => drawn(TokenFace, { kind }))]);
  await differ([drawn(CardBack, {}), ...FACES.map((face) => drawn(CardFace, { face }))]);
  await differ([StoneMark, RavenMark, TowerMark, VillageMark, CreditMark].map((Mark) => drawn(Mark, {})));
  await differ([...(["cw", "ccw"] as const).map((way) => drawn(TurnMark, { way }))]);
});

test("a card shows its figure, as many kobolds and as many steps; a joker the value it stands for", async () => {
  for (const number of NUMBERS) {
    const card = await drawn(CardFace, { face: FACES[number - 1] ?? JOKER });
    expect(card).toContain(`>${number}</text>`);
    expect(card.match(/r="4.7"/g)).toHaveLength(number);
    expect(stepsOf(number).match(/h/g)).toHaveLength(number);
  }
  expect(await drawn(CardFace, { face: JOKER })).not.toContain("text");
  expect(await drawn(CardFace, { face: JOKER, value: 4 })).toContain(">4</text>");
});

test("a kobold wears its number and the sign of its player, and a lock when it is blocked", async () => {
  const look = { colour: seatHex(1), seat: 0, number: 4 };
  const free = await drawn(KoboldFigure, look);
  expect(free).toContain(">4</text>");
  await differ([drawn(KoboldFigure, look), drawn(KoboldFigure, { ...look, seat: 1 })]);
  await differ([drawn(KoboldFigure, look), drawn(KoboldFigure, { ...look, blocked: true })]);
});
