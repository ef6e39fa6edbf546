"""Names that look alike: `Puck` and `Рuсk`, by the skeletons of Unicode's UTS #39.

The data are of one version of Unicode and will change. So what is compared here is decided once, when somebody sits
down, and stored with the entry; folding the entries of a table never comes here.
"""

import unicodedata
from importlib.resources import files
from typing import Final

from folkmoot.table.chairs import BOT_NAMES


def _read() -> dict[int, str]:
    _, _, lines = files(__package__).joinpath("lookalikes.txt").read_text("utf-8").partition("\n\n")
    pairs = (line.rpartition("\t") for line in lines.removesuffix("\n").split("\n"))
    return {ord(sign): skeleton for skeleton, _, signs in pairs for sign in signs}


_SKELETONS: Final = _read()
"""What each sign is compared as, by its number; most signs are compared as themselves."""


def skeleton(text: str) -> str:
    """Returns what a text is compared by; not fit to be shown.

    >>> skeleton("Рuсk") == skeleton("Puck"), skeleton("modern") == skeleton("rnodem")
    (True, True)
    """
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_SKELETONS))


def look_alike(one: str, other: str) -> bool:
    """Tells whether two names can be taken for each other, in capitals or not.

    >>> look_alike("PUCK", "рuсk"), look_alike("Ian", "lan"), look_alike("Ian", "Jan")
    (True, True, False)
    """
    # In capitals an i looks like a small l, so that skeletons are compared before and after folding the case.
    return (
        skeleton(one.casefold()) == skeleton(other.casefold()) or skeleton(one).casefold() == skeleton(other).casefold()
    )


def distinct_name(wanted: str | None, taken: list[str]) -> str:
    """Returns a name that cannot be taken for another: the wanted one, numbered if need be; one for a bot without it.

    >>> distinct_name("nixe", ["Nixe"]), distinct_name(None, ["Рuсk"])
    ('nixe 2', 'Lutin')
    """
    names: tuple[str, ...] = BOT_NAMES if wanted is None else (wanted,)
    numbered = (f"{names[0]} {number}" for number in range(2, 2 * len(taken) + 3))
    return next(name for name in (*names, *numbered) if not any(look_alike(name, other) for other in taken))
