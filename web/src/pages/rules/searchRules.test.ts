import { expect, it } from "vitest";
import { searchRules } from "./searchRules";

const SECTIONS = [
  { title: "A", rules: [{ number: "RAI-01", text: "Le trèfle n’est à personne." }] },
  {
    title: "B",
    rules: [
      { number: "RAI-02", text: "Une case vacante." },
      { number: "RAI-12", text: "Une carte." },
    ],
  },
];
const numbers = (search: string) =>
  searchRules(SECTIONS, search).flatMap(({ rules }) => rules.map(({ number }) => number));

it.each([
  ["", ["RAI-01", "RAI-02", "RAI-12"]],
  ["rai-02", ["RAI-02"]],
  ["TREFLE", ["RAI-01"]],
  ["n'est", ["RAI-01"]],
  ["une vacante", ["RAI-02"]],
  ["dragon", []],
])("a search for %j finds %j", (search, expected) => {
  expect(numbers(search)).toEqual(expected);
});
