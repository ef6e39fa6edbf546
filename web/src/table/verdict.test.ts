import { expect, it } from "vitest";
import { findings } from "./verdict";

const fair = { fair: true, acts: 40, fault: "" };
const keys = (...args: Parameters<typeof findings>) => findings(...args).map((finding) => finding.key);

it("is content where everything fits", () => {
  expect(keys(fair, "abc", "abc", true)).toEqual(["result-fair-acts", "result-promise-same", "result-seed-opens"]);
  expect(findings(fair, "abc", "abc", true).every((finding) => finding.good)).toBe(true);
});

it("does not believe a promise that was changed, whatever the server says", () => {
  expect(keys(fair, "abc", "xyz", true)).toContain("result-promise-other");
  expect(keys(fair, "abc", "abc", false)).toContain("result-seed-fails");
});

it("says what it cannot know", () => {
  expect(findings(fair, "abc", null, null)).toEqual([
    { key: "result-fair-acts", args: { count: 40 }, good: true },
    { key: "result-promise-unknown", args: {}, good: null },
  ]);
});

it("tells what does not hold", () => {
  expect(findings({ fair: false, acts: 3, fault: "act 3 is illegal" }, "a", "a", null)[0]).toEqual({
    key: "result-unfair",
    args: { fault: "act 3 is illegal" },
    good: false,
  });
});
