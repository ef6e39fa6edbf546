"""Korrigans, by Arnaud Urbon and Ludovic Vialla (Matagot and Ilopeli, 2014)."""

from folkmoot.engine.game import Credits, Functions, TypedGame
from folkmoot.engine.options import Options, check_seat
from folkmoot.engine.thinking import Thinking
from folkmoot.games.korrigans import bot, foretold, touching
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans.features import FEATURES, features
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.position import KorrigansPosition
from folkmoot.games.korrigans.setup import start
from folkmoot.games.korrigans.situations.facts import Facts
from folkmoot.games.korrigans.situations.situation import facts_of, situation
from folkmoot.games.korrigans.taste import KorrigansTaste


class Korrigans(TypedGame[KorrigansOptions, KorrigansPosition, KorrigansTaste]):
    """Ride animal companions over seventeen fields, gather clovers, and be at the cauldron when the rainbow ends."""

    id = "korrigans"
    rule_prefix = "KOR"
    rules_version = 1
    player_counts = (2, 3, 4, 5)  # KOR-01
    options_type = KorrigansOptions
    facts_type = Facts
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(
        designers=["Arnaud Urbon", "Ludovic Vialla"],
        artists=["Olivier Fagnère"],
        publisher="Matagot, Ilopeli",
        year=2014,
    )
    thinking = (
        Thinking(simulations=300, horizon=24),
        Thinking(simulations=1500, horizon=24, candidates=14, doubt=0.7, hopeless=2.0, taste="learned"),
    )
    fair = 0.1
    feature_names = FEATURES
    functions = Functions(
        position=KorrigansPosition,
        start=start,
        situation=situation,
        facts=facts_of,
        vocabulary=verbs.vocabulary,
        taste=KorrigansTaste,
        move_values=bot.move_values,
        move_terms=bot.move_terms,
        features=features,
        effect_faults=foretold.faults,
        touched=touching.touched,
    )

    def check_setup(self, seats: int, options: Options) -> None:
        super().check_setup(seats, options)
        check_seat("first_player", self.own_options(options).first_player, seats)


GAME = Korrigans()
