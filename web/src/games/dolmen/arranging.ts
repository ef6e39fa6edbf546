/** Three drawn slabs on their way to three places. */

/** For each place the slab that goes there, 1 to 3; null while none does. */
export type Given = readonly (number | null)[];

export const NONE_GIVEN: Given = [null, null, null];

/** Returns the places of an order: `213`. */
export function givenBy(order: string): Given {
  return [...order].map(Number);
}

/** Returns the places after a slab was put on one of them: a slab lies only once, and the last one finds its place. */
export function put(given: Given, slab: number, place: number): Given {
  const moved = given.map((other, at) => (at === place ? slab : other === slab ? null : other));
  const left = [1, 2, 3].filter((number) => !moved.includes(number));
  return left.length === 1 ? moved.map((given) => given ?? left[0] ?? null) : moved;
}

/** Returns the order once every place has its slab; null before. */
export function orderOf(given: Given): string | null {
  return given.includes(null) ? null : given.join("");
}
