"""What the heuristic of Korrigans cares for, and how much."""

from folkmoot.engine.tastes import Taste


class KorrigansTaste(Taste):
    """Amounts are gold at the end, unless something else is said."""

    def __init__(self) -> None:
        self.gold = 1.0
        """A gold on a clover token."""
        self.companion = 1.0
        """A companion, as a share of what it is usually worth by the number owned."""
        self.companion_late = 0.0
        """What is added to that share until seven suns are taken."""
        self.same = 0.8
        """How much less a companion is worth for each token of the same companion."""
        self.wide = 0.4
        """How much more a hare, squirrel or bird is worth, which lead somewhere from nearly every field."""
        self.unknown = 1.0
        """The best of unknown tokens, as a share of what it is usually worth by their number."""
        self.menhir = 1.2
        """The menhir under a field's last token, on average."""
        self.elf = 3.0
        """Taking an elf from an opponent."""
        self.goblin = 3.0
        """Giving the goblin to an opponent."""
        self.risk = 0.7
        """What it costs to bring an elf where an opponent stands, who may take it next."""
        self.rival = 0.0
        """A Korrigan of an opponent in the field where one goes."""
        self.reveal = 0.15
        """What it costs to reveal a companion."""
        self.near = 1.6
        """One movement nearer to the cauldron's fields when six suns are taken."""
        self.way = 0.05
        """A movement that one could make next."""
        self.hare_side = 0.5
        """How much more a backup is worth on its hare side."""
        self.sacrifice = 1.0
        """What a sacrifice costs besides the token."""
        self.line_near = 2.0
        """A movement nearer to the fields that a pawn leaves."""
        self.line_far = 1.0
        """A movement that the opponents are farther from them, on average."""
        self.cauldron_denied = 0.5
        """A gold that an opponent's best plan for the cauldron brings less."""
        self.barred = 1.0
        """A way that the troll bars to an opponent's Korrigan."""
        self.barred_field = 0.3
        """One that leads to a field where the cauldron may appear."""
        self.own_way = 1.0
        """What it costs to bar one's own way."""
        self.own_closed = 0.3
        """What it costs to bar a way that one could not go yet."""
