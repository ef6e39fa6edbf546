import { expect, it } from "vitest";
import type { Frozen } from "../wire/protocol";
import { frostPhrase } from "./frost";

const frozen: Frozen = { cause: "move", move: 17, follows: 1, here: 2, finished: false };

it("is told by its cause, with what differs", () => {
  expect(frostPhrase(frozen, "Korrigans")).toEqual({
    key: "frozen-move",
    args: { title: "Korrigans", move: 17, follows: 1, here: 2 },
  });
});

it("is told otherwise for a game that was over before", () => {
  expect(frostPhrase({ ...frozen, finished: true }, "Korrigans").key).toBe("frozen-finished");
});
