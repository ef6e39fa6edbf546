import { beforeEach, expect, it } from "vitest";
import type { Said } from "../wire/protocol";
import { ChatMarker } from "./chatMarker.svelte";

beforeEach(() => localStorage.clear());

const said = (number: number): Said => ({ number, guest: "g-puck", name: "Puck", seat: 1, text: "Hm.", at: "" });

it("counts the messages that arrived since the chat was read", () => {
  const marker = new ChatMarker("t1");
  expect(marker.unread([said(1), said(2)])).toBe(2);
  marker.mark([said(1), said(2)]);
  expect(marker.unread([said(1), said(2), said(3)])).toBe(1);
});

it("remembers after a reload what was read, table by table", () => {
  new ChatMarker("t1").mark([said(1), said(2)]);
  const again = new ChatMarker("t1");
  again.mark([]);
  expect(again.unread([said(1), said(2), said(3)])).toBe(1);
  expect(new ChatMarker("t2").unread([said(1)])).toBe(1);
});

it("ignores a damaged stored value", () => {
  localStorage.setItem("folkmoot-chat-t1", "{");
  expect(new ChatMarker("t1").unread([said(1)])).toBe(1);
});
