import { expect, it, vi } from "vitest";
import { RequestError } from "../wire/api";
import { bundleOf } from ".";
import { refusedText } from "./refusal";
import { Words } from "./words";

const TEXT = `
because = { $rule }: { $clause }
refused-full = the table has { $count } chairs
refused-unknown = refused ({ $code })
refused-mistake = our mistake
RAI-32 = A space holds one marker.
    .why = { $space } is taken
`;
const words = new Words(bundleOf("en", [TEXT]));

it("a refusal is explained by its code, by its rule, or as unknown", () => {
  expect(refusedText(words, { code: "full", args: { count: 3 } })).toBe("the table has 3 chairs");
  expect(refusedText(words, new RequestError("odd", "", 400))).toBe("refused (odd)");
  const reason = { code: "RAI-32", args: { space: "R3" } };
  expect(refusedText(words, { code: "illegal", args: {}, reason })).toBe("RAI-32: R3 is taken");
});

it("any other error is reported as a bug, also in the console", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(refusedText(words, new TypeError("x"))).toBe("our mistake");
  expect(error).toHaveBeenCalledOnce();
});
