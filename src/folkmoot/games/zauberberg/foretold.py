"""Compares what a choice was said to do with what has happened, for the kit."""

from folkmoot.engine.events import Log
from folkmoot.engine.packing import first_of, verb_of
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.prompts import Effect
from folkmoot.engine.told import Compared, Told, differences
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.shown import ZauberbergEffect
from folkmoot.games.zauberberg.state import ZauberbergState

_FATES = {"stone-kept": "kept", "stone-for-raven": "raven", "stone-dropped": "dropped"}


def faults(before: ZauberbergState, move: int, said: Effect, after: ZauberbergState, log: Log) -> list[str]:
    """Returns what came otherwise than it was said."""
    if not isinstance(said, ZauberbergEffect):
        return [f"expected an effect of Zauberberg, got {said!r}"]
    story = _Story(log)
    happened: Compared = {
        "cards spent": (said.spends, story.spent()),
        "cards drawn for them": (said.draws, story.drawn_for_exchange()),
        "what is pushed": ([(going.kobold, going.to) for going in said.pushes], story.goings("pushed")),
        "the kobold below": (said.lands_on, story.first_below(said.kobold)),
        "the end of the turn": (_ends(said, after.turns > before.turns), after.turns > before.turns),
        "the victory": (said.wins, said.wins and after.phase == phases.OVER),
    }
    if said.path:
        happened["the end"] = (said.path[-1], story.end())
        happened["the token"] = ((said.token, bool(said.hidden)), story.token(said))
        happened["the stone"] = (said.stone, story.stone(said))
    if not (said.path and (said.token or said.hidden or said.wins)):
        goes_on = said.goes_on and (said.goes_on.kobold, said.goes_on.to)
        happened["who has waited"] = (goes_on, next(iter(story.goings("goes-at-last")), None))
    if verbs.WALK <= verb_of(move) <= verbs.CLIMB:
        between = [box.PLACE_OF[name] for name in said.path[:-1]]
        passed = [box.KOBOLD_NAMES[kobold] for kobold, place in enumerate(before.at) if place in between]
        happened["who is passed"] = (sorted(said.passes), passed)
        happened["the steps"] = (len(said.path), 1 if said.wins else verbs.value_of(first_of(move)))
    if said.rotation is not None:
        happened["the mountain"] = (said.rotation, int(after.rotation))
    robbed = sum(before.owned) - sum(after.owned) if story.first("raven-takes") else 0
    happened["the stone lost"] = (said.stones, robbed)
    if story.first("raven-takes"):
        happened["the card to discard"] = (said.card, after.phase == phases.DISCARD_CARD)
    return differences(happened)


def _ends(said: ZauberbergEffect, ended: bool) -> bool:
    """Tells whether the turn was said to end; as it came, where that was not certain."""
    return ended if said.next is None or said.next.ends == "game" else said.next.ends == "turn"


class _Story(Told):
    """What the events of a move of Zauberberg tell."""

    def spent(self) -> list[str]:
        """Returns the cards that were played, exchanged or discarded, as faces."""
        shown = self.first("picked", "walked", "entered", "climbed", "exchanged", "discarded")
        if shown is None:
            return []
        cards = shown.args["cards"] if "cards" in shown.args else [shown.args["card"]]
        return [str(card)[0] for card in cards] if isinstance(cards, list) else []

    def drawn_for_exchange(self) -> int:
        """Returns how many cards were drawn in an exchange."""
        return len(self.spent()) if self.first("exchanged") else 0

    def goings(self, key: str) -> list[tuple[str, str]]:
        """Returns the kobolds that went somewhere, with their ends."""
        return [(_kobold(phrase), str(phrase.args["space"])) for phrase in self.all(key)]

    def first_below(self, kobold: str | None) -> str | None:
        """Returns on whom a kobold came to stand first."""
        landed = [phrase for phrase in self.all("lands-on") if _kobold(phrase) == kobold]
        return _kobold(landed[0], "other", "below") if landed else None

    def end(self) -> str | None:
        """Returns where the kobold of the move came to."""
        moved = self.first("walked", "entered", "climbed", "placed", "sent-home")
        return None if moved is None else str(moved.args.get("space", moved.args.get("village")))

    def token(self, said: ZauberbergEffect) -> tuple[str | None, bool]:
        """Returns the kind of the token met first, if it was said, and whether it was said to be hidden."""
        shown = self.first("token-shown", "goes-at-last")
        if shown is None or shown.key != "token-shown" or _kobold(shown) != said.lander:
            return None, False
        kind = str(shown.args["token"])
        return (None, True) if kind in said.hidden else (kind, False)

    def stone(self, said: ZauberbergEffect) -> str | None:
        """Returns what became of the stone that the lander took."""
        taken = self.first(*_FATES, "goes-at-last", "token-shown")
        if taken is None or taken.key not in _FATES or said.lander is None:
            return None
        return _FATES[taken.key]


def _kobold(phrase: Phrase, seat: str = "seat", name: str = "kobold") -> str:
    return f"{box.SEAT_LETTERS[int(str(phrase.args[seat]))]}{str(phrase.args[name])[1:]}"
