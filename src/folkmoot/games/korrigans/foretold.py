"""Compares what a choice was said to do with what has happened, for the kit."""

from folkmoot.engine.events import Log
from folkmoot.engine.handfuls import count_of, faces_of, size_of
from folkmoot.engine.packing import first_of, verb_of
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.prompts import Effect
from folkmoot.engine.told import Compared, Told, differences
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases, scoring, stages
from folkmoot.games.korrigans.foresight import korrigan_id
from folkmoot.games.korrigans.shown import KorrigansEffect
from folkmoot.games.korrigans.state import CARRIES_ELF, NONE, KorrigansState
from folkmoot.games.korrigans.view import view

_ARRIVALS = (verbs.PLACE, verbs.MOVE, verbs.GOBLIN_TO)
_ENDS = (None, "turn", "placement", "round", "game")
"""What may be over after a move, from the least."""


def faults(before: KorrigansState, move: int, said: Effect, after: KorrigansState, log: Log) -> list[str]:
    """Returns what came otherwise than it was said."""
    if not isinstance(said, KorrigansEffect):
        return [f"expected an effect of Korrigans, got {said!r}"]
    story = _Story(before, move, after, log)
    happened: Compared = {
        "where a Korrigan comes": ((said.korrigan, said.path), story.way()),
        "the crossing": (said.crossing, story.crossing()),
        "what is shown": (said.shows, story.each("companion", "companion-shown")),
        "what is spent": ((said.spends, said.left), story.spent()),
        "the sacrifice": ((said.gives_up, said.backup), story.sacrifice()),
        "the token taken": (said.takes, story.taken()),
        "the signs that may come": (said.menhirs, story.signs()),
        "the fields closed": (said.closes, story.closed()),
        "what the troll stops": (said.bars, story.barred()),
        "the tokens uncovered": (said.uncovers, story.uncovered()),
    }
    if verb_of(move) in _ARRIVALS:
        happened["the elves taken"] = (said.elves, story.robbed())
        happened["the goblin"] = (said.goblin_to, story.given())
        happened["what is lost"] = (sorted(said.lost), story.lost())
        happened["the tokens there"] = (said.clovers, story.lying())
    if not story.all("menhir"):
        happened["the gold"] = (said.gold or [0] * int(before.seats), story.gold())
    return differences(happened) + _order_faults(said, story)


def _order_faults(said: KorrigansEffect, story: "_Story") -> list[str]:
    """Returns what came otherwise after the move."""
    if said.next is None:
        return [] if said.menhirs else ["what follows: expected, as no menhir decides it"]
    then, after = said.next, story.after
    faults = []
    ended = story.ended()
    if then.odds and sum(then.odds.values()) != sum(after.bag) + 1:
        faults.append(f"the odds: said {then.odds}, came {sum(after.bag)} pawns left")
    certain = bool(then.seats) or then.ends == "game"
    if then.ends != ended if certain else _ENDS.index(then.ends) > _ENDS.index(ended):
        faults.append(f"the end: said {then.ends}, came {ended}")
    return faults


class _Story(Told):
    """What the positions around a move and its events tell."""

    def __init__(self, before: KorrigansState, move: int, after: KorrigansState, log: Log) -> None:
        super().__init__(log)
        self.before, self.after = before, after
        self.verb = verb_of(move)
        self.seat = before.deciders()[0]

    def way(self) -> tuple[str | None, list[str]]:
        """Returns who or what came where."""
        if self.verb == verbs.CAULDRON:
            return None, [box.FIELD_NAMES[self.after.cauldron]]
        if self.verb == verbs.GOBLIN_TO:
            return korrigan_id(int(self.before.mover)), []
        moved = self.first("placed", "moved", "spent")
        if moved is None:
            return None, []
        korrigan = _korrigan(moved, "seat")
        return korrigan_id(korrigan), [box.FIELD_NAMES[self.after.korrigan_fields[korrigan]]]

    def crossing(self) -> int:
        """Returns the number of the crossing that was used, or where the troll was put."""
        if self.verb == verbs.TROLL_TO:
            return int(self.after.troll) + 1
        for moved in self.all("moved", "spent"):
            for crossing, (one, other) in enumerate(box.CROSSING_ENDS):
                names = [box.FIELD_NAMES[one], box.FIELD_NAMES[other]]
                if moved.args["fields"] in (names, names[::-1]) and moved.args["companion"] == _user(crossing):
                    return crossing + 1
        return 0

    def spent(self) -> tuple[list[str], int]:
        """Returns what was spent, and how many of it are left."""
        spent = [str(companion) for companion in self.each("companion", "spent")]
        return spent, int(count_of(self.after.owned(self.seat), box.FACE_OF[spent[0]])) if spent else 0

    def sacrifice(self) -> tuple[str | None, str | None]:
        """Returns the token that left the game, and the backup for it."""
        if self.verb != verbs.SACRIFICE:
            return None, None
        (given,) = faces_of(self.after.sacrificed[self.seat] - self.before.sacrificed[self.seat])
        (backup,) = faces_of(self.after.backups[self.seat] - self.before.backups[self.seat])
        return box.FACE_NAMES[given], box.FACE_NAMES[backup]

    def taken(self) -> str | None:
        """Returns the token that was gathered."""
        gathered = self.first("gathered", "gathered-seen")
        if gathered is None:
            return None
        field = box.FIELD_OF[str(gathered.args["field"])]
        (face,) = faces_of(self.before.clovers[field] - self.after.clovers[field])
        return box.FACE_NAMES[face]

    def signs(self) -> dict[str, int]:
        """Returns the signs of which one came, or will when the one token there is taken."""
        field = self.after.korrigan_fields[self.after.mover]
        one = size_of(self.before.clovers[field]) == 1 and self.before.signs[field] != NONE
        due = self.verb in _ARRIVALS and one and self.before.stage != stages.FINAL_TURN
        if not due and not self.all("menhir"):
            return {}
        names = [box.SIGN_NAMES[sign] for sign in self.before.signs if sign != NONE]
        return {name: names.count(name) for name in box.SIGN_NAMES if name in names}

    def closed(self) -> list[str]:
        """Returns the fields where the cauldron could appear before a pawn was placed, and cannot now."""
        if self.verb not in (verbs.SUN, verbs.CLOUD):
            return []
        was, still = (view(position, None).fields for position in (self.before, self.after))
        pairs = zip(was, still, strict=True)
        return [field.field for field, later in pairs if field.possible and not later.possible]

    def barred(self) -> str | None:
        """Returns the companion that uses the crossing where the troll was put."""
        return _user(int(self.after.troll)) if self.verb == verbs.TROLL_TO else None

    def uncovered(self) -> int:
        """Returns how many tokens were seen when a screen was removed."""
        return sum(len(tokens) for tokens in self.each("clovers", "screen-removed") if isinstance(tokens, list))

    def robbed(self) -> list[str]:
        """Returns the Korrigans that had an elf and have none."""
        pairs = zip(self.before.carried, self.after.carried, strict=True)
        return [korrigan_id(at) for at, (was, now) in enumerate(pairs) if was == CARRIES_ELF != now]

    def given(self) -> list[str]:
        """Returns the Korrigans that may get the goblin, or the one that has got it."""
        if self.after.phase == phases.CHOOSE_GOBLIN_TARGET:
            return [korrigan_id(first_of(move)) for move in self.after.moves(self.after.deciders()[0])]
        return [korrigan_id(_korrigan(given, "other")) for given in self.all("goblin-given")]

    def lost(self) -> list[str]:
        """Returns the elves and goblins that left the game."""
        return sorted(str(being) for being in self.each("being", "lost"))

    def lying(self) -> int:
        """Returns how many tokens lie where the Korrigan came and gathers."""
        field = self.after.korrigan_fields[self.after.mover]
        return 0 if self.before.stage == stages.FINAL_TURN else int(size_of(self.after.clovers[field]))

    def gold(self) -> list[int]:
        """Returns by seat how the total has changed."""
        seats = range(self.before.seats)
        return [scoring.total(self.after, seat) - scoring.total(self.before, seat) for seat in seats]

    def ended(self) -> str | None:
        """Returns what is over."""
        before, after = self.before, self.after
        if after.phase == phases.OVER:
            return "game"
        if after.round > before.round:
            return "placement" if before.stage == stages.PLACEMENT else "round"
        if self.verb in (verbs.SUN, verbs.CLOUD, verbs.CAULDRON):
            return None if after.turn == 0 else "turn"
        return None if (before.turn, before.placement_lap) == (after.turn, after.placement_lap) else "turn"


def _korrigan(phrase: Phrase, owner: str) -> int:
    """Returns the number of the Korrigan that an event names, with its owner."""
    return 2 * int(str(phrase.args[owner])) + int(str(phrase.args["korrigan"])[1:]) - 1


def _user(crossing: int) -> str:
    """Returns the companion that uses a crossing."""
    return {"open": "hare", "door": "squirrel", "bridge": "mouse"}[box.CROSSING_KINDS[crossing]]
