import { expect, it } from "vitest";
import { findings } from "./findings";

const fair = { fair: true, acts: 40, fault: "" };
const keys = (...args: Parameters<typeof findings>) => findings(...args).map((finding) => finding.key);

it("are all good where everything matches", () => {
  expect(keys(fair, "abc", "abc", true)).toEqual(["result-fair-acts", "result-promise-same", "result-seed-opens"]);
  expect(findings(fair, "abc", "abc", true).every((finding) => finding.good)).toBe(true);
});

it("are bad for a changed commitment, whatever the server says", () => {
  expect(keys(fair, "abc", "xyz", true)).toContain("result-promise-other");
  expect(keys(fair, "abc", "abc", false)).toContain("result-seed-fails");
});

it("name what this browser cannot know", () => {
  expect(findings(fair, "abc", null, null)).toEqual([
    { key: "result-fair-acts", args: { count: 40 }, good: true },
    { key: "result-promise-unknown", args: {}, good: null },
  ]);
});

it("name what is wrong with a record", () => {
  expect(findings({ fair: false, acts: 3, fault: "act 3 is illegal" }, "a", "a", null)[0]).toEqual({
    key: "result-unfair",
    args: { fault: "act 3 is illegal" },
    good: false,
  });
});
