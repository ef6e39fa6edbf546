import { expect, test } from "vitest";
import { glows as glowsOf } from "../../table/narrowing";
import { pathsAt, promptOf, viewOf } from "./fixtures";
import { aimedAt, byEnd, meantBy, offered, once, type Path, pathsIn, placeOf } from "./reach";

test("every movement that is offered is a path from where the kobold stands to its end", () => {
  const choices = promptOf("push").choices.filter(({ move }) => move !== "stop");
  const paths = pathsAt("push");
  expect(paths.map(({ use, card, way }) => `${use} ${card} ${way}`)).toEqual(choices.map(({ move }) => move));
  const kobold = viewOf("push").players[0]?.kobolds[viewOf("push").kobold - 1];
  for (const { from, spaces, end } of paths) expect([from, spaces.at(-1)]).toEqual([kobold?.place, end]);
});

test("a path whose effect is not known yet has only its end", () => {
  const [choice] = promptOf("second").choices;
  const [path] = pathsIn(viewOf("second"), choice ? [choice] : [], () => null);
  expect(path).toMatchObject({ from: path?.end, spaces: [path?.end], meets: null });
});

test("what is chosen first is no movement", () => {
  expect(pathsAt("busy")).toEqual([]);
});

test("what is under the hand speaks of some of the paths", () => {
  const paths = pathsAt("second");
  const one = paths[0] as Path;
  expect(aimedAt(paths, `card ${one.face}`)).toEqual(paths.filter(({ face }) => face === one.face));
  expect(aimedAt(paths, `space ${one.end}`)).toEqual(byEnd(paths).get(one.end));
  expect(aimedAt(paths, null)).toEqual([]);
});

test.each(["second", "start", "busy"] as const)("whatever the choices name may be touched at once: %s", (name) => {
  const { choices } = promptOf(name);
  const offers = offered(choices, glowsOf(promptOf(name), [], null));
  const named = choices.flatMap(({ parts }) => parts.flatMap(({ target }) => target ?? []));
  expect(new Set(offers.keys())).toEqual(new Set(named));
  expect(offered(choices, new Map()).size).toBe(0);
});

test("what is under the hand means what its choices name besides, unless all of them name it", () => {
  const { choices } = promptOf("busy");
  const one = choices.find(({ move }) => /^pick k[1-5] [1-5]$/.test(move));
  const [, kobold, card] = one?.parts ?? [];
  expect(meantBy(choices, card?.target ?? null)).toEqual([kobold?.target]);
  expect(meantBy(choices, null)).toEqual([]);
  expect(meantBy(one ? [one] : [], card?.target ?? null)).toEqual([]);
});

test("a kobold is found by its name among all", () => {
  expect(placeOf(viewOf("busy"), "b1")).toBe(viewOf("busy").players[1]?.kobolds[0]?.place);
  expect(placeOf(viewOf("busy"), "")).toBeNull();
});

test("a card and a joker in its stead push alike: the push is drawn once", () => {
  const [one, other] = [
    { kobold: "b1", to: "L1-12" },
    { kobold: "b1", to: "L1-10" },
  ];
  expect(once([one, one, other])).toEqual([one, other]);
});
