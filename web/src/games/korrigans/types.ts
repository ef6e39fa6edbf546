/** The parts of a view, by the short names they have in the game. */

export type {
  KorrigansFieldView as FieldView,
  KorrigansPlayerView as PlayerView,
  KorrigansScore as Score,
  KorrigansView,
} from "../../wire/protocol";
