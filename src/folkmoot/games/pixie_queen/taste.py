"""What the heuristic of Pixie Queen cares for, and how much."""

from folkmoot.engine.tastes import Taste


class PixieQueenTaste(Taste):
    """Amounts are points at the end, unless something else is said."""

    def __init__(self) -> None:
        self.apple = 0.55
        """A good in the middle of the game, as long as there is not enough of it."""
        self.honey = 0.45
        self.bread = 0.45
        self.silver = 0.65
        self.gold = 1.5
        self.ring_ready = 1.0
        """Enough gold for a ring."""
        self.majority = 0.6
        """The risk of a majority before the last offering, as a share."""
        self.level_1 = 0.15
        """The share of the next servant tile that a pixie is worth, by its level."""
        self.level_2 = 0.32
        self.level_3 = 0.52
        self.level_4 = 0.75
        self.thief = 0.55
        """A pixie that steals in every round left, for each level."""
        self.disc = 1.2
        """A disc that is put on the hill."""
        self.order = 0.25
        """A place further down in the order."""
        self.order_left = 0.0
        """What is added to that for each round left."""
        self.priority = 0.8
        """Being the first to act in the next round."""
        self.priority_left = 0.0
        """What is added to that for each round left."""
        self.stone = 0.7
        """What a chained captive costs."""
        self.captive = 0.12
        """What a captive beyond two costs besides its points."""
        self.one_use = 1.2
        """A tile that is used once."""
        self.food_tile = 0.6
        """A food tile in every round left, for each food."""
        self.near_symbol = 0.25
        """What it costs to be near a symbol of the mine."""
        self.track = 0.18
        """A step on a track in every round left, for its lower prices."""
        self.harm = 0.25
        """A point that an opponent loses."""
        self.grace = 1.2
        """What it costs to use a grace."""
        self.copy_risk = 0.4
        """What it costs to copy besides the punishment."""
        self.demotion = 2.5
        """What a demotion costs."""
        self.others_bring = 0.75
        """How likely it is that another player brings the demanded food."""
        self.largest_gift = 0.35
        """How likely it is that a gift of one bar is the single largest of its kind."""
