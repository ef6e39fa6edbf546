import { expect, it } from "vitest";
import type { Said } from "../wire/protocol";
import { Panes } from "./panes.svelte";

const said = (number: number): Said => ({ number, guest: "g-puck", name: "Puck", seat: 1, text: "Hm.", at: "" });

it("counts the messages that arrived while the chat was not shown", () => {
  const panes = new Panes();
  expect(panes.unread([said(1), said(2)])).toBe(2);
  panes.showSide("chat");
  panes.reads([said(1), said(2)]);
  panes.showSide("log");
  panes.reads([said(1), said(2), said(3)]);
  expect(panes.unread([said(1), said(2), said(3)])).toBe(1);
});

it("shows the things of one seat, and one's own again", () => {
  const panes = new Panes();
  panes.showThings(2);
  expect([panes.pane, panes.side, panes.seat]).toEqual(["side", "things", 2]);
  panes.showThings(null);
  expect(panes.seat).toBeNull();
});
