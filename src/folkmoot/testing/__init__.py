"""What every game, ours or a third party's, is held to; see `conforms` for the one call."""

from folkmoot.testing.kit import Summary, conforms
from folkmoot.testing.proofs import proves, unproved
from folkmoot.testing.situations import situation

__all__ = ["Summary", "conforms", "proves", "situation", "unproved"]
