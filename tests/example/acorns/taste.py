"""What the heuristic of Acorns cares for, and how much."""

from folkmoot.engine.tastes import Taste


class AcornsTaste(Taste):
    """Amounts are points."""

    def __init__(self) -> None:
        self.unknown = 1.5
        """An unseen token, on the average."""
        self.swing = 1.0
        """What others lose, or get instead."""
        self.little = 0.5
        """All else."""
