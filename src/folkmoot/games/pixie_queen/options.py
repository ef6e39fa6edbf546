"""The options of Pixie Queen. The text files explain them to players."""

from folkmoot.engine.options import Options


class PixieQueenOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table may vary the game; the defaults are the book's game."""

    wrong_food_offers: bool = False
    """Food that was not demanded may be offered too; it comes back and costs 5 points."""
    trade_per_player: bool = True
    """Tiles are traded once a round by each player, or by one of them."""
    neutral_servant: bool = False
    """With two players a neutral pixie may go into the castle."""
    show_bag_contents: bool = False
    """The contents of the bag are shown to all."""
    open_stocks: bool = False
    """Goods and rewards are shown to all."""
    dungeon: bool = True
    """A player with 60 points is out; without it, their points end there."""
