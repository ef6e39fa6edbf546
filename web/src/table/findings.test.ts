import { expect, it } from "vitest";
import type { Verdict } from "../wire/protocol";
import { findings } from "./findings";

const fair: Verdict = { fair: true, acts: 40, fault: "", rules_version: 1, verified_with: 1, compared: "rules" };
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
  const edited: Verdict = { ...fair, fair: false, fault: "act 3 is illegal", compared: "none" };
  expect(findings(edited, "a", "a", null)[0]).toEqual({
    key: "result-unfair",
    args: { fault: "act 3 is illegal" },
    good: false,
  });
});

it("name the rules where they are not today's", () => {
  const args = { version: 1, here: 2 };
  const old: Verdict = { ...fair, verified_with: 2 };
  const last = (verdict: Verdict) => findings(verdict, "a", "a", null).slice(0, -1).at(-1);
  expect(last({ ...old, compared: "story" })).toEqual({ key: "result-same-story", args, good: true });
  expect(last({ ...old, compared: "result" })).toEqual({ key: "result-same-result", args, good: true });
  expect(last({ ...old, fair: false, fault: "elsewhere", compared: "differs" })).toEqual({
    key: "result-other-rules",
    args,
    good: null,
  });
});
