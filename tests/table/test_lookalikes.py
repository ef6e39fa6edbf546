"""Names at one table can be told apart, and the names of older tables stay what they were."""

import pytest

from folkmoot.table import validation
from folkmoot.table.entries import Keeps, PlacesBot, Sits
from folkmoot.table.lookalikes import distinct_name, look_alike
from tests.table.helpers import LUTIN, NIXE, PEOPLE, PUCK, SampleTable

CYRILLIC = "Рuсk"
GREEK = "Ρuck"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Puck", CYRILLIC),
        ("Puck", GREEK),
        ("Puck", "puck"),
        ("PUCK", CYRILLIC),
        ("Ian", "lan"),
        ("Ian", "ian"),
        ("Ian", "1an"),
        ("modern", "rnodem"),
        ("Zoë", "Zoe\u0308"),
        ("Zoë", "Zое\u0308"),
        ("O'Hara", "0’Hara"),
        ("Straße", "STRASSE"),
        ("𝓟𝓾𝓬𝓴", "Puck"),
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)
    assert distinct_name(one, ["Nixe", other]) == f"{one} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Puck", "Buck"), ("Zoë", "Zoe"), ("Puck", "Puck 2"), ("Jan", "Ian"), ("Иван", "Ивана")]
)
def test_other_names_stay_as_they_are(one: str, other: str) -> None:
    assert not look_alike(one, other)
    assert distinct_name(one, [other]) == one


def test_ten_look_alikes_get_ten_names() -> None:
    taken: list[str] = []
    for name in ("Puck", CYRILLIC, GREEK, "PUCK", "puck", "Рuck", "Puсk", "Puck 2", "рuсk 3", "РUCК"):
        taken.append(distinct_name(name, taken))
    assert not any(look_alike(one, other) for one in taken for other in taken if one is not other)


def waiting() -> SampleTable:
    return SampleTable(PEOPLE[:3], begun=False)


def names(sample: SampleTable) -> list[str]:
    return [chair.name for chair in sample.table.chairs]


def test_the_later_of_two_look_alikes_gets_a_number() -> None:
    sample = waiting()
    sample.store(validation.sit(sample.table, PUCK, 0, "Puck", "salt"))
    sample.store(validation.sit(sample.table, NIXE, 2, CYRILLIC, "salt"))
    assert names(sample) == ["Puck", "", f"{CYRILLIC} 2"]


def test_a_guest_who_comes_to_a_kept_chair_may_use_its_name() -> None:
    sample = waiting()
    sample.store(Keeps(1, PUCK, "Puck"))
    assert validation.sit(sample.table, PUCK, 1, CYRILLIC, "salt").name == CYRILLIC


def test_no_bot_looks_like_a_person() -> None:
    sample = waiting()
    sample.store(validation.sit(sample.table, NIXE, 0, CYRILLIC, "salt"))
    sample.store(validation.sit_bot(sample.table, LUTIN, 1, "random"))
    sample.store(validation.sit_bot(sample.table, LUTIN, 2, "random"))
    assert names(sample) == [CYRILLIC, "Lutin", "Nixe"]


def test_names_given_before_stay_what_they_were() -> None:
    sample = waiting()
    for entry in (Sits(0, NIXE, CYRILLIC, "salt"), PlacesBot(1, "random"), Sits(2, LUTIN, "puck", "salt")):
        sample.store(entry)
    assert names(sample) == [CYRILLIC, "Puck", "puck"]
