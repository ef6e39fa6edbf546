"""What the heuristic of Rainbows cares for, and how much."""

from folkmoot.engine.tastes import Taste


class RainbowsTaste(Taste):
    """Amounts are gold in the account at the end, unless something else is said."""

    def __init__(self) -> None:
        self.early = 18.0
        """Until so many cards are dealt, gold and openings count fully."""
        self.late = 58.0
        """Once so many cards are dealt, they count nothing."""
        self.opening = 4.0
        """A vacant linked space, early in a day."""
        self.neighbour = 1.5
        """A face-up neighbouring number, early in a day."""
        self.enough = 10.0
        """So much gold on hand pays for any card."""
        self.surplus = 0.2
        """What a gold paid or gained counts, as a share, when more than enough is on hand."""
        self.reserve = 12.0
        """Gold to take into a new day; more is better in the bank."""
        self.loan = 2.0
        """What each gold borrowed costs."""
        self.lone = 0.0
        """A marker that stands alone, early in a day."""
        self.kept = 0.0
        """A card kept."""
        self.blocking = 0.0
        """The share that counts of what a space would bring the opponent whom it would bring most."""
        self.blocking_late = 0.0
        """The same, at the end of a day."""
        self.denying = 0.0
        """The share that counts of what a number would bring the opponent whom it would bring most."""
