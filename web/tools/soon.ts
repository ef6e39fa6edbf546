import { vi } from "vitest";

/** Waits until a check holds, on a busy machine too: two minutes only end a wait that is in vain. */
export function soon(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 120_000, interval: 20 });
}
