"""What a player is asked, and how it is put."""

import pytest

from folkmoot.engine.prompts import Prompt
from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import TEN, at, decider, games, legal, play


def asked(position: RainbowsState) -> Prompt:
    prompt = position.prompt(decider(position))
    assert prompt is not None
    return prompt


def notes(position: RainbowsState) -> list[str]:
    return [note.key for note in asked(position).notes]


@proves("RAI-28", "RAI-45")
def test_the_choices_are_the_legal_moves_part_by_part() -> None:
    for played in games(2, bank_accounts=True, days=2):
        prompt = asked(played.before)
        assert [choice.move for choice in prompt.choices] == [
            GAME.notation(move) for move in played.before.moves(played.seat)
        ]
        for choice in prompt.choices:
            assert " ".join(part.id for part in choice.parts) == choice.move
        assert prompt.seat == played.seat
        others = [played.before.prompt(seat) for seat in range(int(played.before.seats)) if seat != played.seat]
        assert others == [None] * (int(played.before.seats) - 1)


@proves("RAI-111")
def test_a_single_legal_action_is_still_a_decision() -> None:
    position = at(market=["red-7"], turn=3, gold=[6, 9, 9])
    assert position.deciders() == [0]
    assert legal(position) == {"keep red-7"}
    assert asked(position).forced
    assert [choice.move for choice in asked(position).choices] == ["keep red-7"]
    play(position, "keep red-7")
    assert position.turn == 0  # only now the round is over


@proves("RAI-111")
def test_every_pick_of_a_round_is_played_by_somebody_forced_or_not() -> None:
    forced = 0
    for played in games(6):
        alone = len(played.before.moves(played.seat)) == 1
        assert asked(played.before).forced == alone
        assert played.after.turn == played.before.turn + 1 or played.before.turn == played.before.seats
        forced += alone
    assert forced > 20


@proves("RAI-14")
def test_nobody_is_ever_asked_to_keep_the_accounts() -> None:
    for played in games(3, bank_accounts=True, days=2):
        assert asked(played.before).id in ("pick", "deposit")
        assert 0 <= played.seat < played.before.seats
    assert GAME.player_counts == (2, 3, 4, 5)  # everybody at the table plays


@proves("RAI-23")
def test_the_last_card_is_announced_as_such() -> None:
    assert asked(at(turn=3)).question.key == "ask-last-pick"
    assert {asked(at(turn=turn)).question.key for turn in (0, 1, 2)} == {"ask-pick"}


@proves("RAI-43", "RAI-44", "RAI-120")
def test_a_question_names_only_the_uses_that_are_legal() -> None:
    def key(gold: int, kept: list[str], **options: bool) -> str:
        market = ["red-7", "red-9"]
        return asked(at(market=market, turn=2, gold=[9, 9, gold], face_up=[[], [], kept], options=options)).question.key

    assert (key(9, []), key(0, []), key(9, TEN), key(0, TEN)) == ("ask-pick", "ask-keep", "ask-buy", "ask-discard")
    assert key(0, TEN, bank_accounts=True, forced_borrowing=False) == "ask-loan"


@proves("RAI-43")
def test_a_compulsory_buy_or_keep_is_said_to_be_compulsory() -> None:
    buy = at(market=["red-7"], turn=3, gold=[9, 0, 0], face_up=[TEN, [], []])
    keep = at(market=["red-7"], turn=3, gold=[1, 0, 0])
    free = at(market=["red-7"], turn=3, gold=[9, 0, 0])
    assert (notes(buy), notes(keep), notes(free)) == (["note-must-buy"], ["note-must-keep"], [])


@proves("RAI-44")
def test_a_prompt_says_why_a_card_must_be_discarded() -> None:
    position = at(market=["red-7", "red-9"], turn=2, gold=[0, 0, 0], face_up=[[], [], TEN])
    assert notes(position) == ["note-nothing-usable"]
    assert not asked(position).forced  # which card goes is the player's choice


@proves("RAI-120")
def test_the_choice_between_a_loan_and_a_discard_is_explained() -> None:
    options = {"bank_accounts": True, "forced_borrowing": False}
    position = at(market=["red-7"], turn=3, gold=[0, 0, 0], face_up=[TEN, [], []], options=options)
    assert notes(position) == ["note-loan-or-discard"]


@proves("RAI-82", "RAI-83")
def test_a_choice_shows_the_price_of_its_loan() -> None:
    position = at(market=["red-9"], turn=3, gold=[3, 0, 0], options={"bank_accounts": True})
    choice = next(choice for choice in asked(position).choices if choice.move == "buy red-9 R1")
    assert choice.note is not None
    assert choice.note.key == "note-borrow"
    assert choice.note.args == {"number": 9, "gold": 3, "amount": 6, "cost": 12}


@proves("RAI-101")
def test_the_bank_offers_every_amount_and_warns_that_it_opens_only_once() -> None:
    position = at(phase="bank", gold=[7, 0, 0], options={"days": 2})
    assert [choice.move for choice in asked(position).choices] == [f"deposit {amount}" for amount in range(8)]
    assert notes(position) == ["note-only-deposit"]
    assert not asked(position).forced


@proves("RAI-18")
def test_only_the_last_pick_of_a_round_turns_up_what_nobody_knew() -> None:
    for turn in range(4):
        assert {choice.reveals for choice in asked(at(turn=turn)).choices} == {turn == 3}


@pytest.mark.parametrize(
    ("gold", "reveals"),
    [([7, 0, 0], True), ([7, 1, 0], False), ([7, 0, 1], False), ([0, 0, 1], True), ([0, 1, 1], False)],
)
@proves("RAI-102", "RAI-103")
def test_only_the_last_deposit_turns_up_the_next_day(gold: list[int], reveals: bool) -> None:
    turn = next(seat for seat in range(3) if gold[seat])
    position = at(phase="bank", gold=gold, turn=turn, options={"days": 2})
    assert {choice.reveals for choice in asked(position).choices} == {reveals}


@pytest.mark.parametrize("priority", [0, 1, 2])
def test_who_is_last_at_the_bank_goes_by_the_order_from_the_priority_player(priority: int) -> None:
    gold = [5, 5, 5]
    gold[(priority + 2) % 3] = 0
    position = at(phase="bank", gold=gold, priority=priority, turn=1, options={"days": 2})
    assert {choice.reveals for choice in asked(position).choices} == {True}


@pytest.mark.parametrize(("card", "number"), [("red-1", 1), ("orange-7", 7), ("violet-10", 10)])
@proves("RAI-30", "RAI-38")
def test_every_use_says_the_number_of_its_card(card: str, number: int) -> None:
    position = at(market=[card], turn=3, gold=[15, 0, 0])
    for choice in asked(position).choices:
        assert choice.parts[0].label.args == {"number": number}
        assert choice.note is not None
        assert choice.note.args == {"number": number}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_put_into_words(language: str) -> None:
    words = Words(GAME, language, ["Ann", "Puck", "Cid", "Dot", "Nixe"], 0)
    for played in games(1, bank_accounts=True, forced_borrowing=False, days=2):
        prompt = asked(played.before)
        phrases = [prompt.question, *prompt.notes]
        for choice in prompt.choices:
            phrases += [part.label for part in choice.parts] + ([choice.note] if choice.note else [])
        assert all(words.phrase(phrase) for phrase in phrases)
