/** A demotion: which pixies can go, and what the Queen's reason is. */

import type { Line } from "../../wire/protocol";
import { ownOf } from "./hill";
import type { PixieQueenView } from "./types";

export interface Demotion {
  /** The spaces of the pixies that can go. */
  spaces: readonly string[];
  /** Why: nobody brought the food, or the score disc has come to a mine symbol. */
  why: "anger" | "symbol";
  /** The tile of grace can save the pixie. */
  grace: boolean;
}

/** Returns the demotion that is asked for; null if something else is, or nothing. */
export function demotionOf(view: PixieQueenView, lately: readonly Line[]): Demotion | null {
  const own = ownOf(view);
  if (view.question !== "demotion" || !view.deciders.includes(view.eye ?? -1)) return null;
  const spaces = view.spaces.flatMap(({ space, pixie }) => (pixie === view.eye ? [space] : []));
  return { spaces, why: reason(lately, view.eye), grace: [own?.one_use, own?.on_skill].includes("grace_tile") };
}

/** The last thing that could have led to it. */
function reason(lately: readonly Line[], eye: number | null): Demotion["why"] {
  const cause = lately.findLast(
    ({ phrase }) => phrase.key === "anger" || (phrase.key === "suffered" && phrase.args.seat === eye),
  );
  return cause?.phrase.key === "anger" ? "anger" : "symbol";
}
