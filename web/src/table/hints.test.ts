import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tools/eventually";
import { toasts } from "../state/toasts.svelte";
import type { HintedMove } from "../wire/protocol";
import type { FakeSocket } from "../wire/socket.fake";
import type { TableController } from "./controller.svelte";
import { choice, phrase, prompt } from "./fixtures";
import Hints from "./Hints.svelte";
import { hintWords, reasonsOf, shareText } from "./hints";
import { asked, leave, prepare, seated } from "./seated.fake";

const WORDS: Record<string, string> = import.meta.glob("../../../src/folkmoot/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const TERMS: Record<string, string> = {
  en: "term-gold = gold for later\nterm-loan = a loan",
  fr: "term-gold = de l’or\nterm-loan = un prêt",
};
const market = prompt(
  choice("keep red-7", { note: phrase("note-keep", { number: 7 }) }),
  "buy red-7 R1",
  "keep blue-3",
);
const best: HintedMove = { move: "keep red-7", share: 0.42, brings: ["gold"], costs: [], avoids: ["loan"] };
const next: HintedMove = { move: "buy red-7 R1", share: 0.3, brings: [], costs: ["loan", "gold"], avoids: [] };

let controller: TableController;
let socket: FakeSocket;
let page: Record<string, unknown> | null = null;
let closed: string[] = [];

/** Opens the panel and returns the number of the question that was asked of the server. */
function open(brief = false): string | undefined {
  page = mount(Hints, {
    target: document.body,
    props: {
      controller,
      brief,
      onclose: () => closed.push("closed"),
      onanswered: () => closed.push("answered"),
    },
  });
  flushSync();
  return socket.sent.filter(({ do: name }) => name === "hint").at(-1)?.id as string | undefined;
}

function tell(id: string | undefined, ...moves: HintedMove[]): Promise<void> {
  socket.says({ type: "hinted", id, moves });
  return eventually(() => expect(lines()).toHaveLength(moves.length));
}

const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";
const lines = () => [...document.querySelectorAll<HTMLButtonElement>("[data-hint]")];
const status = () => document.querySelector("[role=status]")?.textContent?.trim();

beforeEach(async () => {
  await prepare();
  const plain = fetch;
  vi.stubGlobal("fetch", async (path: string) => {
    const tongue = path.slice(-6, -4);
    const own = WORDS[`../../../src/folkmoot/text/${tongue}.ftl`]?.match(/^hint-.*?(?=^[a-z#])/gms) ?? [];
    const sent = [...own, TERMS[tongue]].join("\n");
    return path.includes("/hints/") ? new Response(sent) : plain(path);
  });
  closed = [];
  ({ controller, socket } = seated());
  asked(socket, market);
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  leave(controller);
});

it("says that the connection is lost, and not that it looks for moves", async () => {
  open();
  await eventually(() => expect(status()).toBe("Looking for good moves…"));
  controller.session.connection = "lost";
  flushSync();
  expect(status()).toBe("The connection is lost; trying again…");
});

it("says that it thinks, then the moves as the question calls them, best first", async () => {
  const id = open();
  await eventually(() => expect(status()).toBe("Looking for good moves…"));
  await tell(id, best, next);
  expect(lines().map(({ dataset }) => dataset.hint)).toEqual(["keep red-7", "buy red-7 R1"]);
  const [first, second] = lines().map((line) => line.textContent?.replace(/\s+/g, " "));
  expect(first).toContain("about 42% chance of winning");
  expect(first).toContain("Brings: gold for later");
  expect(first).toContain("Others cost: a loan");
  expect(first).toContain(controller.words.phrase(phrase("note-keep", { number: 7 })));
  expect(second).toContain("Costs: a loan, gold for later");
  expect(second).not.toContain("Brings");
  expect(status()).toBe("2 moves, the best first.");
  expect(text()).toContain("Advice at the level of Sylph");
});

it("gives the focus to the best move, unless the player has gone on", async () => {
  await tell(open(), best, next);
  expect(document.activeElement).toBe(lines()[0]);
});

it("prepares the move that is pressed and shows which it is", async () => {
  await tell(open(), best, next);
  lines()[1]?.click();
  flushSync();
  expect(controller.answer?.choice?.move).toBe("buy red-7 R1");
  expect(lines().map((line) => line.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  expect(socket.sent.filter(({ do: name }) => name === "play")).toEqual([]);
  expect(closed).toEqual([]);
});

it("makes room on a small screen once a move is pressed", async () => {
  await tell(open(true), best);
  lines()[0]?.click();
  flushSync();
  expect(closed).toEqual(["answered"]);
});

it("is gone with its question", async () => {
  await tell(open(), best);
  asked(socket, prompt("keep blue-3", "keep green-1"), { seq: 6 });
  flushSync();
  expect(closed).toContain("answered");
});

it("asks once for each question", async () => {
  await tell(open(), best);
  if (page) await unmount(page);
  open();
  await eventually(() => expect(lines()).toHaveLength(1));
  expect(socket.sent.filter(({ do: name }) => name === "hint")).toHaveLength(1);
});

it("closes with a notice where no hint can be given, and asks anew the next time", async () => {
  const id = open();
  socket.says({ type: "refused", id, code: "no-hint", args: {}, reason: null });
  await eventually(() => expect(closed).toContain("answered"));
  expect(toasts.all).toHaveLength(1);
  if (page) await unmount(page);
  expect(open()).not.toBe(id);
});

it("shows no share where nothing was tried, and no reason without words", async () => {
  await tell(open(), { move: "keep red-7", share: null, brings: ["unheard-of"], costs: [], avoids: [] });
  expect(text()).not.toMatch(/victory|Brings|chance/);
});

it("closes at a press", async () => {
  await tell(open(), best);
  document.querySelector<HTMLButtonElement>("[data-act=close-hints]")?.click();
  expect(closed).toEqual(["closed"]);
});

it("says it in French", async () => {
  const words = await hintWords("rainbows", "fr");
  expect(reasonsOf(next, words)).toEqual([{ kind: "costs", text: "Coûte\u00a0: un prêt, de l’or" }]);
  expect([0.001, 0.42, 0.999].map((share) => shareText(share, words))).toEqual([
    "presque aucune chance de gagner",
    "environ 42\u00a0% de chances de gagner",
    "victoire presque sûre",
  ]);
});
