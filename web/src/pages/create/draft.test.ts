import { afterEach, describe, expect, it, vi } from "vitest";
import { RAINBOWS } from "../server.fake";
import { Draft } from "./draft.svelte";

describe("a new table", () => {
  it("begins with the strongest bots, in the basic game", () => {
    const { setup, names, salts } = new Draft(RAINBOWS).table("Lutin");
    // Salts come later: when the server has committed itself to a seed.
    expect(salts).toEqual([]);
    expect(names).toEqual(["Lutin"]);
    expect(setup).toEqual({
      game: "rainbows",
      seats: 3,
      options: { days: 1, bank_accounts: false, first_priority: "random", two_player_variant: false },
      bots: ["gnome", "gnome"],
      clock: { kind: "none" },
      seating: "random",
      spectators: "welcome",
      private: false,
      situation: null,
    });
  });

  it("seats people at this device first and bots last", () => {
    const draft = new Draft(RAINBOWS);
    draft.seats = 4;
    Object.assign(draft.others[0] ?? {}, { sitter: "bot", bot: "elder" });
    Object.assign(draft.others[1] ?? {}, { sitter: "friend" });
    Object.assign(draft.others[2] ?? {}, { sitter: "here", name: " Puck " });
    const { setup, names } = draft.table("Lutin");
    expect(names).toEqual(["Lutin", "Puck"]);
    expect(setup.bots).toEqual(["elder"]);
    expect(draft.count("friend")).toBe(1);
  });

  it("switches on what its number of players requires, and counts that as a change of the basic game", () => {
    const draft = new Draft(RAINBOWS);
    expect(draft.changed).toBe(0);
    draft.seats = 2;
    expect(draft.options.two_player_variant).toBe(true);
    expect(draft.changed).toBe(1);
    draft.seats = 3;
    expect(draft.options.two_player_variant).toBe(false);
  });

  it("sends no value that its number of players rules out, and remembers it", () => {
    const draft = new Draft(RAINBOWS);
    draft.seats = 5;
    draft.chosen.first_priority = 4;
    draft.seats = 3;
    expect(draft.table("Lutin").setup.options.first_priority).toBe("random");
    draft.seats = 5;
    expect(draft.table("Lutin").setup.options.first_priority).toBe(4);
  });

  it("requires a name for everybody at this device", () => {
    const draft = new Draft(RAINBOWS);
    Object.assign(draft.others[0] ?? {}, { sitter: "here", name: "  " });
    expect(draft.named).toBe(false);
    Object.assign(draft.others[0] ?? {}, { name: "Nixe" });
    expect(draft.named).toBe(true);
  });

  it("sends its clock in the form the server expects", () => {
    const draft = new Draft(RAINBOWS);
    draft.clock = "live";
    expect(draft.table("Lutin").setup.clock).toEqual({ kind: "live", minutes: 20, increment: 10 });
    draft.clock = "days";
    expect(draft.table("Lutin").setup.clock).toEqual({ kind: "days", days: 3 });
  });
});

describe("a table from a situation", () => {
  const SITUATION = { game: "rainbows", players: 4, options: { days: 2 }, facts: { gold: [1, 2, 3, 4] }, seed: 0 };
  const answers = (situation: object) =>
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Response.json(situation)),
    );
  afterEach(() => vi.unstubAllGlobals());

  it("has the players, options and facts of what was pasted, and its owner on the chosen seat", async () => {
    answers(SITUATION);
    const draft = new Draft(RAINBOWS);
    draft.pasted = " {…} ";
    await draft.readSituation();
    draft.seat = 2;
    const { setup, first_chair } = draft.table("Lutin");
    expect(setup).toMatchObject({ seats: 4, options: { days: 2 }, seating: "chosen", situation: SITUATION.facts });
    expect(setup.bots.length).toBe(3);
    expect(first_chair).toBe(2);
  });

  it("is read once, and forgotten when the text is removed", async () => {
    answers(SITUATION);
    const draft = new Draft(RAINBOWS);
    draft.pasted = "{…}";
    await draft.readSituation();
    const asked = vi.mocked(fetch).mock.calls.length;
    await draft.readSituation();
    expect(vi.mocked(fetch).mock.calls.length).toBe(asked);
    draft.pasted = "";
    await draft.readSituation();
    expect(draft.table("Lutin").setup.situation).toBe(null);
  });

  it("of another game is refused", async () => {
    answers({ ...SITUATION, game: "dolmen" });
    const draft = new Draft(RAINBOWS);
    draft.pasted = "{…}";
    await expect(draft.readSituation()).rejects.toEqual({ code: "other-game", args: { game: "dolmen" } });
    expect(draft.situation).toBe(null);
  });
});
