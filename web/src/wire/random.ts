/** Returns 32 random hexadecimal digits, for ids of commands and salts of the dice. */
export function randomHex(): string {
  // Not `crypto.randomUUID`: browsers withhold it from pages served without https, as on a home network.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
