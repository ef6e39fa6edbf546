import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES, type Language } from ".";
import { Words } from "./words";

const NAMES = ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"];
/** The game that the Python tests of the words use: the same sentences must come out here. */
const ACORNS = "../tests/example/acorns/text";
const SHARED = "../src/folkmoot/text";

function acorns(language: Language, names: string[] = [], eye: number | null = null): Words {
  const sources = [SHARED, ACORNS].map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf8"));
  return new Words(bundleOf(language, sources), names, eye);
}

const line = (key: string, args = {}) => ({ phrase: { key, args } });

describe("words", () => {
  it("elide before French names that begin with a vowel", () => {
    const names = ["Anne", "Puck", "Yves", "Yann"];
    const words = new Words(bundleOf("fr", ["tour = Le tour de { $seat }", "mieux = plus que { $seat }"]), names);
    expect(names.map((_, seat) => words.say("tour", { seat }))).toEqual([
      "Le tour d’Anne",
      "Le tour de Puck",
      "Le tour d’Yves",
      "Le tour de Yann",
    ]);
    expect(words.say("mieux", { seat: 0 })).toBe("plus qu’Anne");
  });

  it("explain the engine's own reasons without their code", () => {
    for (const language of LANGUAGES) {
      for (const code of ["not-your-turn", "not-this-question", "game-over"]) {
        const said = acorns(language).why({ code, args: {} });
        expect(said).not.toBe("");
        expect(said).not.toContain(code);
      }
    }
  });

  it("name the seat that a phrase holds", () => {
    expect(acorns("en", NAMES).phrase({ key: "end-resigned", args: { seat: 1 } })).toContain("Puck");
  });

  it("cite the rule of a refusal", () => {
    const reason = { code: "ACO-13", args: { number: 3 } };
    expect(acorns("en").why(reason)).toBe("ACO-13: your row has no token 3");
    expect(acorns("fr").why(reason)).toBe("ACO-13\u00a0: votre rangée n’a pas de jeton 3");
  });

  it("address the reader and name the others", () => {
    const bitten = line("bitten", { seat: 0, seats: [1] });
    expect(acorns("en", NAMES, 0).event(bitten)).toBe("You bite Puck.");
    expect(acorns("en", NAMES, 2).event(bitten)).toBe("Lutin bites Puck.");
    expect(acorns("en", NAMES).event(bitten)).toBe("Lutin bites Puck.");
    expect(acorns("fr", NAMES, 0).event(bitten)).toBe("Vous mordez Puck.");
    expect(acorns("fr", NAMES).event(bitten)).toBe("Lutin mord Puck.");
  });

  it("address the reader only as the one who acts", () => {
    expect(acorns("en", NAMES, 1).event(line("bitten", { seat: 0, seats: [1] }))).toBe("Lutin bites you.");
  });

  it("join lists", () => {
    const said = [[0], [0, 1], [0, 1, 2]].map((seats) => acorns("en", NAMES).event(line("won", { seats })));
    expect(said).toEqual(["Lutin wins.", "Lutin and Puck win.", "Lutin, Puck and Nixe win."]);
    const french = acorns("fr", NAMES).event(line("wind", { faces: ["nut", "thorn"] }));
    expect(french).toBe("Le vent mélange une noisette et une épine.");
  });

  it("name things by their kind", () => {
    expect(acorns("fr").name("squirrel", "red")).toBe("roux");
    expect(acorns("en").name("weather", "rain-2")).toBe("rain-2");
  });

  it("name a seat even without a player's name", () => {
    expect(acorns("en", [], null).seatName(2)).toBe("Player 3");
    expect(acorns("en", NAMES, 2).seatName(2)).toBe("you");
  });

  it("know which messages they have", () => {
    expect(acorns("en").has("ACO-13")).toBe(true);
    expect(acorns("en").has("ACO-99")).toBe(false);
  });

  it("name the key that is missing or cannot be formatted", () => {
    const words = acorns("fr", NAMES);
    expect(() => words.event(line("snow"))).toThrow("no words for 'event-snow' in fr");
    expect(() => words.why({ code: "ACO-01", args: {} })).toThrow("no words for 'ACO-01' why in fr");
    expect(() => words.event(line("rolled", { seat: 0 }))).toThrow("words for 'event-rolled'");
  });
});
