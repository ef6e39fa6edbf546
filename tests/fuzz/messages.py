"""Random messages: commands that fit the moment, commands with wrong values, broken JSON, and what is none at all."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.fuzz.clients import Client, Data
from tests.wire import moves_of

FITTING, WRONG, BROKEN = 0.5, 0.3, 0.16
"""How many messages fit the moment, have wrong values and are broken; the rest is huge, deep or binary."""
RARE = 0.0015
"""How often what ends a game, or a table, is tried."""
CLOSES = 0.05
"""How often the closing of a table that waits for players is tried."""
TWICE = 0.06
"""How often a command repeats an earlier id."""
NUMBERS = (-1, 0, 1, 2, 9, 10, 127, 10_000, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**300, 0.5, -0.0, 1e308)
TEXTS = (
    "",
    " ",
    "\0",
    "é" * 40,
    "x" * 300,
    "x" * 301,
    "\u202eabc",
    "\ufeff",
    "<b>",
    "'; --",
    "null",
    "🧚" * 25,
    "\ud800",
)
MOVES = ("", "pass", "dance", "offer", "buy", "keep red-1", "keep red-1 R3 R3", "commit", "move 1", "\x00", "é" * 99)
KEYS = (
    "do",
    "id",
    "seat",
    "chair",
    "seq",
    "secret_steps",
    "move",
    "eye",
    "since",
    "on",
    "guest",
    "more",
    "hash",
    "text",
)


class Author:
    """Writes the messages of one client, from what it was shown last."""

    def __init__(self, dice: Random, client: Client, guests: list[str]) -> None:
        self._dice = dice
        self._client = client
        self._guests = [*guests, "", "nobody", "-" * 16]
        self._ids = ["again"]

    def message(self) -> str | bytes:
        """Returns the next message."""
        roll = self._dice.random()
        if roll < FITTING:
            return _json(self._fitting())
        if roll < FITTING + WRONG:
            return _json(self._wrong(self._fitting()))
        if roll < FITTING + WRONG + BROKEN:
            return self._broken(_json(self._fitting()))
        return self._dice.choice((_deep, _long, _binary, _senseless))(self._dice)

    # --- commands that fit

    def _fitting(self) -> Data:
        phase = self._client.room.get("phase", "closed")
        if self._dice.random() < RARE:
            return self._dice.choice((self._close, self._resign, self._resign, self._rematch))()
        if phase == "waiting" and self._dice.random() < CLOSES:
            return self._close()
        if phase == "waiting":
            return self._dice.choice((self._sit, self._sit, self._sit_bot, self._leave, self._look, self._say))()
        if phase == "paused" and self._dice.random() < 0.4:
            return self._about_seat("resume")
        if phase == "over":
            return self._dice.choice((self._look, self._say, self._play, self._why, self._noticed, self._rematch))()
        return self._at_play()()

    def _at_play(self) -> Callable[[], Data]:
        """Returns a kind of command, the more likely the more it moves the game on."""
        update = self._client.update
        if update is None:
            return self._look
        if update["prompt"] is not None and self._dice.random() < 0.5:
            return self._play
        if update["undo"] and self._dice.random() < 0.3:
            return self._undo
        often = (self._play, self._undo, self._why, self._why, self._look, self._noticed, self._wish, self._restrict)
        return self._dice.choice(
            (*often, *often, self._say, self._hint, self._effect, self._skip, self._ask, self._ping)
        )

    def _play(self) -> Data:
        return self._about_seat("play", **self._numbers(), move=self._move(), hash=self._hash())

    def _undo(self) -> Data:
        return self._about_seat("undo", **self._numbers())

    def _why(self) -> Data:
        words = self._move().split(" ")
        return self._about_seat("why", move=" ".join(words[: self._dice.randint(0, len(words))]))

    def _effect(self) -> Data:
        return self._about_seat("effect", move=self._move())

    def _hint(self) -> Data:
        return self._about_seat("hint")

    def _noticed(self) -> Data:
        return self._about_seat("noticed", seq=self._numbers()["seq"] + self._dice.choice((-1, 0, 0, 0, 1, 99)))

    def _wish(self) -> Data:
        wish = self._dice.choice(("pause", "replace"))
        return self._about_seat("wish", wish=wish, about=self._dice.choice((None, 0, 1, 2)), on=self._coin())

    def _resign(self) -> Data:
        return self._about_seat("resign")

    def _look(self) -> Data:
        eye = self._dice.choice([None, *self._client.seats(), *self._client.seats()])
        return {"do": "look", "eye": eye, "since": self._dice.choice((None, None, 0, 1, 5, 10_000))}

    def _sit(self) -> Data:
        return self._command("sit", chair=self._dice.randint(0, 3), name=self._name(), salt=self._name())

    def _sit_bot(self) -> Data:
        bot = self._dice.choice(("random", "heuristic", "heuristic", "genius", ""))
        return self._command("sit-bot", chair=self._dice.randint(0, 3), bot=bot)

    def _leave(self) -> Data:
        return self._command("leave", chair=self._dice.randint(0, 3))

    def _close(self) -> Data:
        return self._command("close")

    def _say(self) -> Data:
        return self._command("say", text=self._dice.choice(("Good evening", *TEXTS)))

    def _restrict(self) -> Data:
        kind = self._dice.choice(("mute", "mute", "silence", "remove"))
        on = self._dice.random() < (0.2 if kind == "remove" else 0.5)
        return self._command(kind, guest=self._dice.choice(self._guests), on=on)

    def _ask(self) -> Data:
        return self._command("spectators")

    def _skip(self) -> Data:
        return self._command("skip")

    def _rematch(self) -> Data:
        return self._command("rematch")

    def _ping(self) -> Data:
        return {"do": "ping"}

    # --- their values

    def _command(self, do: str, **fields: object) -> Data:
        known = self._ids
        if self._dice.random() >= TWICE:
            known[self._dice.randrange(len(known)) if len(known) > 20 else len(known) :] = [f"{self._dice.random()}"]
        return {"do": do, "id": self._dice.choice(known[-1:] if self._dice.random() >= TWICE else known), **fields}

    def _about_seat(self, do: str, **fields: object) -> Data:
        seats = self._client.seats()
        eye = (self._client.update or {}).get("eye")
        seat = eye if eye is not None else self._dice.choice(seats or [0, 1, 2])
        return self._command(do, seat=seat, **fields)

    def _numbers(self) -> dict[str, int]:
        update = self._client.update or {"seq": 0, "secret_steps": 0}
        return {"seq": update["seq"], "secret_steps": update["secret_steps"]}

    def _move(self) -> str:
        prompt = (self._client.update or {}).get("prompt")
        return self._dice.choice(moves_of(prompt) if prompt else MOVES)

    def _hash(self) -> str | None:
        update = self._client.update
        return self._dice.choice((None, update["hash"] if update else "", "00000000"))

    def _name(self) -> str:
        return self._dice.choice(("Nixe", "Puck", "Lutin"))

    def _coin(self) -> bool:
        return self._dice.random() < 0.5

    # --- what is wrong

    def _wrong(self, command: Data) -> Data:
        """Changes, drops or adds a field or two."""
        for _ in range(self._dice.choice((1, 1, 2))):
            key = self._dice.choice([*command, *command, *KEYS])
            if self._dice.random() < 0.1:
                command.pop(key, None)
            elif key in ("seat", "chair", "eye", "about") and self._coin():
                command[key] = self._dice.randint(-1, 4)
            elif key in ("seq", "secret_steps", "since") and self._coin():
                command[key] = self._numbers().get(key, 0) + self._dice.choice((-1, 1, 2, -10))
            elif key == "move" and self._coin():
                command[key] = self._dice.choice(MOVES)
            else:
                command[key] = anything(self._dice)
        return command

    def _broken(self, text: str) -> str:
        """Cuts, doubles, swaps or inserts letters."""
        at, to = sorted(self._dice.choices(range(len(text) + 1), k=2))
        piece = text[at:to]
        return self._dice.choice(
            (
                text[:at],
                text[at:],
                text[:at] + text[to:],
                text[:to] + piece + text[to:],
                text[:at] + piece[::-1] + text[to:],
                text[:at]
                + self._dice.choice(
                    ("{", "}", "[", "]", '"', ",", ":", "\\", "\0", "\n", "é", "0", "-", "e", "\\ud800")
                )
                + text[at:],
                text.replace('"', "'"),
                text + text,
                f"[{text}]",
                f"{text[:-1]}, {text[1:]}",
            )
        )


def anything(dice: Random, depth: int = 0) -> Any:
    """Returns any value of JSON."""
    kind = dice.randrange(5 if depth > 2 else 7)
    if kind < 2:
        return dice.choice(NUMBERS)
    if kind < 4:
        return dice.choice(TEXTS)
    if kind == 4:
        return dice.choice((None, True, False))
    values = [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
    return values if kind == 5 else {dice.choice(KEYS): value for value in values}


def _json(value: object) -> str:
    """Returns a value as JSON; letters that UTF-8 does not have are escaped."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value)


def _deep(dice: Random) -> str:
    depth = dice.choice((10, 500, 1000, 5000, 8000))
    opening, closing = dice.choice((("[", "]"), ('{"do":', "}"), ('{"do":"play","move":[', "]}")))
    return opening * (depth // len(opening)) + "1" + closing * dice.choice((0, depth // len(opening)))


def _long(dice: Random) -> str:
    letters = dice.choice(("x", "é", "🧚", "9", " ", "\\u0000"))
    text = letters * (dice.choice((200, 4_000, 16_300, 20_000, 31_000)) // len(letters.encode()))
    return dice.choice((text, f'{{"do":"say","id":"a","text":"{text}"}}', f'{{"do":"play","id":"b","seq":{text}}}'))


def _binary(dice: Random) -> bytes:
    return dice.randbytes(dice.choice((0, 1, 20, 2_000)))


def _senseless(dice: Random) -> str:
    return dice.choice(
        (_json(anything(dice)), "", "null", "NaN", "[" * 30, '{"do":', "\ufeff{}", "{}{}", '{"do":"do"}')
    )
