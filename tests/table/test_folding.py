"""A raised rules version: a game goes on if the corrected rules tell the same story, otherwise it is frozen."""

import zlib
from collections.abc import Callable
from types import NoneType

import msgspec
import pytest

from folkmoot.engine.errors import BadOption, IllegalMove
from folkmoot.engine.events import DIGEST_BYTES, Log
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options
from folkmoot.engine.reasons import Reason
from folkmoot.engine.records import verify
from folkmoot.table import validation
from folkmoot.table.clocks import SECOND
from folkmoot.table.entries import Begins, MovesOn, Upgrades
from folkmoot.table.folding import Folded, Told, fold
from folkmoot.table.frozen import Frozen
from folkmoot.table.setup import LiveClock
from folkmoot.table.table import Table
from tests.example.acorns import GAME as ACORNS
from tests.example.acorns import components
from tests.example.acorns import moves as verbs
from tests.example.acorns.position import AcornsPosition
from tests.example.acorns.rules import effects
from tests.example.acorns.state import AcornsState
from tests.table.helpers import LUTIN, PEOPLE, PUCK, SampleTable, eyes, refusal, seen

Patch = pytest.MonkeyPatch


def sample_game(clock: LiveClock | None = None) -> SampleTable:
    """Returns a game of Acorns with offers, a peek and a swap: five public moves after the offers were opened."""
    return SampleTable(PEOPLE, options={"memory_aid": False}, clock=clock).offers().play("0 peek 1", "1 swap 1 2")


def raise_version(patch: Patch, version: int = 2) -> None:
    patch.setattr(type(ACORNS), "rules_version", version)


def swap_is_told_otherwise(patch: Patch) -> None:
    def swap(position: AcornsState, seat: int, place: int, other: int, log: Log) -> None:
        position.places[place], position.places[other] = position.places[other], position.places[place]
        log.tell("swapped", "ACO-10", seat=seat, places=[other, place])

    patch.setattr(effects, "_swap", swap)


def swap_is_forbidden(patch: Patch) -> None:
    def why_not(position: AcornsPosition, seat: int, move: int) -> Reason | None:
        return Reason("ACO-10") if verbs.verb_of(move) == verbs.SWAP else judge(position, seat, move)

    judge = AcornsPosition.why_not
    patch.setattr(AcornsPosition, "why_not", why_not)


def swap_fails(patch: Patch) -> None:
    def swap(*_: object) -> None:
        raise IndexError("a fault in the corrected rules")

    patch.setattr(effects, "_swap", swap)


def dig_changes(patch: Patch) -> None:
    """Changes a rule that no move of the sample game has touched."""

    def dig(position: AcornsState, seat: int, place: int, log: Log) -> None:
        log.tell("dug", "ACO-11", seat=seat, place=place)

    patch.setattr(effects, "_dig", dig)


def richer_start(patch: Patch) -> None:
    """Changes the deal, of which no event tells: everybody sees more goods."""
    patch.setattr(components, "START_GOODS", 4)


def folded(sample: SampleTable, told: list[Told] | None = None) -> tuple[Table, Folded]:
    """Folds the stored entries as a server does that has been started again."""
    table = Table(sample.game, sample.setup, sample.seed, LUTIN)
    return table, fold(table, sample.told() if told is None else told)


def whole_sight(table: Table) -> list[bytes]:
    return [seen(table, eye) for eye in eyes(table)]


def test_the_same_rules_fold_to_the_same_table() -> None:
    sample = sample_game()
    table, result = folded(sample)
    assert whole_sight(table) == whole_sight(sample.table)
    assert (table.rules_version, table.frozen, result.stories) == (1, None, {})
    assert table.next_entry(0, PEOPLE) is None


def test_what_older_entries_told_is_filled_in_while_the_rules_are_the_same() -> None:
    sample = sample_game()
    _, result = folded(sample, [told._replace(story=None) for told in sample.told()])
    assert result.stories == {number: story for number, story in enumerate(sample.stories) if story is not None}


@pytest.mark.parametrize("change", [lambda patch: None, dig_changes])
def test_corrected_rules_that_tell_the_same_take_the_game_over(
    monkeypatch: Patch, change: Callable[[Patch], None]
) -> None:
    sample = sample_game()
    raise_version(monkeypatch)
    change(monkeypatch)
    table, result = folded(sample)
    assert (table.frozen, result.stories) == (None, {})
    assert whole_sight(table) == whole_sight(sample.table)
    upgrade = table.next_entry(0, PEOPLE)
    assert upgrade == Upgrades(2)
    table.apply(upgrade, 0)
    assert table.next_entry(0, PEOPLE) is None
    assert [table.sight(eye).lines[-1].phrase.key for eye in eyes(table)] == ["rules-corrected"] * 4
    assert (table.phase, table.rules_version) == ("playing", 2)


def test_a_game_that_was_taken_over_is_read_again_and_recorded_under_the_new_version(monkeypatch: Patch) -> None:
    sample = sample_game()
    raise_version(monkeypatch)
    sample.table, _ = folded(sample)
    sample.run_automatic_entries()
    sample.play("2 swap 3 4")
    table, _ = folded(sample)
    assert whole_sight(table) == whole_sight(sample.table)
    record = table.record()
    assert record.rules_version == 2
    verify(record, ACORNS)


@pytest.mark.parametrize("change", [swap_is_told_otherwise, swap_is_forbidden, swap_fails])
def test_corrected_rules_that_tell_a_move_differently_freeze_the_game(
    monkeypatch: Patch, change: Callable[[Patch], None]
) -> None:
    before = SampleTable(PEOPLE, options={"memory_aid": False}).offers().play("0 peek 1").table
    seen_before = {eye: before.sight(eye) for eye in eyes(before)}
    sample = sample_game()
    raise_version(monkeypatch)
    change(monkeypatch)
    table, result = folded(sample)
    assert table.frozen is not None
    assert (table.frozen.cause, table.frozen.follows, table.frozen.here) == ("move", 1, 2)
    assert table.frozen.move == 3, "the opened offers and the peek come before it; secret steps do not count"
    raised: dict[Callable[[Patch], None], type] = {
        swap_is_told_otherwise: NoneType,
        swap_is_forbidden: IllegalMove,
        swap_fails: IndexError,
    }
    assert type(result.error) is raised[change]
    assert table.entry_count == len(sample.stored)
    for eye in eyes(table):
        frozen, unfrozen = table.sight(eye), seen_before[eye]
        assert (frozen.view, frozen.lines, frozen.seq) == (unfrozen.view, unfrozen.lines, unfrozen.seq)
        assert (frozen.prompt, frozen.undo, frozen.result) == (None, 0, None)


def test_nobody_can_do_anything_at_a_frozen_table(monkeypatch: Patch) -> None:
    sample = sample_game()
    raise_version(monkeypatch)
    swap_is_told_otherwise(monkeypatch)
    table, _ = folded(sample)
    assert (table.phase, table.deciders(), table.auto_answers()) == ("frozen", [], [])
    assert table.next_entry(10**9, PEOPLE) is None
    play = (table, PUCK, 1, table.seq, 0, "swap 1 2")
    assert refusal(validation.play, *play) == "frozen"
    assert refusal(validation.undo, *play[:-1]) == "frozen"
    assert refusal(validation.why, table, PUCK, 1, "swap") == "frozen"
    assert refusal(validation.wish, table, PUCK, 1, "pause", None, True, PEOPLE) == "frozen"
    assert refusal(validation.resign, table, PUCK, 1) == "frozen"
    assert refusal(validation.sit, table, PUCK, 1, "Puck", "salt") == "frozen"
    assert validation.come_back(table, PUCK) is None


def test_the_people_of_a_frozen_table_can_meet_at_another(monkeypatch: Patch) -> None:
    sample = sample_game()
    raise_version(monkeypatch)
    swap_is_told_otherwise(monkeypatch)
    table, _ = folded(sample)
    moves_on, chairs = validation.rematch(table, PUCK, "next")
    assert len(chairs) == 3
    table.apply(moves_on, 0)
    assert table.next_table == "next"
    again, _ = folded(sample, [*sample.told(), Told(MovesOn("next"), 0, None)])
    assert (again.next_table, again.phase, again.entry_count) == ("next", "frozen", len(sample.stored) + 1)


def test_fleeting_lines_of_a_frozen_table_can_be_acknowledged(monkeypatch: Patch) -> None:
    sample = sample_game()
    raise_version(monkeypatch)
    swap_is_told_otherwise(monkeypatch)
    table, _ = folded(sample)
    assert any(line.fleeting for line in table.sight(0).lines)
    table.apply(validation.acknowledge(table, LUTIN, 0, table.seq), 0)
    assert not any(line.fleeting for line in table.sight(0).lines)


def test_a_deal_that_looks_different_freezes_the_table_although_no_event_tells_it(monkeypatch: Patch) -> None:
    sample = sample_game()
    raise_version(monkeypatch)
    richer_start(monkeypatch)
    table, _ = folded(sample)
    assert table.frozen is not None
    assert (table.frozen.cause, table.course, table.phase) == ("deal", None, "frozen")
    assert [chair.name for chair in table.chairs] == ["Lutin", "Puck", "Nixe"]
    assert refusal(validation.play, table, PUCK, 1, 0, 0, "swap 1 2") == "frozen"


def test_a_view_that_has_got_a_new_field_is_still_what_was_seen(monkeypatch: Patch) -> None:
    sample = sample_game()
    raise_version(monkeypatch)
    for change, cause in (({"pile": None}, None), ({"pile": 99}, "deal")):
        told = sample.told()
        story = told[3].story or b""
        digest, views = story[:DIGEST_BYTES], msgspec.json.decode(zlib.decompress(story[DIGEST_BYTES:]))
        for view in views:
            view.update(change)
            if view["pile"] is None:
                del view["pile"]
        told[3] = told[3]._replace(story=digest + zlib.compress(msgspec.json.encode(views)))
        frozen = folded(sample, told)[0].frozen
        assert (frozen and frozen.cause) == cause


def test_without_what_was_told_corrected_rules_cannot_be_compared(monkeypatch: Patch) -> None:
    sample = sample_game()
    raise_version(monkeypatch)
    table, result = folded(sample, [told._replace(story=None) for told in sample.told()])
    assert table.frozen is not None
    assert (table.frozen.cause, table.course, result.stories) == ("unknown", None, {})


def test_a_game_of_newer_rules_is_frozen_with_all_that_both_agree_on() -> None:
    sample = sample_game()
    told = [t._replace(entry=Begins(t.entry.order, 3)) if isinstance(t.entry, Begins) else t for t in sample.told()]
    table, _ = folded(sample, told)
    assert table.frozen is not None
    assert (table.frozen.cause, table.frozen.follows, table.frozen.here) == ("newer", 3, 1)
    for eye in eyes(table):
        assert table.sight(eye).lines == sample.table.sight(eye).lines
    upgraded, _ = folded(sample, [*sample.told(), Told(Upgrades(2), 0, None)])
    assert upgraded.frozen is not None
    assert (upgraded.frozen.cause, upgraded.frozen.follows) == ("newer", 2)


def test_a_set_up_that_is_no_longer_possible_freezes_the_table(monkeypatch: Patch) -> None:
    sample = sample_game()

    def none_for_three(game: Game, seats: int, options: Options) -> None:
        raise BadOption("no longer")

    raise_version(monkeypatch)
    monkeypatch.setattr(type(ACORNS), "check_setup", none_for_three)
    table, _ = folded(sample)
    assert table.frozen is not None
    assert (table.frozen.cause, table.phase) == ("setup", "frozen")
    assert [chair.guest for chair in table.chairs] == list(PEOPLE)
    assert refusal(validation.rematch, table, PUCK, "next") == "frozen"


def test_clocks_stand_while_a_table_is_frozen(monkeypatch: Patch) -> None:
    sample = sample_game(clock=LiveClock(minutes=10))
    left = sample.seconds_left()
    with monkeypatch.context() as patch:
        raise_version(patch)
        swap_is_told_otherwise(patch)
        frozen, _ = folded(sample)
        assert frozen.clocks.due() is None
        assert frozen.clocks.remaining(10**9) == [seconds * SECOND for seconds in left]
    thawed, _ = folded(sample)
    thawed.was_frozen = True
    sample.table, sample.now = thawed, 3600 * SECOND
    assert sample.run_automatic_entries() == [Upgrades(1)]
    assert sample.seconds_left() == left
    assert sample.log_keys()[-1] == "goes-on"
    sample.wait(2)
    assert sum(sample.seconds_left()) == sum(left) - 2


def test_a_frozen_table_tells_no_secret(monkeypatch: Patch) -> None:
    """Secret steps that corrected rules tell differently: nobody else can read who took them, or how many."""
    two_steps = SampleTable(PEOPLE).play("0 offer nut 1", "0 offer berry 1")
    one_step = SampleTable(PEOPLE).play("1 offer nut 2")
    raise_version(monkeypatch)

    def offer(position: AcornsState, seat: int, good: int, amount: int, log: Log) -> None:
        position.offers[seat * len(components.GOODS) + good] = amount
        log.tell("committed", "ACO-05", seat=seat)

    monkeypatch.setattr(effects, "_offer", offer)
    (one, _), (two, found) = folded(one_step), folded(two_steps)
    assert [None in change.hidden_from for change in found.changes] == [False] * 4 + [True] * 2
    assert one.frozen == two.frozen == Frozen(cause="move", move=1, follows=1, here=2)
    for eye in (2, None):
        assert seen(one, eye) == seen(two, eye)
