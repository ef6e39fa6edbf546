import { vi } from "vitest";

/** Waits until a check passes; the timeout of two minutes is for a busy machine. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 120_000, interval: 20 });
}
