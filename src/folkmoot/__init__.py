"""Folkmoot: five board games of the little folk, playable again, exactly by their books."""

__version__ = "0.1.0"
