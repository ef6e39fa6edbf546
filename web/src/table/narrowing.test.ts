import { describe, expect, it, test } from "vitest";
import { choice, phrase, prompt, USES } from "./fixtures";
import { chooseOption, chosenIds, glows, narrowed, type Pick, picksFor, takenBack, touch } from "./narrowing";

const market = prompt("keep red-7", "buy red-7 R1", "buy red-7 R3", "keep blue-3", "buy blue-3 B1", "keep green-2");
const ids = (picks: readonly Pick[]) => narrowed(market, picks).options.map((option) => option.id);

function touchAll(question: typeof market, ...elements: string[]): Pick[] {
  return elements.reduce<Pick[]>((picks, element) => touch(question, picks, element) ?? picks, []);
}

describe("part by part", () => {
  it("asks the use first and offers every use once", () => {
    const state = narrowed(market, []);
    expect(state.asks).toBe(0);
    expect(ids([])).toEqual(["keep", "buy"]);
    expect(state.settled).toEqual([]);
    expect(state.choice).toBeNull();
  });

  it("asks the card after the use, and the space after the card", () => {
    expect(ids([{ at: 0, id: "buy" }])).toEqual(["red-7", "blue-3"]);
    expect(
      ids([
        { at: 0, id: "buy" },
        { at: 1, id: "red-7" },
      ]),
    ).toEqual(["R1", "R3"]);
  });

  it("is decided by the last part", () => {
    const state = narrowed(market, [
      { at: 0, id: "buy" },
      { at: 1, id: "red-7" },
      { at: 2, id: "R3" },
    ]);
    expect(state.choice?.move).toBe("buy red-7 R3");
    expect(state.decided).toBe(true);
    expect(chosenIds(state)).toEqual(["buy", "red-7", "R3"]);
  });

  it("takes the last part back", () => {
    const picks = chooseOption(narrowed(market, [{ at: 0, id: "buy" }]), { at: 1, id: "red-7" });
    expect(takenBack(picks)).toEqual([{ at: 0, id: "buy" }]);
    expect(takenBack([])).toEqual([]);
  });
});

describe("in any order", () => {
  it("lets the card come before the use", () => {
    const picks = touchAll(market, "card red-7");
    expect(ids(picks)).toEqual(["keep", "buy"]);
    expect(chosenIds(narrowed(market, picks))).toEqual(["red-7"]);
    expect(ids([...picks, { at: 0, id: "buy" }])).toEqual(["R1", "R3"]);
  });

  it("lets the space come first and fills in what it means", () => {
    const state = narrowed(market, touchAll(market, "space R3"));
    expect(state.choice?.move).toBe("buy red-7 R3");
    expect(state.decided).toBe(false);
  });

  it("asks which card where a space could take several", () => {
    const question = prompt("buy red-7 R3", "buy red-2 R3", "buy red-2 R4", "keep red-2");
    const state = narrowed(question, touchAll(question, "space R3"));
    expect(state.asks).toBe(1);
    expect(state.options.map((option) => option.id)).toEqual(["red-7", "red-2"]);
    expect(chosenIds(state)).toEqual(["buy", "R3"]);
  });

  it("is decided when the use is picked last", () => {
    const state = narrowed(market, [...touchAll(market, "card green-2")]);
    expect(state.choice?.move).toBe("keep green-2");
    expect(state.decided).toBe(false);
    const pressed = narrowed(market, [...touchAll(market, "card red-7"), { at: 0, id: "keep" }]);
    expect(pressed.decided).toBe(true);
  });

  it("needs a confirmation where the last pick fills in another part", () => {
    const state = narrowed(market, [...touchAll(market, "card blue-3"), { at: 0, id: "buy" }]);
    expect(state.choice?.move).toBe("buy blue-3 B1");
    expect(state.decided).toBe(false);
  });

  it("is decided when what was filled in stood there before the last pick", () => {
    const question = prompt("keep red-7", "buy blue-3 B1", "buy blue-3 B2");
    const state = narrowed(question, [
      { at: 0, id: "buy" },
      { at: 2, id: "B2" },
    ]);
    expect(state.choice?.move).toBe("buy blue-3 B2");
    expect(state.decided).toBe(true);
  });

  it("takes a touched element for the first open part that points at the board", () => {
    const walks = prompt("go A B", "go B A", "go B C");
    const state = narrowed(walks, touchAll(walks, "space B"));
    expect(state.choices.map((choice) => choice.move)).toEqual(["go B A", "go B C"]);
    expect(narrowed(walks, touchAll(walks, "space A", "space B")).choice?.move).toBe("go A B");
  });

  it("keeps every use that an element may mean, wherever it stands in it", () => {
    const question = prompt("keep red-7", "swap R3 red-7", "keep blue-3");
    const state = narrowed(question, touchAll(question, "card red-7"));
    expect(state.options.map((option) => option.id)).toEqual(["keep", "swap"]);
    expect(chosenIds(state)).toEqual(["red-7"]);
  });
});

describe("touching another element", () => {
  it("puts a touched element back when it is touched again", () => {
    expect(touchAll(market, "card red-7", "card red-7")).toEqual([]);
    expect(
      touch(
        market,
        [
          { at: 0, id: "keep" },
          { at: 1, id: "red-7" },
        ],
        "card red-7",
      ),
    ).toEqual([{ at: 0, id: "keep" }]);
  });

  it("swaps a card for another and keeps the use", () => {
    const picks = touch(
      market,
      [
        { at: 0, id: "buy" },
        { at: 1, id: "red-7" },
      ],
      "card blue-3",
    );
    expect(picks).toEqual([{ at: 0, id: "buy" }, { element: "card blue-3" }]);
  });

  it("drops a use that the new card does not have", () => {
    const picks = touch(market, [{ at: 0, id: "buy" }], "card green-2");
    expect(picks).toEqual([{ element: "card green-2" }]);
  });

  it("does not take what is not offered at all", () => {
    expect(touch(market, [], "space V8")).toBeNull();
  });
});

describe("notes, barred answers and hints", () => {
  it("shows a cost as soon as it is the same for all candidates", () => {
    const note = phrase("note-buy", { number: 7 });
    const question = prompt("keep red-7", choice("buy red-7 R1", { note }), choice("buy red-7 R3", { note }));
    const [keep, buy] = narrowed(question, []).options;
    expect([keep?.note, buy?.note]).toEqual([null, note]);
    expect(narrowed(question, [{ at: 0, id: "buy" }]).note).toEqual(note);
  });

  it("bars the uses that a touched card rules out, with the move to ask about", () => {
    const state = narrowed(market, touchAll(market, "card green-2"));
    expect(state.barred.map((barred) => [barred.id, barred.probe])).toEqual([["buy", "buy green-2"]]);
  });

  it("bars no elements of the board and no amounts", () => {
    const kept = narrowed(prompt("keep red-7", "keep green-2", "buy blue-3 B1"), [{ at: 0, id: "keep" }]);
    expect(kept.barred).toEqual([]);
    const offers = prompt("offer bread 1", "offer bread 2", "offer honey 3", "offer honey 4");
    expect(narrowed(offers, [{ at: 1, id: "bread" }]).barred).toEqual([]);
  });

  it("bars nothing before the first pick", () => {
    expect(narrowed(market, []).barred).toEqual([]);
  });

  it("asks only for a confirmation where there is one choice", () => {
    const state = narrowed(prompt("discard red-7"), []);
    expect(state.choice?.move).toBe("discard red-7");
    expect(state.decided).toBe(false);
    expect(state.asks).toBeNull();
  });

  it("offers to stop where one move is the beginning of another", () => {
    const question = prompt("ride R1", "ride R1 R2");
    const state = narrowed(question, []);
    expect(state.options.map((option) => option.id)).toEqual(["", "R2"]);
    expect(narrowed(question, [{ at: 2, id: "" }]).choice?.move).toBe("ride R1");
  });

  it("finds the picks of a hint", () => {
    expect(picksFor(market, "keep blue-3")).toEqual([
      { at: 0, id: "keep" },
      { at: 1, id: "blue-3" },
    ]);
    expect(picksFor(market, "keep")).toEqual([{ at: 0, id: "keep" }]);
    expect(picksFor(market, "keep violet-1")).toBeNull();
  });
});

test("the key of an amount, and of what has a number, is its number", () => {
  const keys = (...moves: string[]) => narrowed(prompt(...moves), []).options.map(({ id, key }) => [id, key + 1]);
  expect(keys("take 0", "take 1", "take 2")).toEqual(["0", "1", "2"].map((id) => [id, Number(id)]));
  expect(keys("pick k1", "pick k3").map(([, key]) => key)).toEqual([1, 3]);
  expect(keys("climb 1", "climb J1", "climb J2").map(([, key]) => key)).toEqual([1, 2, 3]);
  expect(keys("deposit 10", "deposit 20")).toEqual([
    ["10", 1],
    ["20", 2],
  ]);
  expect(narrowed(prompt("take 0"), []).key).toBe(-1);
});

describe("with the uses that the game knows", () => {
  const about = (question: typeof market) => ({ ...question, uses: USES });
  const asked = (question: typeof market, ...elements: string[]) =>
    narrowed(about(question), touchAll(question, ...elements));

  it("keeps them in one order, with one key each, whatever the market offers first", () => {
    const state = asked(prompt("discard red-7", "buy red-7 R1", "keep blue-3"));
    expect(state.options.map((option) => [option.id, option.key])).toEqual([
      ["keep", 0],
      ["buy", 1],
      ["discard", 2],
    ]);
  });

  it("asks the use even where only one is offered, and bars the other", () => {
    const state = asked(prompt("keep red-7", "keep blue-3"));
    expect(state.options.map((option) => [option.id, option.key])).toEqual([["keep", 0]]);
    expect(state.barred.map((barred) => [barred.id, barred.key, barred.probe])).toEqual([["buy", 1, "buy"]]);
  });

  it("bars the uses that a card does not have, even if no card has them", () => {
    const state = asked(prompt("keep red-7", "keep blue-3"), "card red-7");
    expect(state.barred.map((barred) => barred.probe)).toEqual(["buy red-7"]);
    expect([state.choice?.move, state.key]).toEqual(["keep red-7", 0]);
  });

  it("asks the use of a touched card before its space", () => {
    const question = prompt("buy red-7 R1", "buy red-7 R3", "keep blue-3");
    const state = asked(question, "card red-7");
    expect(state.options.map((option) => [option.id, option.key])).toEqual([["buy", 1]]);
    expect(state.barred.map((barred) => [barred.probe, barred.key])).toEqual([["keep red-7", 0]]);
    const spaces = narrowed(about(question), [...touchAll(question, "card red-7"), { at: 0, id: "buy" }]);
    expect(spaces.options.map((option) => [option.id, option.key])).toEqual([
      ["R1", 0],
      ["R3", 2],
    ]);
    expect(spaces.barred).toEqual([]);
  });

  it("bars only the uses of the touched kind of element", () => {
    expect(asked(market, "space R3").barred).toEqual([]);
  });

  it("is not decided by a touch alone", () => {
    expect(asked(prompt("keep red-7", "keep blue-3"), "card red-7").decided).toBe(false);
    const pressed = narrowed(about(prompt("keep red-7", "buy red-7 R3")), [{ at: 0, id: "keep" }]);
    expect(pressed.decided).toBe(true);
  });
});

describe("where a move names the same element twice", () => {
  const onSpace = (move: string) => {
    const { parts, ...rest } = choice(move);
    return { ...rest, parts: parts.map((part, at) => (at ? part : { ...part, target: `space ${part.id}` })) };
  };
  const rise = prompt(...["rise mine rise", "rise mine other", "rise low high", "rest"].map(onSpace));

  it("picks it again where the move goes on there", () => {
    const picks = touchAll(rise, "space rise", "space mine");
    expect(glows(rise, picks, null).get("space rise")).toBe("open");
    const state = narrowed(rise, touch(rise, picks, "space rise") ?? []);
    expect([state.choice?.move, state.decided]).toEqual(["rise mine rise", true]);
  });

  it("means the use that stands there, before it means a goal", () => {
    const both = prompt(...["rise mine other", "rise mine rise", "other"].map(onSpace));
    expect(narrowed(both, touchAll(both, "space other")).choice?.move).toBe("other");
    expect(narrowed(both, touchAll(both, "space rise", "space other")).choice?.move).toBe("rise mine other");
  });

  it("means the use that stands there also where that is not offered, until another is begun", () => {
    const part = (id: string) => ({ id, label: phrase(`use-${id}`), target: `space ${id}`, of: [] });
    const barred = {
      ...prompt(...["rise mine other", "rise low high"].map(onSpace)),
      uses: ["rise", "other"].map(part),
    };
    expect(touch(barred, [], "space other")).toBeNull();
    expect(narrowed(barred, touchAll(barred, "space rise", "space other")).choice?.move).toBe("rise mine other");
    expect(narrowed(barred, touchAll(barred, "space mine", "space other")).choice?.move).toBe("rise mine other");
  });

  it("still puts it back where the move cannot go on there", () => {
    expect(touchAll(rise, "space rise", "space rise")).toEqual([]);
    expect(touchAll(rise, "space rise", "space low", "space rise")).toEqual([{ element: "space low" }]);
  });

  it("skips parts that no longer differ", () => {
    const only = prompt(...["rise mine rise", "rise mine other", "rest"].map(onSpace));
    expect(Object.fromEntries(glows(only, touchAll(only, "space rise"), null))).toEqual({
      "space mine": "chosen",
      "space rise": "open",
      "space other": "open",
    });
    expect(narrowed(only, touchAll(only, "space rise", "space rise")).choice?.move).toBe("rise mine rise");
  });
});

describe("glows", () => {
  it("offers cards first, then the spaces of the card", () => {
    const first = glows(market, [], null);
    expect([...first]).toEqual([
      ["card red-7", "open"],
      ["card blue-3", "open"],
      ["card green-2", "open"],
    ]);
    const next = glows(
      market,
      [
        { at: 0, id: "buy" },
        { at: 1, id: "red-7" },
      ],
      null,
    );
    expect(Object.fromEntries(next)).toEqual({ "card red-7": "chosen", "space R1": "open", "space R3": "open" });
  });

  it("previews what a hovered option would lead to", () => {
    const buy = narrowed(market, []).options[1] ?? null;
    expect(glows(market, [], buy).get("card red-7")).toBe("preview");
    expect(glows(market, [], buy).get("card green-2")).toBe("open");
  });

  it("previews everything where one choice is behind the option", () => {
    const picks: Pick[] = [{ element: "card blue-3" }];
    const buy = narrowed(market, picks).options.find((option) => option.id === "buy") ?? null;
    expect(glows(market, picks, buy).get("space B1")).toBe("preview");
  });

  it("shows the one choice left as chosen", () => {
    expect(Object.fromEntries(glows(market, touchAll(market, "space R3"), null))).toEqual({
      "card red-7": "chosen",
      "space R3": "chosen",
    });
  });
});
