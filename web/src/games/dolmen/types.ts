/** The parts of a view, by the short names they have in the game. */

export type {
  DolmenEffect,
  DolmenFace as Face,
  DolmenHandView as HandView,
  DolmenLaidView as LaidView,
  DolmenPlaceView as PlaceView,
  DolmenPlayerView as PlayerView,
  DolmenScore as Score,
  DolmenView,
} from "../../wire/protocol";
