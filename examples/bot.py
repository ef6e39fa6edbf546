"""A bot that sits down at a table through the network and plays any legal move: make `choose` cleverer.

python3 examples/bot.py http://127.0.0.1:8765 TABLE        (the table's id is the last part of its link)
"""

import json
import random
import secrets
import sys
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect


def choose(view: dict, prompt: dict) -> str:
    """Returns one of the moves that the prompt offers; the view is everything this seat may see."""
    return random.choice(prompt["choices"])["move"]


def become_guest(address: str, name: str) -> tuple[str, str]:
    """Tells the server a name; returns the public id it gives us and the cookies that prove it."""
    jar = CookieJar()
    browser = build_opener(HTTPCookieProcessor(jar))
    browser.open(address + "/api/me")
    token = next(cookie.value for cookie in jar if cookie.name == "csrftoken")
    headers = {"Content-Type": "application/json", "X-CSRFToken": token}
    answer = browser.open(Request(address + "/api/me", json.dumps({"name": name}).encode(), headers))
    return json.load(answer)["guest"], "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)


def sit_and_play(address: str, table: str) -> dict:
    """Takes the first free chair, plays to the end and returns the result."""
    guest, cookies = become_guest(address, "Farfadet")
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    looking = False
    with connect(url, additional_headers={"Cookie": cookies}) as socket:

        def say(do: str, **what: object) -> None:
            socket.send(json.dumps({"do": do, **what}))

        for message in map(json.loads, socket):
            if message["type"] == "room":
                mine = [at for at, chair in enumerate(message["chairs"]) if chair["guest"] == guest]
                free = [at for at, chair in enumerate(message["chairs"]) if chair["kind"] == "open"]
                if mine and message["phase"] != "waiting" and not looking:
                    looking = True
                    say("look", eye=mine[0])
                elif free and not mine:
                    say("sit", id="sit", chair=free[0], name="Farfadet", salt=secrets.token_hex(16))
            elif message["type"] == "update" and message["result"]:
                return message["result"]
            elif message["type"] == "update" and message["prompt"]:
                move = choose(message["view"], message["prompt"])
                number = {"seq": message["seq"], "step": message["step"]}
                say("play", id=secrets.token_hex(8), seat=message["eye"], move=move, **number)
    raise SystemExit("the table has gone")


if __name__ == "__main__":
    print(sit_and_play(*sys.argv[1:3]))
