"""Compares what a choice was said to do with what has happened, for the kit."""

from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Effect
from folkmoot.engine.told import Compared, Told, differences
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.shown import RainbowsEffect
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.games.rainbows.view import view


def faults(before: RainbowsState, move: int, said: Effect, after: RainbowsState, log: Log) -> list[str]:
    """Returns what came otherwise than it was said."""
    if not isinstance(said, RainbowsEffect):
        return [f"expected an effect of Rainbows, got {said!r}"]
    seat = before.deciders()[0]
    story = _Story(log)
    was, now = view(before, None).players[seat], view(after, None).players[seat]
    earned = sum(sum(score) for score in story.scores()[seat : seat + 1])
    happened: Compared = {
        "the gold": (said.gold, now.gold - was.gold),
        "the loan": (said.borrowed, story.named("borrowed", "amount", 0)),
        "the account": (said.account, now.account - was.account - earned),
        "the card kept": (said.keeps, story.named("kept", "card")),
        "the cards discarded": (said.discards, story.each("card", "bought", "discarded", "removed")),
        "the space": (said.space, story.named("bought", "space")),
        "the Priority Player": (said.priority, story.named("priority", "seat")),
        "the clover": (_allow(said.clover, story.first("clover") is not None), True),
        "the end of the day": (said.ended_by, story.end_of_day()),
        "the scores": ([(each.rainbows, each.singles, each.money) for each in said.scores], story.scores()),
        "what is over": (said.next and said.next.ends, story.over()),
        "the winners": (said.winners, story.named("game-over", "seats", [])),
    }
    if verbs.verb_of(move) == verbs.DEPOSIT:
        happened["the deposit"] = (said.account, story.named("deposited", "amount"))
    elif not said.ended_by:
        gained = (now.rainbow_worth - was.rainbow_worth, now.money_worth - was.money_worth)
        happened["the worth"] = ((said.rainbow_worth, said.money_worth), gained)
        happened["the chains"] = (said.chains, [chain for chain in now.chains if chain not in was.chains])
    return differences(happened)


def _allow(odds: list[int], turned_up: bool) -> bool:
    """Tells whether odds allow that the clover was turned up, or was not."""
    chances, of = odds or [0, 1]
    return chances > 0 if turned_up else chances < of


class _Story(Told):
    """What the events of a move of Rainbows tell."""

    def over(self) -> str:
        """Returns the most that is over."""
        if self.first("game-over"):
            return "game"
        return "day" if self.end_of_day() else "round" if self.first("priority") else "turn"

    def scores(self) -> list[tuple[int, ...]]:
        """Returns what the day brought each seat: for Rainbows, singles and Money Rainbows."""
        names = ("rainbows", "singles", "money")
        return [tuple(int(str(phrase.args[name])) for name in names) for phrase in self.all("scored")]

    def end_of_day(self) -> str | None:
        """Returns what ended the day."""
        return next((end for end in phases.ENDS.values() if self.first(f"day-ends-{end}")), None)
