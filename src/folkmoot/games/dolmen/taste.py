"""What the heuristic of Dolmen cares for, and how much."""

from folkmoot.engine.tastes import Taste


class DolmenTaste(Taste):
    """Amounts are points at the end, unless something else is said."""

    def __init__(self) -> None:
        self.mystery = 3.5
        """The closing roll of a mystery slab."""
        self.crystal = 1.5
        """A crystal before the end."""
        self.crystal_late = 0.0
        """What is added to that when a dolmen is finished."""
        self.progress = 2.5
        """A slab besides its points: it brings the end nearer."""
        self.progress_ahead = 0.0
        """What is added to that for each ten points that one is ahead."""
        self.later = 0.75
        """What can be tried in the next turn only, as a share."""
        self.stay = 0.3
        """What it costs to stay."""
        self.back = 0.8
        """A crystal brought back, as a share."""
        self.fresh = 0.8
        """A glow beside which slabs come next."""
        self.other_glow = 0.3
        """Another glow."""
        self.look = 0.35
        """One more pair of colours that fits."""
        self.peek = 1.0
        """A look at a slab that fits, after the turn's move."""
        self.peek_first = 0.02
        """A look before it."""
        self.peek_near = 0.1
        """What a look is worth besides, one step away."""
        self.arrange = 3.0
        """A slab that fits, put in front of one."""
        self.arrange_away = 0.3
        """What it costs for each step away."""
