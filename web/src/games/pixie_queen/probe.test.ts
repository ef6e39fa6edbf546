import { describe, expect, test } from "vitest";
import { band, PEOPLE, spaces, viewWith } from "./fixtures/made";
import { probe } from "./probe";

const view = viewWith(PEOPLE, {
  spaces: spaces({ rob_pixie: { pixie: 0 }, casino: { pixie: 1 } }),
  bands: [band(0, { stones: [0, 0] }), band(1), band(2)],
});

describe("touching", () => {
  test.each([
    ["space casino", [], "casino"],
    ["space casino", ["rob_pixie"], "rob_pixie casino"],
    ["space casino", ["promotion"], "promotion casino"],
    ["space casino", ["promotion", "grace"], "promotion grace casino"],
    ["own mine", [], "promotion mine"],
    ["own food", [], "trade_tiles food"],
    ["castle", [], "promotion rob_pixie castle"],
    ["good honey", [], "exchange honey"],
    ["good honey", ["exchange", "apple"], "exchange apple honey"],
    ["good honey", ["pantry"], "pantry honey"],
    ["band red", [], "place red"],
    ["captive 1", ["place", "red"], "place red 1"],
    ["captive 0", [], "remove_stone 0"],
    ["track gold", [], "tracks gold"],
    ["skill copy_any", [], "trade_tiles skill copy_any"],
    ["tile grace_tile", ["trade_tiles", "extra"], "trade_tiles extra grace_tile"],
    ["pile", [], "trade_tiles food pile"],
    ["screen red-one_use", [], "trade_tiles one_use red-one_use"],
    ["cube stone", [], "pick stone"],
    ["use_grace", [], "use_grace"],
  ])("%s after %j means %s", (element, chosen, move) => {
    expect(probe(view, element, chosen)).toBe(move);
  });

  test.each([
    ["promote", "space grace", [], "promote grace"],
    ["promote", "castle", ["promote", "rob_pixie"], "promote rob_pixie castle"],
    ["neutral", "own mine", [], "neutral mine"],
    ["neutral", "space grace", [], "neutral grace"],
    ["demotion", "space grace", [], "demote grace"],
    ["skill", "skill copy_any", [], "skill copy_any"],
    ["offer", "good gold", [], "offer gold"],
    ["tile-food", "good apple", [], "take apple"],
    ["discard", "good apple", [], "discard apple"],
    ["give", "band red", [], "give red"],
  ])("where %s is asked, %s after %j means %s", (question, element, chosen, move) => {
    expect(probe({ ...view, question }, element, chosen)).toBe(move);
  });

  test("what means nothing has no answer", () => {
    expect(probe(view, "moon", [])).toBeNull();
  });
});
