/** Returns a fresh random text of 32 hexadecimal digits: ids of commands, salts for the dice. */
export function randomText(): string {
  // Not `crypto.randomUUID`: browsers keep that from pages that a house serves to its phones without https.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
