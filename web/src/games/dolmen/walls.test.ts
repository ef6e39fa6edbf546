import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Glow } from "../module";
import { type Asked, askedOf, NOTHING_ASKED } from "./asked";
import { promptOf, viewOf, wordsIn } from "./fixtures";
import { face, places } from "./fixtures/made";
import type { DolmenEffect, DolmenView } from "./types";
import Walls from "./Walls.svelte";

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const words = wordsIn("en");
const onpick = vi.fn();
type Offers = [string, Glow][];

interface More {
  aim?: string;
  asked?: Asked;
  fresh?: Map<number, Set<string>>;
}

function show(view: DolmenView, offers: Offers = [], more: More = {}) {
  const props = { view, words, offers: new Map(offers), onpick, ...more };
  shown = mount(Walls, { target: document.body, props });
  flushSync();
  return (seat: number) => document.querySelector(`[data-wall="${seat}"]`) as HTMLElement;
}

const elements = (where: Element, kind: string) =>
  [...where.querySelectorAll(`[data-element^="${kind} "]`)].map((node) => node.getAttribute("data-element"));
const ghosts = (where: Element) => where.querySelectorAll(".ghost").length;

const laying = viewOf("lay");
const asked = askedOf(promptOf("lay"), ({ effect }) => effect);
/** Before the slab was won. */
const view = { ...laying, phase: "main", hand: [], places: places() };

describe("a dolmen", () => {
  test("tells its stones, how far it has grown and its crystals", () => {
    const wall = show(view);
    const stones = [...wall(0).querySelectorAll("svg [role=img]")].map((node) => node.getAttribute("aria-label"));
    expect(stones).toHaveLength(5);
    expect(stones[0]).toMatch(/^Start slab/);
    expect(wall(0).textContent).toContain("5 of 7 slabs");
    expect(wall(1).querySelector("[data-crystals]")?.getAttribute("aria-label")).toBe("1 crystal in reserve");
    expect([...document.querySelectorAll("[data-wall]")].map((node) => node.getAttribute("data-wall"))).toEqual([
      "0",
      "1",
      "2",
    ]);
  });

  test("shows its ends to its builder alone, who may touch them but is asked nothing before a slab is won", () => {
    const wall = show(view);
    expect(wall(0).querySelectorAll(".end")).toHaveLength(5);
    expect(wall(1).querySelectorAll(".end")).toHaveLength(0);
    expect(elements(wall(0), "spot")).toHaveLength(5);
    expect(elements(wall(1), "spot")).toEqual([]);
    expect(wall(0).querySelectorAll(".open, [aria-pressed]")).toHaveLength(0);
    wall(0)
      .querySelector('[data-element="spot 4,0"]')
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onpick).toHaveBeenCalledWith("spot 4,0");
  });

  test("rings the stones that were laid since one last looked", () => {
    const wall = show(view, [], { fresh: new Map([[1, new Set(["2,0"])]]) });
    expect([wall(0), wall(1)].map((node) => node.querySelectorAll(".fresh").length)).toEqual([0, 1]);
  });
});

describe("a slab in hand", () => {
  test("waits as a ghost wherever it may be laid; every end can be touched", () => {
    const wall = show(
      laying,
      [
        ["spot -4,0", "open"],
        ["spot 0,2", "open"],
      ],
      { asked },
    );
    expect(elements(wall(0), "spot").sort()).toEqual(["spot -1,-1", "spot -4,0", "spot 0,2", "spot 1,-1", "spot 4,0"]);
    expect(ghosts(wall(0))).toBe(2);
    wall(0)
      .querySelector('[data-element="spot -4,0"]')
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onpick).toHaveBeenLastCalledWith("spot -4,0");
    const stops = [...wall(0).querySelectorAll('[data-element^="spot"][tabindex="0"]')];
    expect(stops).toHaveLength(2);
  });

  test("is turned by pictures once a spot is chosen", () => {
    const wall = show(
      laying,
      [
        ["spot -4,0", "chosen"],
        ["rotation r1", "open"],
        ["rotation r2", "open"],
      ],
      { asked },
    );
    const turns = [...wall(0).querySelectorAll<HTMLButtonElement>('[data-element^="rotation"]')];
    expect(turns.map((node) => node.getAttribute("aria-label"))).toEqual([
      "top violet, left rose",
      "top rose, left rose",
    ]);
    turns[1]?.click();
    expect(onpick).toHaveBeenLastCalledWith("rotation r2");
  });

  test("arrows lead from end to end", () => {
    const wall = show(
      laying,
      [
        ["spot -4,0", "open"],
        ["spot 4,0", "open"],
      ],
      { asked },
    );
    const left = wall(0).querySelector<SVGElement>('[data-element="spot -4,0"]');
    left?.focus();
    left?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement?.getAttribute("data-element")).toMatch(/^spot /);
    expect(document.activeElement).not.toBe(left);
  });
});

describe("the slab in front", () => {
  const front = (colours: string[] | null, fits: boolean, attempt: DolmenEffect | null = null) =>
    show({ ...view, places: places([{ place: 5, colours, fits, face: attempt && face(5) }]) }, [], {
      asked: { ...NOTHING_ASKED, attempt },
    });

  test("tells for each roll what it would take, where its points are known", () => {
    const wall = front(["violet", "teal"], true, {
      game: "dolmen",
      place: 5,
      faces: { 5: 1 },
      needs: { 5: [null, null, 2, 1, 0, 0] },
      wins: [4, 6],
      ways: { "-4,0": [1], "4,0": [0, 1] },
    });
    expect(wall(0).textContent).toContain("67%");
    expect(wall(0).querySelectorAll(".odds li")).toHaveLength(6);
    expect(wall(0).querySelectorAll(".odds .fails")).toHaveLength(2);
    expect(ghosts(wall(0))).toBe(2);
  });

  test.each([
    [["violet", "teal"], true, "You do not know its points"],
    [["teal", "teal"], false, "Fits nowhere in your dolmen"],
    [null, false, "No slab lies in front"],
  ])("says that it is unknown, unfit or missing: %s", (colours, fits, text) => {
    expect(front(colours, fits)(0).textContent).toContain(text);
  });

  test("gives way to a slab under the hand, which lights the ends that it fits", () => {
    const seen = { ...view, places: places([{ place: 9, colours: ["rose", "rose"], ends: [1, 3] }]) };
    const wall = show(seen, [], { aim: "place 9" });
    expect([ghosts(wall(0)), wall(0).querySelectorAll(".end.lit").length]).toEqual([0, 2]);
  });
});
