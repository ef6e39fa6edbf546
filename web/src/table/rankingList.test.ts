import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { TableController } from "./controller.svelte";
import { bot, chair, phrase, room } from "./fixtures";
import Ranking from "./Ranking.svelte";
import { leave, prepare, seated } from "./seated.fake";

let controller: TableController;
beforeEach(async () => {
  await prepare();
  ({ controller } = seated());
});
afterEach(() => leave(controller));

it("says how strong each bot was, and who you are", async () => {
  const chairs = [chair(), { ...bot(), bot: "elder" }, { ...bot(), bot: "wisp" }];
  const result = { ranks: [2, 1, 3], scores: [70, 90, 20], end: phrase("end-clover") };
  const page = mount(Ranking, {
    target: document.body,
    props: { result, controller, room: room(chairs), colour: () => "#123456" },
  });
  flushSync();
  const said = [...document.querySelectorAll("small")].map((small) => small.textContent?.replace(/\s+/g, " ").trim());
  expect(said).toEqual(["B · Elder", "A · you", "C · Wisp"]);
  await unmount(page);
});
