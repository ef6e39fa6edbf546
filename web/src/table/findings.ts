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
  const findings: Finding[] = [
    verdict.fair
      ? { key: "result-fair-acts", args: { count: verdict.acts }, good: true }
      : { key: "result-unfair", args: { fault: verdict.fault }, good: false },
  ];
  if (stored === null) findings.push({ key: "result-promise-unknown", args: {}, good: null });
  else if (stored === published) findings.push({ key: "result-promise-same", args: {}, good: true });
  else findings.push({ key: "result-promise-other", args: {}, good: false });
  if (matches !== null)
    findings.push({ key: matches ? "result-seed-opens" : "result-seed-fails", args: {}, good: matches });
  return findings;
}
