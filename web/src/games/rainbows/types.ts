/** The parts of a view, by the short names they have in the game. */

export type {
  RainbowsDayScore as DayScore,
  RainbowsMarketCard as MarketCard,
  RainbowsPlayerView as PlayerView,
  RainbowsView,
} from "../../wire/protocol";
