"""Compares what a choice was said to do with what has happened, for the kit."""

from folkmoot.engine.events import Log
from folkmoot.engine.phrases import Value
from folkmoot.engine.prompts import Effect
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows.shown import PlayerView, RainbowsEffect
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
    happened: dict[str, tuple[object, object]] = {
        "the gold": (said.gold, now.gold - was.gold),
        "the loan": (said.borrowed, story.first("borrowed", "amount", 0)),
        "the account": (said.account, now.account - was.account - earned),
        "the card kept": (said.keeps, story.first("kept", "card")),
        "the cards discarded": (said.discards, story.each("card", "bought", "discarded", "removed")),
        "the space": (said.space, story.first("bought", "space")),
        "the Priority Player": (said.priority, story.first("priority", "seat")),
        "the clover": (_allow(said.clover, story.tells("clover")), True),
        "the end of the day": (said.ended_by, story.end_of_day()),
        "the scores": ([(each.rainbows, each.singles, each.money) for each in said.scores], story.scores()),
        "what is over": (said.next and said.next.ends, story.over()),
        "the winners": (said.winners, story.first("game-over", "seats", [])),
    }
    if verbs.verb_of(move) == verbs.DEPOSIT:
        happened["the deposit"] = (said.account, story.first("deposited", "amount"))
    elif not said.ended_by:
        happened["the worth"] = ((said.rainbow_worth, said.money_worth), _worth_gained(was, now))
        happened["the chains"] = (said.chains, [chain for chain in now.chains if chain not in was.chains])
    return [f"{what}: said {one}, came {other}" for what, (one, other) in happened.items() if one != other]


def _allow(odds: list[int], turned_up: bool) -> bool:
    """Tells whether odds allow that the clover was turned up, or was not."""
    chances, of = odds or [0, 1]
    return chances > 0 if turned_up else chances < of


def _worth_gained(was: PlayerView, now: PlayerView) -> tuple[int, int]:
    return now.rainbow_worth - was.rainbow_worth, now.money_worth - was.money_worth


class _Story:
    """What the events of a move tell."""

    def __init__(self, log: Log) -> None:
        self._told = [event.public for event in log.events if event.public is not None]

    def over(self) -> str:
        """Returns the most that is over."""
        if self.tells("game-over"):
            return "game"
        return "day" if self.end_of_day() else "round" if self.tells("priority") else "turn"

    def tells(self, key: str) -> bool:
        """Tells whether there is an event of this key."""
        return any(phrase.key == key for phrase in self._told)

    def each(self, name: str, *keys: str) -> list[Value]:
        """Returns what all events of these keys name."""
        return [phrase.args[name] for phrase in self._told if phrase.key in keys]

    def first(self, key: str, name: str, otherwise: Value | None = None) -> Value | None:
        """Returns what the first event of this key names."""
        return next(iter(self.each(name, key)), otherwise)

    def scores(self) -> list[tuple[int, ...]]:
        """Returns what the day brought each seat: for Rainbows, singles and Money Rainbows."""
        names = ("rainbows", "singles", "money")
        return [tuple(int(str(phrase.args[name])) for name in names) for phrase in self._told if phrase.key == "scored"]

    def end_of_day(self) -> str | None:
        """Returns what ended the day."""
        ends = [phrase.key for phrase in self._told if phrase.key.startswith("day-ends-")]
        return ends[0].removeprefix("day-ends-") if ends else None
