/** What a question offers on the map, and what the element under the hand would mean: all of it as the choices say. */

import type { Choice, Effect } from "../../wire/prompts";
import type { KorrigansEffect } from "../../wire/protocol";
import type { Glow } from "../module";
import { type Companion, isCompanion } from "./box";

type Foresee = (choice: Choice) => Effect | null;

/** What the element under the hand would mean for the map. */
export interface Meant {
  /** Elements that it would lead to, or touch on its way. */
  previews: readonly string[];
  /** Fields that it would close to the cauldron. */
  drops: readonly string[];
}

/** Returns how elements are offered: as the question asks, and what else of a choice may be touched at once. */
export function offered(choices: readonly Choice[], glows: ReadonlyMap<string, Glow>): Map<string, Glow> {
  const offers = new Map<string, Glow>();
  if (glows.size > 0) for (const target of choices.flatMap(targetsOf)) offers.set(target, "open");
  for (const [element, glow] of glows) offers.set(element, glow);
  return offers;
}

/** Returns for each field the companions on which one may come there. */
export function leadingTo(choices: readonly Choice[]): Map<string, Companion[]> {
  const leading = new Map<string, Companion[]>();
  for (const targets of choices.map(targetsOf)) {
    const companion = namesOf("companion", targets)[0] ?? "";
    for (const field of namesOf("field", targets))
      if (isCompanion(companion)) leading.set(field, [...new Set([...(leading.get(field) ?? []), companion])]);
  }
  return leading;
}

/** Returns for each sun and cloud that is offered the fields that a pawn there closes to the cauldron. */
export function closedBy(choices: readonly Choice[], foresee: Foresee): Map<string, readonly string[]> {
  const lines = choices.filter((choice) => targetsOf(choice).some((target) => /^(sun|cloud) /.test(target)));
  return new Map(lines.map((choice) => [targetsOf(choice)[0] ?? "", effectOf(choice, foresee).closes ?? []]));
}

/** Returns what an element under the hand would mean; where nothing is under it, what the one choice left does. */
export function aimed(choices: readonly Choice[], foresee: Foresee, element: string | null): Meant {
  const behind = element === null ? choices : choices.filter((choice) => targetsOf(choice).includes(element));
  const [one, ...others] = behind;
  const does = one && others.length === 0 ? effectOf(one, foresee) : {};
  const way = [...(does.elves ?? []), ...(does.goblin_to ?? [])].map((korrigan) => `korrigan ${korrigan}`);
  const leads = element === null ? [] : behind.flatMap((choice) => ledTo(choice, element));
  return { previews: [...new Set([...leads, ...way])], drops: does.closes ?? [] };
}

/** A field is reached on companions; a companion or Korrigan comes to fields. */
function ledTo(choice: Choice, element: string): string[] {
  const targets = targetsOf(choice);
  if (element.startsWith("field ")) return targets.filter((target) => target.startsWith("companion "));
  const { path = [] } = (choice.effect ?? {}) as Partial<KorrigansEffect>;
  return (path.length ? path : namesOf("field", targets)).map((field) => `field ${field}`);
}

function effectOf(choice: Choice, foresee: Foresee): Partial<KorrigansEffect> {
  return (foresee(choice) ?? {}) as Partial<KorrigansEffect>;
}

function targetsOf(choice: Choice): string[] {
  return choice.parts.flatMap(({ target }) => (target === null ? [] : [target]));
}

function namesOf(kind: string, targets: readonly string[]): string[] {
  return targets.filter((target) => target.startsWith(`${kind} `)).map((target) => target.slice(kind.length + 1));
}
