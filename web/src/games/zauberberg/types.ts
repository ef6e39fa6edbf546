/** The parts of a view, by the short names they have in the game. */

export type {
  ZauberbergEffect,
  ZauberbergKoboldView as KoboldView,
  ZauberbergPlayerView as PlayerView,
  ZauberbergTokenView as TokenView,
  ZauberbergView,
} from "../../wire/protocol";
