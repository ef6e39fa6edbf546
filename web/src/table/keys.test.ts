import { describe, expect, it } from "vitest";
import { arrowDirection, KEY_MAP, keyAction, nextFocusIndex } from "./keys";

function press(key: string, target: Element | null = null, more = {}) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, target, ...more };
}

describe("the keyboard map", () => {
  it("chooses by number", () => {
    expect(keyAction(press("1"), true)).toEqual({ name: "choose", index: 0 });
    expect(keyAction(press("9"), true)).toEqual({ name: "choose", index: 8 });
    expect(keyAction(press("0"), true)).toEqual({ name: "choose", index: -1 });
  });

  it("knows its letters, large and small", () => {
    const names = ["u", "H", "l", "C", "r", "S"].map((key) => keyAction(press(key), true)?.name);
    expect(names).toEqual(["undo", "hint", "log", "chat", "rules", "skip"]);
  });

  it("ignores the browser's own shortcuts", () => {
    expect(keyAction(press("r", null, { ctrlKey: true }), true)).toBeNull();
    expect(keyAction(press("l", null, { metaKey: true }), true)).toBeNull();
    expect(keyAction(press("x"), true)).toBeNull();
  });

  it("ignores keys in a text field, except Escape", () => {
    const field = document.createElement("input");
    expect(keyAction(press("u", field), true)).toBeNull();
    expect(keyAction(press("5", field), true)).toBeNull();
    expect(keyAction(press("Escape", field), true)).toEqual({ name: "back" });
    field.type = "radio";
    expect(keyAction(press("u", field), true)).toEqual({ name: "undo" });
    expect(keyAction(press("Enter", field), true)).toBeNull();
  });

  it("confirms by Enter unless a button has the focus", () => {
    expect(keyAction(press("Enter", document.body), true)).toEqual({ name: "confirm" });
    expect(keyAction(press("Enter", document.createElement("button")), true)).toBeNull();
  });

  it("can be switched off, except Enter and Escape", () => {
    expect(keyAction(press("u"), false)).toBeNull();
    expect(keyAction(press("3"), false)).toBeNull();
    expect(keyAction(press("Escape"), false)).toEqual({ name: "back" });
    expect(keyAction(press("Enter"), false)).toEqual({ name: "confirm" });
  });

  it("moves the focus from the last button to the first", () => {
    expect(nextFocusIndex(2, 1, 3)).toBe(0);
    expect(nextFocusIndex(0, -1, 3)).toBe(2);
    expect(nextFocusIndex(-1, 1, 3)).toBe(0);
    expect(nextFocusIndex(-1, -1, 3)).toBe(2);
    expect(nextFocusIndex(-1, 1, 0)).toBe(-1);
    expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "a"].map(arrowDirection)).toEqual([1, 1, -1, -1, null]);
  });

  it("explains every key it knows", () => {
    const explained = KEY_MAP.flatMap((entry) => entry.keys);
    for (const key of ["U", "H", "L", "C", "R", "S"]) expect(explained).toContain(key);
  });
});
