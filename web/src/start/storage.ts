/** Values kept in the browser's `localStorage`. Where that is forbidden nothing is stored. */

/** Returns the value stored under this name, or null. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`folkmoot-${name}`);
  } catch {
    return null;
  }
}

/** Stores a value under this name; null removes it. */
export function writeStored(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`folkmoot-${name}`);
    else localStorage.setItem(`folkmoot-${name}`, value);
  } catch {
    // Without storage the value lasts until the page is closed.
  }
}
