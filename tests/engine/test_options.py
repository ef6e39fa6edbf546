"""Options are read from a game's struct; a value that does not fit is refused with what was expected."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from folkmoot.engine.errors import BadOption
from folkmoot.engine.options import Option, Options, as_data, as_text, describe, option_from_text, read_options


class Garden(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    open_gate: bool = False
    season: Literal["autumn", "spring"] = "spring"
    first: Literal[0, 1, "random"] = "random"
    beds: Annotated[int, Meta(ge=2, le=9)] = 3
    limit: Annotated[int, Meta(ge=20)] = 300


def test_options_are_described_in_their_order() -> None:
    assert describe(Garden) == [
        Option("open_gate", False, [False, True]),
        Option("season", "spring", ["autumn", "spring"]),
        Option("first", "random", [0, 1, "random"]),
        Option("beds", 3, [], 2, 9),
        Option("limit", 300, [], 20, None),
    ]


def test_values_are_offered_in_the_order_they_are_declared() -> None:
    class Weather(Options, frozen=True, kw_only=True):
        wind: Literal["calm", "breeze", "storm"] = "calm"
        first: Literal["random", 0, 1] = "random"

    assert [option.values for option in describe(Weather)] == [["calm", "breeze", "storm"], ["random", 0, 1]]


def test_the_expected_values_are_described_in_words() -> None:
    expected = {option.name: option.expected() for option in describe(Garden)}
    assert expected["open_gate"] == "false or true"
    assert expected["beds"] == "a whole number from 2 to 9"
    assert expected["limit"] == "a whole number from 20"


def test_options_not_given_keep_their_defaults() -> None:
    assert read_options(Garden, {}) == Garden()
    options = read_options(Garden, {"beds": 9, "open_gate": True, "first": 1})
    assert as_data(options) == {"open_gate": True, "season": "spring", "first": 1, "beds": 9, "limit": 300}
    assert read_options(Garden, as_data(options)) == options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("open_gate", 1),
        ("open_gate", "true"),
        ("season", "winter"),
        ("first", True),
        ("first", 2),
        ("first", "0"),
        ("beds", 1),
        ("beds", 10),
        ("beds", 3.0),
        ("beds", True),
        ("beds", "3"),
        ("limit", 19),
        ("season", None),
        ("season", ["spring"]),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"option {name}: expected .*, got"):
        read_options(Garden, {name: value})


def test_an_unknown_option_is_refused_listing_the_known_ones() -> None:
    with pytest.raises(BadOption, match="expected open_gate, season, first, beds or limit, got 'colour'"):
        read_options(Garden, {"colour": "red"})
    with pytest.raises(BadOption, match="unknown option: expected none, got 'colour'"):
        read_options(Options, {"colour": "red"})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("open_gate=true", True),
        ("open_gate=False", False),
        ("season=autumn", "autumn"),
        ("first=random", "random"),
        ("first=1", 1),
        ("beds=9", 9),
        ("limit= 20 ", 20),
    ],
)
def test_an_option_is_typed_as_name_and_value(text: str, value: object) -> None:
    name, read = option_from_text(Garden, text)
    assert (name, read, type(read)) == (text.partition("=")[0], value, type(value))


@pytest.mark.parametrize(
    "text", ["beds", "beds=", "beds=ten", "beds=-3", "beds=10", "beds=2.0", "gate=true", "=3", "open_gate=1", ""]
)
def test_a_typed_option_that_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        option_from_text(Garden, text)


def test_every_value_can_be_typed_as_it_is_shown() -> None:
    for option in describe(Garden):
        for value in [*option.values, option.default]:
            assert option_from_text(Garden, f"{option.name}={as_text(value)}") == (option.name, value)


def test_an_option_must_have_a_default_and_a_plain_type() -> None:
    class NoDefault(Options, frozen=True, kw_only=True):
        beds: bool

    class Strange(Options, frozen=True, kw_only=True):
        beds: float | str = "x"

    for kind in (NoDefault, Strange):
        with pytest.raises(BadOption, match="option beds must"):
            describe(kind)
