import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../tools/eventually";
import { language } from "../state/language.svelte";
import { LANGUAGES } from "../words";
import CarryDialog from "./CarryDialog.svelte";

let dialog: Record<string, unknown>;
let origin: string;

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) =>
    path.startsWith("/api/me") ? Response.json({ url: `${origin}/carry#x`, qr: "", hours: 24 }) : new Response(""),
  );
});
afterEach(async () => {
  await unmount(dialog);
  vi.unstubAllGlobals();
});

/** Shows the dialog for a server at this address; returns its text. */
async function show(address: string): Promise<string> {
  origin = address;
  dialog = mount(CarryDialog, { target: document.body, props: { onclose: () => {} } });
  await eventually(() => {
    flushSync();
    expect(document.querySelector<HTMLInputElement>("input")?.value).toBe(`${address}/carry#x`);
  });
  return document.body.textContent ?? "";
}

describe.each(LANGUAGES)("in %s", (code) => {
  beforeEach(() => language.choose(code));

  it.each(["http://127.0.0.1:8765", "http://localhost:8765", "http://[::1]:8765"])(
    "a link to %s works on this computer only, and the dialog says so",
    async (address) => {
      expect(await show(address)).toContain(language.words().say("carry-only-here"));
    },
  );

  it.each(["http://192.168.1.7:8765", "https://folkmoot.example"])("a link to %s works elsewhere", async (address) => {
    expect(await show(address)).not.toContain(language.words().say("carry-only-here"));
  });
});
