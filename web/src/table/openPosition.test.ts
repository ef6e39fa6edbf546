import { expect, it } from "vitest";
import { tableFrom } from "./openPosition";

it("a position is opened as a private table with bots in the other seats", () => {
  const situation = { game: "dolmen", players: 3, options: { round_limit: 9 }, facts: { round: 2 }, seed: 0 };
  const { setup, names, first_chair } = tableFrom(situation, 1, "Puck", "gnome");
  expect(setup).toMatchObject({ game: "dolmen", seats: 3, options: { round_limit: 9 }, situation: { round: 2 } });
  expect(setup).toMatchObject({ bots: ["gnome", "gnome"], seating: "chosen", private: true });
  expect([names, first_chair]).toEqual([["Puck"], 1]);
});
