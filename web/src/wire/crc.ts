/** CRC-32 as the server computes it, to check that both sides hold the same view. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Returns the CRC-32 of a text's UTF-8 bytes. */
export function crc32(text: string): number {
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    value = (TABLE[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}
