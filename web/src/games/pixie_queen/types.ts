/** The parts of a view, by the short names they have in the game. */

export type {
  PixieQueenBandView as BandView,
  PixieQueenFinal as Final,
  PixieQueenPlayerView as PlayerView,
  PixieQueenSpaceView as SpaceView,
  PixieQueenView,
} from "../../wire/protocol";
