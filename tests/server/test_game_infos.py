"""What the page where a table is opened reads of the games."""

from tests.server.conftest import NewGuest

SEATS = {"2": [2, 3, 4], "3": [3, 4], "4": [4]}


def test_seats_that_a_table_does_not_have_are_ruled_out(new_guest: NewGuest) -> None:
    infos = {info["id"]: info for info in new_guest("").http.get("/api/games").json()}
    ruled_out = {seats: options["first_player"] for seats, options in infos["korrigans"]["ruled_out"].items()}
    assert ruled_out == SEATS
    # With two players Rainbows needs its variant: what that rules out is told beside it.
    assert infos["rainbows"]["required_options"] == {"2": {"two_player_variant": True}}
    assert infos["rainbows"]["ruled_out"]["2"] == {"first_priority": [2, 3, 4], "two_player_variant": [False]}
    assert infos["dolmen"]["ruled_out"] == {}
