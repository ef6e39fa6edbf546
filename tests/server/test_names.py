"""What stays of a name and of a line of chat."""

import unicodedata

import pytest

from folkmoot.server.names import INVISIBLE, MOST_MARKS, tidy_line, tidy_name
from folkmoot.table.refusals import Refusal

ACUTE, GRAVE, TILDE, DOT, RING = "\u0301", "\u0300", "\u0303", "\u0323", "\u030a"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
FARMER = "\U0001f469\U0001f3fd\u200d\U0001f33e"
HEART, KEYCAP = "\u2764\ufe0f", "1\ufe0f\u20e3"
RAINBOW_FLAG = "\U0001f3f3\ufe0f\u200d\U0001f308"
PERSIAN = "\u0645\u06cc\u200c\u0631\u0648\u0645"


@pytest.mark.parametrize(
    "sign",
    [
        *"\u3164\u2800\u115f\u1160\uffa0\u034f\ufe0f\ufe00\u17b4\u17b5\u180b\u180f\u00ad\u200b\u200d\u2060\ufeff\ufffc",
        "\U000e0100",
        "\U000e0041",
    ],
)
def test_invisible_letters_are_no_name_and_part_of_none(sign: str) -> None:
    for blank in (sign, f" {sign}{sign} ", f"{sign}\u0301"):
        with pytest.raises(Refusal, match="no-name"):
            tidy_name(blank)
    assert tidy_name(f"{sign}Pu{sign}ck{sign}") == "Puck"
    assert tidy_line(f"{sign} well {sign}") == "well"


def test_every_invisible_letter_is_dropped() -> None:
    assert tidy_name("a" + "".join(map(chr, sorted(INVISIBLE))) + "b") == "ab"


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Nguyễn Thị Thảo",
        "Łukasz",
        "Ὀδυσσεύς",
        "Иван",
        "דָּוִד",
        "محمّد",
        "अनुष्का",
        "ณัฐวุฒิ",
        "김나래",
        "さくら",
        "နှို့",
        "O’Hara-Smith",
    ],
)
def test_names_of_many_scripts_stay_as_they_are(name: str) -> None:
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


def test_names_are_composed() -> None:
    assert tidy_name("Zoe\u0308") == "Zoë"


def test_marks_do_not_pile_up() -> None:
    pile = "".join(map(chr, range(0x300, 0x330)))
    for tidy in (tidy_name, tidy_line):
        marks = unicodedata.normalize("NFD", tidy(f"P{pile}u{pile}ck"))
        assert len(marks) == len("Puck") + 2 * MOST_MARKS


def test_a_letter_carries_a_mark_once_and_a_mark_needs_a_letter() -> None:
    assert tidy_name(f"e{ACUTE * 3}") == "é"
    assert tidy_name(f"{ACUTE}e {GRAVE}Puck") == "e Puck"
    with pytest.raises(Refusal):
        tidy_name(f"{ACUTE}{GRAVE} {TILDE}")


@pytest.mark.parametrize("said", [FAMILY, FARMER, HEART, KEYCAP, RAINBOW_FLAG, PERSIAN, f"{HEART} {FAMILY}!"])
def test_emoji_and_joined_letters_survive_in_chat(said: str) -> None:
    assert tidy_line(said) == said


def test_in_names_emoji_lose_what_joins_them() -> None:
    assert tidy_name(f"Puck {HEART}{RAINBOW_FLAG}") == "Puck \u2764\U0001f3f3\U0001f308"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("\u200dwell", "well"),
        ("well\u200d said", "well said"),
        ("\ufe0f \u200d", ""),
        ("a\u200d\u200d\u200cb", "a\u200db"),
        ("\u2764\ufe0f\ufe0f\ufe0e", HEART),
        (
            f"a{ACUTE}{GRAVE}{TILDE}{DOT}\u200d{RING}b",
            unicodedata.normalize("NFC", f"a{ACUTE}{GRAVE}{TILDE}{DOT}") + "\u200db",
        ),
    ],
)
def test_what_joins_nothing_is_dropped_from_chat(said: str, left: str) -> None:
    assert tidy_line(said) == left
