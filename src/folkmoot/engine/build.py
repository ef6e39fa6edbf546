"""Which build runs: compiled, or plain Python."""

from folkmoot.engine import dice

COMPILED = not dice.__file__.endswith(".py")
"""Whether the modules that a wheel compiles are compiled."""


def build_name() -> str:
    """Returns `compiled` or `interpreted`."""
    return "compiled" if COMPILED else "interpreted"
