/** Why a game cannot go on under the rules of the server, as a phrase. */

import type { Frozen, Phrase } from "../wire/protocol";

/** Returns the sentence that says why; `title` is the name of the game. */
export function frostPhrase(frozen: Frozen, title: string): Phrase {
  const { cause, finished, follows, here, move } = frozen;
  return { key: `frozen-${finished ? "finished" : cause}`, args: { title, move, follows, here } };
}
