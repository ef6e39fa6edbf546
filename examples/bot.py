"""A bot that sits down at a table over the network and plays random legal moves: make `choose` cleverer.

python3 examples/bot.py http://127.0.0.1:8765 TABLE        (the table's id is the last part of its link)
"""

import json
import random
import secrets
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect


def choose(view: Any, prompt: Any) -> Any:
    """Returns one of the moves that the prompt offers; the view is everything this seat may see."""
    return " ".join(prompt["parts"][index][0] for index in random.choice(prompt["choices"])[0])


def become_guest(address: str, name: str) -> tuple[str, str]:
    """Gives the server a name; returns the public id of the guest and the cookies that prove it."""
    jar = CookieJar()
    browser = build_opener(HTTPCookieProcessor(jar))
    browser.open(address + "/api/me").close()
    token = next(cookie.value or "" for cookie in jar if cookie.name == "csrftoken")
    headers = {"Content-Type": "application/json", "X-CSRFToken": token}
    with browser.open(Request(address + "/api/me", json.dumps({"name": name}).encode(), headers)) as answer:
        return json.load(answer)["guest"], "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)


def sit_and_play(address: str, table: str) -> Any:
    """Takes the first free chair, plays to the end and returns the result."""
    guest, cookies = become_guest(address, "Farfadet")
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    looking, answered = False, None
    with connect(url, additional_headers={"Cookie": cookies}) as socket:
        for msg in map(json.loads, socket):
            command: Any = None
            if msg["type"] == "room" and not looking:
                mine = [index for index, chair in enumerate(msg["chairs"]) if chair["guest"] == guest]
                free = [index for index, chair in enumerate(msg["chairs"]) if chair["kind"] == "open"]
                if mine and msg["phase"] != "waiting":
                    looking, command = True, {"do": "look", "eye": mine[0]}
                elif free and not mine:
                    command = {"do": "sit", "chair": free[0], "name": "Farfadet", "salt": secrets.token_hex(16)}
            elif msg["type"] == "update" and msg["result"]:
                return msg["result"]
            elif msg["type"] == "update" and msg["prompt"] and answered != (msg["seq"], msg["secret_steps"]):
                answered = msg["seq"], msg["secret_steps"]
                command = {"do": "play", "seat": msg["eye"], "seq": msg["seq"], "secret_steps": msg["secret_steps"]}
                command["move"] = choose(msg["view"], msg["prompt"])
            if command:
                socket.send(json.dumps(command if command["do"] == "look" else command | {"id": secrets.token_hex(8)}))
    raise SystemExit("the connection was closed")


if __name__ == "__main__":
    print(sit_and_play(*sys.argv[1:3]))
