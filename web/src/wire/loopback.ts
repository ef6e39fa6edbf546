/** Addresses that every computer has for itself alone. */

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Tells whether a link works on this computer only. */
export function worksOnlyHere(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}
