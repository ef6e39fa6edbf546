/** What a check of the deal has found, as sentences: good, bad, or not to be known here. */

import type { Verdict } from "../wire/protocol";

export interface Finding {
  key: string;
  args: Record<string, string | number>;
  good: boolean | null;
}

/** Returns the findings: the server's, the noted promise against the one it tells, and our own reckoning. */
export function findings(verdict: Verdict, told: string, noted: string | null, opens: boolean | null): Finding[] {
  const found: Finding[] = [
    verdict.fair
      ? { key: "result-fair-acts", args: { count: verdict.acts }, good: true }
      : { key: "result-unfair", args: { fault: verdict.fault }, good: false },
  ];
  if (noted === null) found.push({ key: "result-promise-unknown", args: {}, good: null });
  else if (noted === told) found.push({ key: "result-promise-same", args: {}, good: true });
  else found.push({ key: "result-promise-other", args: {}, good: false });
  if (opens !== null) found.push({ key: opens ? "result-seed-opens" : "result-seed-fails", args: {}, good: opens });
  return found;
}
