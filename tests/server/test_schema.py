"""The schema of what server and browser exchange."""

import inspect
import json
import re

from folkmoot.server.schema import schema, views


def test_every_reference_leads_to_a_definition() -> None:
    known = schema()["$defs"]
    assert set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(known))) <= set(known)


def test_the_parts_of_a_view_carry_the_name_of_their_game() -> None:
    known = schema()["$defs"]
    assert all(view.__name__ in known for view in views())
    players = known["RainbowsView"]["properties"]["players"]["items"]
    assert players == {"$ref": "#/$defs/RainbowsPlayerView"}
    assert known["RainbowsPlayerView"]["title"] == "RainbowsPlayerView"
    assert not [name for name in known if "." in name or name == "PlayerView"]


def test_descriptions_are_the_same_on_every_python() -> None:
    known = schema()["$defs"].values()
    descriptions = [definition["description"] for definition in known if "description" in definition]
    assert any("\n" in description for description in descriptions)
    assert [inspect.cleandoc(description) for description in descriptions] == descriptions
