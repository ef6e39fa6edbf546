import { expect, it } from "vitest";
import { Panes } from "./panes.svelte";

it("shows the chat on a small screen only in the pane that is shown", () => {
  const panes = new Panes();
  panes.showSide("chat");
  expect(panes.showsChat).toBe(true);
  panes.show("board");
  expect(panes.showsChat).toBe(!panes.narrow.current);
  panes.showSide("log");
  expect(panes.showsChat).toBe(false);
});

it("shows the things of one seat, and one's own again", () => {
  const panes = new Panes();
  panes.showThings(2);
  expect([panes.pane, panes.side, panes.seat]).toEqual(["side", "things", 2]);
  panes.showThings(null);
  expect(panes.seat).toBeNull();
});
