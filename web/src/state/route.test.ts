import { describe, expect, it } from "vitest";
import { placeOf } from "../start/place";
import { route } from "./route.svelte";

const at = (path: string) => placeOf(new URL(path, "http://folkmoot.test"));

describe("an address", () => {
  it.each([
    ["/", "Home", {}],
    ["/new/rainbows", "Create", { game: "rainbows" }],
    ["/lobby/", "Lobby", {}],
    ["/mine", "MyGames", {}],
    ["/rules/rainbows#RAI-29", "Rules", { game: "rainbows" }],
    ["/table/a%2Fb", "Table", { id: "a/b" }],
    ["/replay/x?at=12&eye=1", "Replay", { id: "x" }],
    ["/carry#token", "Carry", {}],
    ["/table", "NotFound", {}],
    ["/table/", "NotFound", {}],
    ["/table/x/y", "NotFound", {}],
    ["/table/%E0%A4%A", "Table", { id: "%E0%A4%A" }],
    ["/elsewhere", "NotFound", {}],
  ])("%s leads to %s", (path, page, params) => {
    expect(at(path)).toMatchObject({ page, params });
  });

  it("carries a query and an anchor", () => {
    expect(at("/replay/x?at=12").query.get("at")).toBe("12");
    expect(at("/rules/rainbows#RAI-29").anchor).toBe("RAI-29");
  });
});

describe("the route", () => {
  it("follows links of our own pages without a new document", () => {
    document.body.innerHTML = '<a href="/lobby"><b>lobby</b></a><a href="/api/">api</a>';
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("b")?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(route.place.page).toBe("Lobby");
    const other = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("a:last-child")?.dispatchEvent(other);
    expect(other.defaultPrevented).toBe(false);
  });

  it("leaves clicks with a modifier to the browser", () => {
    document.body.innerHTML = '<a href="/mine">mine</a>';
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    document.querySelector("a")?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
