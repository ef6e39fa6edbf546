import { expect, test } from "vitest";
import type { Glow } from "../module";
import { offeringPanes, paneOf, paneOfSpot, wantedPane } from "./panes";

const offers = (...elements: string[]) => new Map<string, Glow>(elements.map((element) => [element, "open"]));

test("each element has its pane; goods are always in sight", () => {
  expect(paneOf("space casino")).toBe("hill");
  expect(["own mine", "band red", "captive 1"].map(paneOf)).toEqual(["mines", "mines", "mines"]);
  expect([paneOf("track gold"), paneOf("screen red-skill"), paneOf("own food")]).toEqual([
    "tracks",
    "players",
    "players",
  ]);
  expect(paneOf("good apple")).toBeNull();
});

test("the pane follows the question, but stays where it can be answered", () => {
  expect(wantedPane("hill", offers("band red", "band blue"))).toBe("mines");
  expect(wantedPane("mines", offers("space casino", "space exchange", "own mine"))).toBe("mines");
  expect(wantedPane("players", offers("space casino", "space exchange", "space mine"))).toBe("hill");
  expect(wantedPane("tracks", offers("good apple"))).toBeNull();
  expect(wantedPane(null, offers("space casino", "space exchange", "space mine"))).toBe("hill");
});

test("what is chosen is not what is asked for", () => {
  expect(
    offeringPanes(
      new Map([
        ["space tracks", "chosen"],
        ["track gold", "open"],
      ]),
    ),
  ).toEqual(["tracks"]);
});

test("spots that are not drawn are found behind their tab", () => {
  expect(["mine 2", "row ring", "seat 1", "castle", "board"].map(paneOfSpot)).toEqual([
    "mines",
    "tracks",
    "players",
    "hill",
    "hill",
  ]);
});
