/** What this browser remembers of its reader's preferences. It may be forbidden to: then nothing is remembered. */

/** Returns what was kept under this name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`folkmoot-${name}`);
  } catch {
    return null;
  }
}

/** Keeps a preference; null forgets it. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`folkmoot-${name}`);
    else localStorage.setItem(`folkmoot-${name}`, value);
  } catch {
    // A browser that keeps nothing asks again next time; that is all.
  }
}
