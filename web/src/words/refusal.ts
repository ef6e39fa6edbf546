import type { Reason } from "../wire/protocol";
import type { Args, Words } from "./words";

/** What the server's refusals have in common, over HTTP and over a socket. */
interface Coded {
  code: string;
  args?: Args;
  reason?: Reason | null;
}

/** Returns in words why something was refused; any other error is a bug of the client and is reported as one. */
export function refusedText(words: Words, refused: unknown): string {
  if (!isCoded(refused)) {
    console.error(refused);
    return words.say("refused-mistake");
  }
  if (refused.reason) return words.why(refused.reason);
  const key = `refused-${refused.code}`;
  return words.has(key) ? words.say(key, refused.args ?? {}) : words.say("refused-unknown", { code: refused.code });
}

function isCoded(refused: unknown): refused is Coded {
  return typeof refused === "object" && refused !== null && "code" in refused && typeof refused.code === "string";
}
