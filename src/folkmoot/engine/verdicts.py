"""Verdicts: whether a well-formed answer is legal, or which rule it breaks, in one number.

For each question one predicate of a game gives the verdict. The generator of its moves tests its candidates by that
predicate, and `why_not` puts the same verdict into words (`judging`), so the two cannot disagree.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Verdict: TypeAlias = i64

LEGAL: Final = 0
OTHER_QUESTION: Final = 4095
"""The answer belongs to a question that is not asked, and no rule says more about it."""

_RULE_MASK: Final = 4095
_DETAIL_BITS: Final = 20
_NEAR_BITS: Final = 12
_NEAR_MASK: Final = 255


def broken(rule: i64, near: i64 = 0, detail: i64 = 0) -> i64:
    """Returns the verdict that a rule is broken: `broken(32)` for RAI-32.

    An answer that fails a later check is nearer to a legal one: of the answers that begin like a prefix, the nearest
    is explained. The detail is a small number for the game's own words, such as a space.

    >>> verdict = broken(60, near=3, detail=17)
    >>> int(rule_of(verdict)), int(nearness_of(verdict)), int(detail_of(verdict))
    (60, 3, 17)
    """
    return rule | near << _NEAR_BITS | detail << _DETAIL_BITS


def rule_of(verdict: i64) -> i64:
    """Returns the number of the rule that is broken."""
    return verdict & _RULE_MASK


def nearness_of(verdict: i64) -> i64:
    """Returns how near the answer came to a legal one, from 0."""
    return verdict >> _NEAR_BITS & _NEAR_MASK


def detail_of(verdict: i64) -> i64:
    """Returns the detail of a verdict."""
    return verdict >> _DETAIL_BITS
