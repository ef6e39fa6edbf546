"""Acorns: a small game that uses every part of the contract, as the package of a third party would."""

from folkmoot.engine.game import Credits, Functions, TypedGame
from tests.example.acorns import bot
from tests.example.acorns import moves as verbs
from tests.example.acorns.foretold import faults
from tests.example.acorns.options import AcornsOptions
from tests.example.acorns.position import AcornsPosition
from tests.example.acorns.setup import start
from tests.example.acorns.situations.facts import Facts
from tests.example.acorns.situations.situation import facts_of, situation
from tests.example.acorns.taste import AcornsTaste


class Acorns(TypedGame[AcornsOptions, AcornsPosition, AcornsTaste]):
    """Offer in secret, peek, swap, dig and bite, and end with the best row of tokens."""

    id = "acorns"
    rule_prefix = "ACO"
    rules_version = 1
    player_counts = (2, 3)
    options_type = AcornsOptions
    facts_type = Facts
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(designers=["The testers of Folkmoot"], publisher="nobody", year=2025)
    functions = Functions(
        position=AcornsPosition,
        start=start,
        situation=situation,
        facts=facts_of,
        vocabulary=verbs.vocabulary,
        taste=AcornsTaste,
        move_values=bot.move_values,
        move_terms=bot.move_terms,
        effect_faults=faults,
    )


GAME = Acorns()
