"""Rainbows, by Alan R. Moon (White Wind, 1995)."""

from folkmoot.engine.errors import BadPlayers
from folkmoot.engine.game import Credits, Functions, TypedGame
from folkmoot.engine.options import Options, check_seat
from folkmoot.engine.thinking import Thinking
from folkmoot.games.rainbows import bot, foretold, touching
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows.features import FEATURES, features
from folkmoot.games.rainbows.options import RainbowsOptions
from folkmoot.games.rainbows.position import RainbowsPosition
from folkmoot.games.rainbows.setup import start
from folkmoot.games.rainbows.situations.facts import Facts
from folkmoot.games.rainbows.situations.situation import facts_of, situation
from folkmoot.games.rainbows.taste import RainbowsTaste


class Rainbows(TypedGame[RainbowsOptions, RainbowsPosition, RainbowsTaste]):
    """Catch Luckychauns, place markers in chains across the colours, keep runs of numbers, fill your account."""

    id = "rainbows"
    rule_prefix = "RAI"
    rules_version = 1
    player_counts = (2, 3, 4, 5)
    options_type = RainbowsOptions
    facts_type = Facts
    move_notation = verbs.NOTATION
    maturity = "complete"
    judgements = ("keep", "buy")
    credits = Credits(
        designers=["Alan R. Moon"],
        development=["Mick Ado"],
        artists=["Katja Braasch"],
        layout=["Manfred Rohmkopf"],
        publisher="White Wind",
        year=1995,
    )
    thinking = (
        Thinking(simulations=2000),
        Thinking(simulations=10000, candidates=8, doubt=0.7, hopeless=2.5, taste="learned"),
    )
    feature_names = FEATURES
    functions = Functions(
        position=RainbowsPosition,
        start=start,
        situation=situation,
        facts=facts_of,
        vocabulary=verbs.vocabulary,
        taste=RainbowsTaste,
        move_values=bot.move_values,
        move_terms=bot.move_terms,
        features=features,
        effect_faults=foretold.faults,
        touched=touching.touched,
    )

    def check_setup(self, seats: int, options: Options) -> None:
        ours = self.own_options(options)
        if seats not in self.player_counts or (seats == 2 and not ours.two_player_variant):
            expected = "expected 3 to 5 players, or 2 with two_player_variant=true"
            raise BadPlayers(f"rainbows: {expected}, got {seats} (RAI-01)")
        check_seat("first_priority", ours.first_priority, seats)


GAME = Rainbows()
