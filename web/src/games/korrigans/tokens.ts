/** Handfuls of tokens, as they are laid out to be read. */

import { BEINGS, COMPANIONS, GOLD_VALUES, goldOf, isCompanion } from "./box";

/** Companions first, then gold, the smallest first; beings come before the gold of menhirs. */
const ORDER: readonly string[] = [...COMPANIONS, ...BEINGS, ...GOLD_VALUES.map((value) => `gold${value}`)];

export interface Several {
  face: string;
  number: number;
}

/** Returns each kind once, with its number, in the common order. */
export function counted(faces: readonly string[]): Several[] {
  const kinds = ORDER.filter((face) => faces.includes(face));
  return kinds.map((face) => ({ face, number: faces.filter((other) => other === face).length }));
}

/** Returns the companions among these tokens. */
export function companionsIn(faces: readonly string[]): string[] {
  return faces.filter(isCompanion);
}

/** Returns the gold tokens among these, the most precious first. */
export function coinsIn(faces: readonly string[]): number[] {
  return faces.flatMap((face) => goldOf(face) ?? []).sort((one, other) => other - one);
}
