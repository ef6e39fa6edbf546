import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { eventually } from "../../tools/eventually";
import { language } from "../state/language.svelte";
import { FakeSocket } from "../wire/socket.fake";
import Create from "./Create.svelte";
import { answer } from "./server.fake";

it("what was chosen for a new table stays when the language changes", async () => {
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("WebSocket", FakeSocket);
  await language.choose("en");
  const page = mount(Create, { target: document.body, props: { game: "rainbows" } });
  const chairs = () => document.querySelectorAll("ol > li").length;
  await eventually(() => {
    flushSync();
    expect(chairs()).toBe(3);
  });
  const five = [...document.querySelectorAll<HTMLElement>(".count label")].find(
    (label) => label.textContent?.trim() === "5",
  );
  five?.click();
  flushSync();
  expect(chairs()).toBe(5);
  await language.choose("fr");
  await eventually(() => {
    flushSync();
    expect(document.querySelector("h1")?.textContent).toContain("Une table");
  });
  expect(chairs()).toBe(5);
  await unmount(page);
});
