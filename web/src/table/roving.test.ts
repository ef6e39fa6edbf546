import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import rainbows from "../../../src/folkmoot/games/rainbows/text/en.ftl?raw";
import shared from "../../../src/folkmoot/text/en.ftl?raw";
import { language } from "../state/language.svelte";
import type { Line } from "../wire/protocol";
import { phrase } from "./fixtures";
import Log from "./Log.svelte";
import { entryIndex, nextIndex } from "./roving";

const said = (rule: string | null): Line => ({
  seq: 1,
  phrase: phrase(rule ? "kept" : "pauses", rule ? { seat: 0, card: "red-7", number: 7 } : {}),
  rule,
  fleeting: false,
});

let page: Record<string, unknown> | null = null;

function show(...rules: (string | null)[]): HTMLElement {
  const words = language.words("rainbows", ["Lutin", "Brownie"], 0);
  page = mount(Log, { target: document.body, props: { lines: rules.map(said), words, colour: () => "#000" } });
  flushSync();
  const log = document.querySelector<HTMLElement>('[role="log"]');
  if (!log) throw new Error("no log");
  return log;
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.textContent?.trim();

beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(path.includes("/games/") ? rainbows : shared));
  await language.load(null);
  await language.load("rainbows");
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.unstubAllGlobals();
});

it("goes from button to button and stops at both ends", () => {
  expect(["ArrowUp", "ArrowDown", "Home", "End", "ArrowLeft", "a"].map((key) => nextIndex(key, 1, 4))).toEqual([
    0,
    2,
    0,
    3,
    null,
    null,
  ]);
  expect(nextIndex("ArrowUp", 0, 4)).toBe(0);
  expect(nextIndex("ArrowDown", 3, 4)).toBe(3);
  expect(nextIndex("End", 0, 0)).toBeNull();
});

it("enters at a visible button", () => {
  const seen = [false, true, true, false];
  expect(["ArrowUp", "ArrowDown", "Home", "End", "a"].map((key) => entryIndex(key, seen))).toEqual([2, 1, 0, 3, null]);
  expect(entryIndex("ArrowUp", [false, false])).toBe(1);
  expect(entryIndex("ArrowDown", [])).toBeNull();
});

it("makes the log one Tab stop, however long it is", () => {
  const log = show("RAI-30", null, "RAI-31", "RAI-32");
  const stops = [log, ...log.querySelectorAll<HTMLElement>("button, [tabindex]")].filter(
    (element) => element.tabIndex >= 0,
  );
  expect(stops).toEqual([log]);
  const keys = document.getElementById(log.getAttribute("aria-describedby") ?? "");
  expect(keys?.textContent).toMatch(/arrow keys/i);
});

it("moves from rule to rule in the log", () => {
  const log = show("RAI-30", null, "RAI-31", "RAI-32");
  log.focus();
  press("ArrowUp");
  expect(focused()).toBe("RAI-32");
  press("ArrowUp");
  expect(focused()).toBe("RAI-31");
  press("Home");
  expect(focused()).toBe("RAI-30");
  press("ArrowDown");
  expect(focused()).toBe("RAI-31");
  press("End");
  expect(focused()).toBe("RAI-32");
});
