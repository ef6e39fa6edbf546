/** The findings of a check of a finished game as sentences: good, bad, or unknown to this browser. */

import type { Verdict } from "../wire/protocol";

export interface Finding {
  key: string;
  args: Record<string, string | number>;
  good: boolean | null;
}

/** Returns the findings: the server's verdict, the stored commitment compared with the published one, and whether the
 * seed `matches` it by this browser's own computation. */
export function findings(
  verdict: Verdict,
  published: string,
  stored: string | null,
  matches: boolean | null,
): Finding[] {
  const findings: Finding[] = aboutMoves(verdict);
  if (stored === null) findings.push({ key: "result-promise-unknown", args: {}, good: null });
  else if (stored === published) findings.push({ key: "result-promise-same", args: {}, good: true });
  else findings.push({ key: "result-promise-other", args: {}, good: false });
  if (matches !== null)
    findings.push({ key: matches ? "result-seed-opens" : "result-seed-fails", args: {}, good: matches });
  return findings;
}

/** Returns what the server found out about the moves, and under which rules. */
function aboutMoves(verdict: Verdict): Finding[] {
  const { acts, compared, fault } = verdict;
  const args = { version: verdict.rules_version, here: verdict.verified_with ?? 0 };
  if (compared === "differs") return [{ key: "result-other-rules", args, good: null }];
  if (!verdict.fair) return [{ key: "result-unfair", args: { fault }, good: false }];
  const legal: Finding = { key: "result-fair-acts", args: { count: acts }, good: true };
  if (compared === "story") return [legal, { key: "result-same-story", args, good: true }];
  return compared === "result" ? [legal, { key: "result-same-result", args, good: true }] : [legal];
}
