/** Where things lie and stand in each field: name, clovers, menhir, landmark, and room for Korrigans. Canvas units. */

import { FIELDS, type Point } from "./box";

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Places {
  /** The middle of the name's lines. */
  name: Point;
  pile: Point;
  menhir: Point;
  /** Where Korrigans stand. */
  room: Room;
  /** Where the stone with the start number stands: in the middle of that room. */
  stone: Point;
  /** Where the companions are shown that lead here. */
  badge: Point;
  /** Where the cauldron stands. */
  cauldron: Point;
}

/** On a large map: everything beside each other. Numbers from left to right: the middle of the name, clovers, menhir,
 * the room for Korrigans with its width and height, the badges of companions, and the landmark with its size. */
const LARGE = table(`
village           545 436  590 488  590 488  470 575 125  76  538 538  520 476   1
wheat_dolmen      437 281  376 322  446 328  330 345 180  62  520 330  530 262 0.8
wheat_mill        612 694  560 742  634 738  505 768 165  64  690 772  728 714 0.92
heath_fairies     728 275  640 327  706 328  628 350 150  66  680 440  796 354 0.74
heath_wolves      345 690  264 704  446 712  300 732 140  66  345 822  402 648 0.68
poppies_ford      752 474  712 526  770 524  696 545 118  60  775 614  808 514 0.56
poppies_washhouse 335 506  284 555  354 553  262 576 112  60  368 592  298 462 0.6
poppies_cairn     213 158  196 222  254 216  186 240 106  62  143 187  304 252 0.74
poppies_calvary   858 922  842 868  908 862  800 782 104  64  938 818  764 822 0.74
heath_north       405 116  392 164  458 160  352 184 102  60  478 198  304 134 0.72
heath_south       672 962  686 852  618 905  642 880 124  60  606 876  776 948 0.72
meadow_fountain   602 122  582 174  634 168  648 150 102  60  735 104  690 128 0.66
meadow_oak        412 964  440 896  498 894  460 904  98  60  530 880  352 892 0.7
wheat_lighthouse  868 130  832 196  896 192  826 226 114  62  930 292  950 214 0.86
wheat_chapel      190 953  186 904  248 890  170 796  98  62  125 776  132 836 0.88
meadow_dawn       908 583  926 530  954 640  838 646 110  92  942 756  938 444 0.82
meadow_dusk       172 338  186 394  242 390  106 432 108  92  140 645  130 576 0.86
`);

/** On a small map names are short, landmarks are faint, and pieces are large: the middle of the name, clovers, menhir,
 * room, badges. */
const SMALL = table(`
village           537 435  599 497  599 497  431 544 150  92  512 475
wheat_dolmen      517 268  439 310  504 312  331 352 200  84  362 318
wheat_mill        711 719  591 724  539 746  458 776 190  84  713 676
heath_fairies     672 242  669 323  734 327  627 365 170  84  592 385
heath_wolves      414 706  279 715  388 660  324 721 160  84  358 828
poppies_ford      805 510  714 514  792 456  698 556 130  84  800 546
poppies_washhouse 314 566  300 512  363 504  214 582 120  84  298 444
poppies_cairn     152 115  222 178  284 216  146 222 130  84  128 204
poppies_calvary   905 958  867 907  930 893  725 776 150  84  923 822
heath_north       312 112  412 130  474 156  346 170 116  80  310 152
heath_south       770 964  664 938  602 920  612 826 116  84  766 924
meadow_fountain   578 112  572 168  636 166  656 130 100  84  744 112
meadow_oak        420 963  394 906  458 909  484 880 106  84  538 968
wheat_lighthouse  890 111  847 175  915 156  823 216 146  84  905 326
wheat_chapel      178 796  169 938  234 936   95 811 146  90  262 850
meadow_dawn       911 639  933 569  880 596  824 656 136  90  945 440
meadow_dusk       182 411  140 350  205 352  104 440 104  88  144 660
`);

export interface Landmark {
  field: string;
  x: number;
  y: number;
  scale: number;
}

/** What each field is named after: its place and size. */
export const LANDMARKS: readonly Landmark[] = FIELDS.map(({ id }) => {
  const [x = 0, y = 0, scale = 1] = numbersOf(LARGE, id).slice(12);
  return { field: id, x, y, scale };
});

/** Returns where things lie in a field. */
export function placesOf(field: string, small: boolean): Places {
  const large = numbersOf(LARGE, field);
  const numbers = small ? numbersOf(SMALL, field) : large;
  const at = (place: number): Point => [numbers[place] ?? 0, numbers[place + 1] ?? 0];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.slice(6, 10);
  const [right = 0, down = 0] = large.slice(12);
  return {
    name: at(0),
    pile: at(2),
    menhir: at(4),
    room: { x, y, width, height },
    stone: [x + width / 2, y + height / 2],
    badge: at(10),
    cauldron: [right, down],
  };
}

/** From so many on Korrigans also stand where clovers and menhir lie, if nobody gathers there any more. */
export const CROWD = 3;

/** Returns the room of a crowd in a field. */
export function crowdRoom(field: string, small: boolean): Room {
  const { pile, menhir, room } = placesOf(field, small);
  const [left, right] = [Math.min(pile[0] - 34, room.x), Math.max(pile[0] + 34, menhir[0] + 24, room.x + room.width)];
  const top = Math.min(pile[1] - 26, menhir[1] - 26, room.y);
  const bottom = Math.max(pile[1] + 26, menhir[1] + 26, room.y + room.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function table(text: string): ReadonlyMap<string, readonly number[]> {
  const rows = text.trim().split("\n");
  return new Map(
    rows.map((row): [string, number[]] => {
      const [field = "", ...numbers] = row.split(/ +/);
      return [field, numbers.map(Number)];
    }),
  );
}

function numbersOf(places: ReadonlyMap<string, readonly number[]>, field: string): readonly number[] {
  const numbers = places.get(field);
  if (!numbers) throw new Error(`expected a field such as village, got ${field}`);
  return numbers;
}

/** How wide a figure is, as a share of its box, and how far apart rows are at least: the hats of one row leave the
 * letters of the row behind it in sight where it is narrow, though they
 * overlap. */
const FIGURE_WIDTH = 0.76;
const ROW_STEP = 0.86;

/** Returns where so many Korrigans stand in a room, the larger the fewer they are; `size` is the largest box of one. */
export function spotsIn(
  { x, y, width, height }: Room,
  count: number,
  size: number,
): { x: number; y: number; scale: number }[] {
  let best = { rows: 1, box: 0 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(count / rows);
    const box = Math.min(size, width / (columns * FIGURE_WIDTH), height / (1 + (rows - 1) * ROW_STEP));
    if (box > best.box + 0.5) best = { rows, box };
  }
  const { rows, box } = best;
  const columns = Math.ceil(count / rows);
  const gap = Math.min(width / columns, box * 1.05);
  const down = rows > 1 ? Math.min(box, (height - box) / (rows - 1)) : 0;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + width / 2 + ((at % columns) - (inRow - 1) / 2) * gap,
      y: y + height - box / 2 - (rows - 1 - row) * down,
      scale: box / 100,
    };
  });
}

/** How wide a name may be in one line: letters times their height. */
const LINE = 246;

/** Returns a name in one line, or in two of about equal length where letters of this height would not fit. */
export function linesOf(name: string, height: number): string[] {
  if (name.length * height <= LINE) return [name];
  const gaps = [...name.matchAll(/ /g)].map((gap) => gap.index);
  const middle = gaps.sort((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}
