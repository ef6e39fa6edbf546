import { expect, it } from "vitest";
import type { Spectator } from "../wire/protocol";
import type { Answer, CommandBody } from "../wire/session.svelte";
import { Moderation } from "./moderation.svelte";

const nixe = { guest: "g-nixe", name: "Nixe", present: true, silenced: false, removed: false };

/** A server that knows these people, and does what it is told. */
function server(...people: Spectator[]) {
  const sent: CommandBody[] = [];
  const known = new Map(people.map((person) => [person.guest, person]));
  const moderation = new Moderation(
    async () => ({ type: "spectators", id: "x", people: [...known.values()] }) as Answer,
    async (body) => {
      sent.push(body);
      if (body.do === "silence") known.set(body.guest, { ...nixe, guest: body.guest, silenced: body.on ?? true });
      return true;
    },
  );
  return { moderation, sent };
}

it("shows nobody until the server has answered", async () => {
  const { moderation } = server(nixe);
  moderation.show();
  expect([moderation.open, moderation.people]).toEqual([true, null]);
  await moderation.load();
  expect(moderation.people).toEqual([nixe]);
  moderation.close();
  expect(moderation.open).toBe(false);
});

it("shows one person, also if they have gone", async () => {
  const { moderation } = server(nixe);
  moderation.show({ guest: "g-puck", name: "Puck" });
  await moderation.load();
  expect(moderation.name).toBe("Puck");
  expect(moderation.people).toEqual([
    { guest: "g-puck", name: "Puck", present: false, silenced: false, removed: false },
  ]);
});

it("shows what has changed", async () => {
  const { moderation, sent } = server(nixe);
  moderation.show(nixe);
  await moderation.restrict("silence", "g-nixe", true);
  expect(sent).toEqual([{ do: "silence", guest: "g-nixe", on: true }]);
  expect(moderation.people?.[0]?.silenced).toBe(true);
});
