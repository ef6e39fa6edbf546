"""Tastes: how much a game's heuristic cares for what it sees.

A game declares in its `taste.py` what there is to care for, with the usual numbers. `folkmoot train` finds better ones
by playing.
"""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """Numbers with names: the attributes of a game's own class, which begin with their usual values."""

    def numbers(self) -> dict[str, float]:
        """Returns the numbers by name, in the order of the names."""
        values = [(name, getattr(self, name)) for name in dir(self) if not name.startswith("_")]
        return {name: value for name, value in values if isinstance(value, float)}

    def set_numbers(self, numbers: dict[str, float]) -> None:
        """Sets every number. Raises `KeyError` if one is missing or there is no such number."""
        if numbers.keys() != self.numbers().keys():
            raise KeyError(", ".join(sorted(numbers.keys() ^ self.numbers().keys())))
        for name, value in numbers.items():
            setattr(self, name, value)
