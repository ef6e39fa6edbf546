import { expect, test } from "vitest";
import { givenBy, NONE_GIVEN, orderOf, put } from "./arranging";

test("two slabs are put, and the third finds its place", () => {
  const one = put(NONE_GIVEN, 2, 0);
  expect(orderOf(one)).toBeNull();
  expect(orderOf(put(one, 1, 1))).toBe("213");
});

test("a slab that is put elsewhere leaves its place, and one that is pushed out takes the free one", () => {
  expect(put(put(NONE_GIVEN, 2, 0), 2, 2)).toEqual([null, null, 2]);
  expect(put(givenBy("123"), 3, 0)).toEqual([3, 2, 1]);
});
