"""What is decoded in threads: msgspec crashes if two threads at a time are the first to decode a type.

While it prepares a type, it runs Python, and another thread may use what is half prepared. So every type that threads
decode must be prepared before.
"""

import json
import subprocess
import sys

from folkmoot.engine.acts import Resigns
from folkmoot.engine.records import to_text
from folkmoot.engine.registry import all_games, find_game
from tests.engine.helpers import course_of, recorded

DECODING = """
import json, sys
from folkmoot.engine.registry import all_games, find_game
from folkmoot.server import replays, upgrades

texts, prepared = json.load(sys.stdin), []
for game in all_games():
    find_game(game)

def note(frame, event, argument):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        prepared.append(str(frame.f_locals["obj"]))

sys.setprofile(note)
fair = [replays.verdict(text).fair for text in texts]
outlines = [replays.outline("a", text, "", None) for text in texts]
moments = [replays.moment(text, 0, None) for text in texts]
upgrades.decode_setup('{"game": "rainbows", "seats": 3}')
sys.setprofile(None)
print(json.dumps([fair, prepared]))
"""


def test_threads_are_never_the_first_to_decode_a_type() -> None:
    texts = []
    for game in map(find_game, all_games()):
        course = course_of(game, max(game.player_counts))
        course.perform(Resigns(0))
        texts.append(to_text(recorded(course)))
    done = subprocess.run([sys.executable, "-c", DECODING], input=json.dumps(texts), stdout=subprocess.PIPE, text=True)
    assert json.loads(done.stdout) == [[True] * len(texts), []]
