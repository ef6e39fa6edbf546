"""What the heuristic of Zauberberg cares for, and how much."""

from folkmoot.engine.tastes import Taste


class ZauberbergTaste(Taste):
    """Amounts compare with what a kobold is worth on its level."""

    def __init__(self) -> None:
        self.level_1 = 3.0
        """A kobold on level 1."""
        self.level_2 = 9.0
        self.level_3 = 18.0
        self.level_4 = 34.0
        self.climb_1 = 3.0
        """What is added on level 1 where it stands on another and can climb."""
        self.climb_2 = 5.0
        self.climb_3 = 9.0
        self.climb_4 = 60.0
        self.partner = 0.4
        """A lone kobold to climb on within one card."""
        self.exposed = 0.0
        """A lone kobold of an opponent within one card, for each level."""
        self.blocked = 0.25
        """The part of its worth that a kobold loses under another."""
        self.push = 0.5
        """Pushing an opponent off another kobold, besides the climb that is spoilt."""
        self.stone = 4.0
        """A stone that is kept."""
        self.stone_raven = 1.0
        """One that leaves the game with a parked Raven."""
        self.stone_dropped = 0.5
        """One that leaves the game as the third: nobody else gets it."""
        self.raven = 1.5
        self.ball = 1.0
        self.storm = 0.2
        self.flying_card = 2.5
        self.blocked_passage = 1.0
        """A passage whose space above is taken."""
        self.turn_lost = 1.0
        self.joker = 1.2
        """What it costs to play a joker."""
        self.card = 0.05
        """What it costs to play another card."""
        self.exchange = 1.5
        """A turn that brings less is better spent on new cards."""
        self.new_card = 0.1
        """Each of them."""
        self.stop = 0.1
        """To stop: a movement that brings less is left out."""
