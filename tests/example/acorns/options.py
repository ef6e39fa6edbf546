"""The options of Acorns."""

from typing import Annotated, Literal

from msgspec import Meta

from folkmoot.engine.options import Options
from tests.example.acorns import components as box


class AcornsOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of each kind: a whole number with bounds, a choice, a switch."""

    rounds: Annotated[int, Meta(ge=1, le=box.MOST_ROUNDS)] = 3
    """ACO-04."""
    wind: Literal["calm", "breeze", "storm"] = "breeze"
    """ACO-16."""
    memory_aid: bool = True
    """ACO-17: acts in the view only."""
