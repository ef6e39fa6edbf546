import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../tools/eventually";
import { choice, prompt } from "../../table/fixtures";
import type { Pick } from "../../table/narrowing";
import type { Prompt } from "../../wire/prompts";
import type { Line } from "../../wire/protocol";
import { boardProps } from "../fixtures";
import type { Glow } from "../module";
import Board from "./Board.svelte";
import { DOUBLES } from "./box";
import { demotionOf } from "./demotion";
import { line, promptOf, viewOf, wordsIn } from "./fixtures";
import pixieQueen from "./index";
import type { PixieQueenView } from "./types";

const words = wordsIn("en");
let shown: ReturnType<typeof mount>[] = [];

beforeEach(() => wide(1000));

afterEach(async () => {
  for (const component of shown) await unmount(component);
  shown = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The frame is so wide, in pixels. */
function wide(pixels: number): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(pixels);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
}

interface Asked {
  glows?: [string, Glow][];
  prompt?: Prompt;
  picks?: Pick[];
  chosen?: string[];
  news?: Line[];
}

function show(view: PixieQueenView, { glows, ...more }: Asked = {}) {
  const props = boardProps(pixieQueen, { view, words, glows: glows && new Map(glows), ...more });
  shown.push(mount(Board, { target: document.body, props }));
  flushSync();
  return props;
}

const element = (name: string) => document.querySelector<HTMLElement>(`[data-element="${name}"]`);
const press = (name: string) => element(name)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const said = (name: string) => element(name)?.getAttribute("aria-label");

const view = viewOf("hill");

test("everything that can be meant is there", () => {
  show(view);
  for (const { id } of DOUBLES) expect(element(`space ${id}`)).not.toBeNull();
  const named = ["mine", "copy", "trade_tiles", "pantry", "special_offering", "turn_order", "priority"];
  for (const id of named) expect(element(`space ${id}`)).not.toBeNull();
  const rest = [
    "castle",
    "own mine",
    "band red",
    "track gold",
    "skill copy_any",
    "good gold",
    "own food",
    "own extra",
    "screen red-one_use",
  ];
  for (const name of rest) expect(element(name), name).not.toBeNull();
});

test("a space tells who helps, what it costs, or who took it", () => {
  show(view);
  expect(said("space grace")).toMatch(/a red pixie helps, 1 disc$/);
  expect(said("space punish")).toMatch(/2 discs$/);
  expect(said("space casino")).toMatch(/taken by Nixe/);
  expect(element("space casino")?.getAttribute("aria-description")).toContain("casino die");
});

test("what is offered glows, the rest is closed and may still be touched", () => {
  const { onpick } = show(view, {
    glows: [
      ["space grace", "open"],
      ["space mine", "open"],
    ],
  });
  expect(element("space grace")?.classList).toContain("open");
  expect(element("space punish")?.classList).toContain("closed");
  expect(element("space pantry")?.classList).toContain("closed");
  press("space punish");
  expect(onpick).toHaveBeenCalledWith("space punish");
});

test("an apple stands where the question says that a pixie is displaced for one", () => {
  const to = (space: string, effect: object) => {
    const parts = ["promote", "exchange", space].map((id, at) => ({
      id,
      label: { key: "label-to", args: { place: id } },
      target: at ? `space ${id}` : null,
    }));
    return { ...choice(`promote exchange ${space}`), parts, effect: { game: "pixie_queen", ...effect } };
  };
  const pixies = [{}, {}];
  const rising = prompt(to("grace", { pixies }), to("casino", { pixies, pays: { apple: 1 } }), to("punish", {}));
  show(view, { prompt: rising, picks: [{ at: 0, id: "promote" }] });
  expect(document.querySelectorAll(".toll")).toHaveLength(1);
});

test("stones are taken from one's own captives", () => {
  const { onpick } = show(view, {
    glows: [
      ["captive 0", "open"],
      ["space priority", "open"],
    ],
  });
  expect(document.querySelectorAll('[data-element="captive 0"]')).toHaveLength(1);
  press("captive 0");
  press("space mine");
  expect(onpick.mock.calls.flat()).toEqual(["captive 0", "space mine"]);
});

test("the offer is composed and sent in one press", () => {
  const { onplay } = show(viewOf("offer"), { prompt: promptOf("offer") });
  const button = (wanted: string) => document.querySelector<HTMLButtonElement>(wanted);
  expect(button('[data-act="offer"]')?.textContent).toContain("Offer nothing (−5)");
  expect(button('.offer [data-element="good gold"]')?.disabled).toBe(true);
  button('.offer [data-element="good honey"]')?.click();
  flushSync();
  // What lies behind the screen can be touched as well.
  button('.leaf [data-element="good honey"]')?.click();
  flushSync();
  expect(button('[data-act="offer"]')?.textContent).toContain("2 honey pots");
  button('[data-act="offer"]')?.click();
  expect(onplay).toHaveBeenCalledExactlyOnceWith("offer honey 2");
});

test("a touch on goods sends nothing, and asks why where it adds nothing", () => {
  const { onpick, onplay } = show(viewOf("offer"), { prompt: promptOf("offer") });
  const touch = (good: string) => document.querySelector<HTMLElement>(`.leaf [data-element="good ${good}"]`)?.click();
  for (const good of ["honey", "honey", "honey", "apple"]) touch(good);
  expect(onpick.mock.calls.flat()).toEqual(["amount 3", "good apple"]);
  expect(onplay).not.toHaveBeenCalled();
});

test("the bag opens for a player who may choose a cube", async () => {
  show(
    { ...view, bag_contents: [20, 8, 3] },
    {
      glows: [
        ["cube silver", "open"],
        ["cube stone", "open"],
      ],
    },
  );
  await eventually(() => expect(document.querySelector(".bag")).not.toBeNull());
  expect(document.querySelector(".bag")?.textContent).toMatch(/20.*8.*3/s);
});

test("a demotion tells why, which pixies can go, and that grace may help", async () => {
  const parts = (move: string) => ({
    ...choice(move),
    parts: move.split(" ").map((id, at) => ({ id, label: { key: "x", args: {} }, target: at ? `space ${id}` : id })),
  });
  const asked = { ...prompt(...["demote exchange", "demote grace", "use_grace"].map(parts)), id: "demotion" };
  expect(demotionOf(asked)).toEqual({ spaces: ["exchange", "grace"], why: "symbol", grace: true });
  const anger = { ...asked, question: { key: "ask-demotion-anger", args: {} } };
  expect(demotionOf(anger)?.why).toBe("anger");
  expect(demotionOf(prompt("casino"))).toBeNull();
  const { onpick } = show(view, { prompt: asked });
  await eventually(() => expect(document.querySelector(".demotion")).not.toBeNull());
  const buttons = [...document.querySelectorAll<HTMLElement>(".demotion button")];
  expect(buttons.at(-1)?.textContent).toContain("Ask for grace");
  for (const button of buttons) button.click();
  expect(onpick.mock.calls.flat()).toEqual(["space exchange", "space grace", "use_grace"]);
});

test("what happens is played and announced, and then the hill is at rest", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (drawn: (now: number) => void) =>
    setTimeout(() => drawn(performance.now()), 100),
  );
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  const news = [
    line("demand", { food: "honey" }),
    line("rolled", { seat: 1, number: 3 }),
    line("promoted", { seat: 0, place: "mine", space: "convert" }),
    line("suffered", { seat: 1, number: 2, total: 10, cause: "captives" }),
    line("round", { number: 3, seats: [0, 1, 2] }),
  ];
  show(view, { news });
  const announced = new Set<string>();
  for (let passed = 0; passed < 12_000; passed += 100) {
    vi.advanceTimersByTime(100);
    flushSync();
    announced.add(document.querySelector(".ribbon")?.textContent ?? "rests");
  }
  for (const line of news) expect(announced).toContain(words.event(line));
  expect(announced).toContain("rests");
});

describe("on a small screen", () => {
  const open = () => document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute("data-pane");
  const mark = (pane: string) => document.querySelector(`[data-pane="${pane}"]`)?.getAttribute("data-more");
  async function showSmall(view: PixieQueenView, asked: Asked) {
    wide(380);
    const props = show(view, asked);
    await eventually(() => expect(document.querySelector("[role=tab]")).not.toBeNull());
    flushSync();
    return props;
  }

  test("the pane follows the question", async () => {
    await showSmall(view, {
      glows: [
        ["band red", "open"],
        ["band yellow", "open"],
      ],
    });
    expect(open()).toBe("mines");
    expect(element("band red")?.classList).toContain("open");
    expect(element("good gold")).not.toBeNull();
    for (const pane of ["tracks", "players", "hill"]) {
      document.querySelector<HTMLElement>(`[data-pane="${pane}"]`)?.click();
      flushSync();
      expect(open()).toBe(pane);
    }
    expect(mark("mines")).toBe("mines");
  });

  test("what comes of an answer on a panel is seen on the hill", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const offering = viewOf("offer");
    const { stage } = await showSmall(offering, { prompt: promptOf("offer") });
    expect(open()).toBe("question");
    stage.take({ ...offering }, [line("offered", { seat: 1, lots: ["honey-1"] })]);
    flushSync();
    expect(open()).toBe("hill");
  });

  test("a touch explains an element, and a touch on the explanation closes it", async () => {
    const { onpick } = await showSmall(view, {});
    press("space casino");
    flushSync();
    const note = () => document.querySelector<HTMLElement>(".note");
    expect(note()?.textContent).toContain("taken by Nixe");
    note()?.click();
    flushSync();
    expect(note()).toBeNull();
    expect(onpick.mock.calls.flat()).toEqual(["space casino"]);
  });
});
