/** A demotion, as the question puts it: which pixies can go, and what the Queen's reason is. */

import type { Prompt } from "../../wire/prompts";

export interface Demotion {
  /** The spaces of the pixies that can go. */
  spaces: readonly string[];
  /** Why: nobody brought the food, or the score disc has come to a mine symbol. */
  why: "anger" | "symbol";
  /** The tile of grace can save the pixie. */
  grace: boolean;
}

/** Returns the demotion that is asked for; null if something else is, or nothing. */
export function demotionOf(prompt: Prompt | null): Demotion | null {
  if (prompt?.id !== "demotion") return null;
  return {
    spaces: prompt.choices.flatMap(({ parts }) => (parts[0]?.id === "demote" ? (parts[1]?.id ?? []) : [])),
    why: prompt.question.key === "ask-demotion-anger" ? "anger" : "symbol",
    grace: prompt.choices.some(({ move }) => move === "use_grace"),
  };
}
