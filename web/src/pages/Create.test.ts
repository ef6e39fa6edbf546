import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tools/eventually";
import { language } from "../state/language.svelte";
import { FakeSocket } from "../wire/socket.fake";
import Create from "./Create.svelte";
import { answer } from "./server.fake";

let page: Record<string, unknown>;

beforeEach(async () => {
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("WebSocket", FakeSocket);
  Element.prototype.scrollIntoView = () => {};
  await language.choose("en");
  page = mount(Create, { target: document.body, props: { game: "rainbows" } });
  await eventually(() => {
    flushSync();
    expect(chairs()).toBe(3);
  });
});
afterEach(() => unmount(page));

const chairs = () => document.querySelectorAll("ol > li").length;

/** Presses the first label with this text. */
function press(text: string, inside = "label"): void {
  const labels = [...document.querySelectorAll<HTMLElement>(inside)];
  labels.find((label) => label.textContent?.trim() === text)?.click();
  flushSync();
}

it("what was chosen for a new table stays when the language changes", async () => {
  press("5", ".count label");
  expect(chairs()).toBe(5);
  await language.choose("fr");
  await eventually(() => {
    flushSync();
    expect(document.querySelector("h1")?.textContent).toContain("Une table");
  });
  expect(chairs()).toBe(5);
});

it("a chair at this device without a name is marked, and its field gets the focus", async () => {
  press("Here");
  const field = document.querySelector("ol input[type=text]");
  expect(field?.getAttribute("aria-invalid")).toBe("false");
  document.querySelector<HTMLElement>("button[type=submit]")?.click();
  await eventually(() => expect(document.activeElement).toBe(field));
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Every player at this device needs a name.");
});

it("offers no seat that the table does not have", () => {
  const seats = () => [...document.querySelectorAll("details select option")].map((option) => option.textContent);
  press("5", ".count label");
  expect(seats()).toContain("seat E");
  press("3", ".count label");
  expect(seats()).toContain("seat C");
  expect(seats()).not.toContain("seat D");
});

it("bots are offered by their strengths, with a line about the one that is chosen", () => {
  const [select] = document.querySelectorAll<HTMLSelectElement>("ol select");
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual([
    ...["Wisp", "Imp", "Gnome", "Sylph", "Elder"],
    "miser",
  ]);
  expect(select?.value).toBe("gnome");
  expect(select?.parentElement?.querySelector("p")?.textContent).toBe("Knows what is good, but does not look ahead.");
});
