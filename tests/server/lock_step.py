"""Two games in lock-step that differ only in what an eye may not know: it must be sent the same bytes."""

from random import Random

from tests.server.worlds import Eye, World, visible

STEPS = 6
"""How many moves both worlds make together, at the most."""
MOVES_TRIED = 20
"""How many moves are tried for one that shows the eye the same in both worlds."""


class Leak(AssertionError):
    """An eye was sent something that it may not know."""


class LockStep:
    """The true world, and one that an eye imagines."""

    def __init__(self, true: World, imagined: World, eye: int, dice: Random) -> None:
        self.steps = 0
        """How many moves and undos both worlds have made."""
        self.secret_steps = 0
        """How many secret steps, and undos of them, were made in the imagined world alone."""
        self.messages = 0
        """How many messages and pages were the same in both worlds."""
        self.bytes = 0
        """How many bytes they had."""
        self._both = (true, imagined)
        self._eye = eye
        self._dice = dice
        self._trace: list[str] = []

    def run(self) -> None:
        """Compares what the eye and a spectator get, move by move, until the rules tell the worlds apart."""
        for number in range(STEPS):
            self._compare()
            self._probe()
            if self._act_in_secret():
                self._probe()
            if number == 0:
                self._compare_pages()
            if not self._step():
                return
        self._compare()

    # --- what both worlds do

    def _step(self) -> bool:
        """Makes a move, or takes one back, in both worlds; False if the rules tell them apart then."""
        number = f"step-{self._dice.random()}"
        seats = [seat for seat in self._seats() if all(world.can_undo(seat) for world in self._both)]
        if seats and self._dice.random() < 0.2:
            seat = self._dice.choice(seats)
            for world in self._both:
                world.undo(seat, number)
            self._note(f"seat {seat} takes back")
            return True
        chosen = self._common_move()
        if chosen is None:
            return False
        acts = [len(world.course.acts) for world in self._both]
        for world in self._both:
            world.play(*chosen, number)
        self._note(f"seat {chosen[0]} plays {chosen[1]}")
        followed = any(len(world.course.acts) > count + 1 for world, count in zip(self._both, acts, strict=True))
        return not followed or self._look_alike()  # a forced move that the table has made may show something

    def _look_alike(self) -> bool:
        """Tells whether the positions of both worlds look alike to the eye and to a spectator."""
        here, there = (world.course.position for world in self._both)
        return all(here.view(eye) == there.view(eye) for eye in (self._eye, None))

    def _common_move(self) -> tuple[int, str] | None:
        """Returns a move that is legal in both worlds and shows the eye, and a spectator, the same in both."""
        true, imagined = self._both
        deciders = [seat for seat in self._seats() if seat in true.table.deciders()]
        moves = [(seat, move) for seat in deciders for move in _moves(true, seat)]
        for seat, move in self._dice.sample(moves, min(MOVES_TRIED, len(moves))):
            here, there = true.foresee(seat, move), imagined.foresee(seat, move)
            if here is None or there is None or seat not in imagined.table.deciders():
                continue
            if all(visible(here, eye) == visible(there, eye) for eye in (self._eye, None)):
                return seat, move
        return None

    def _seats(self) -> list[int]:
        return [eye for eye in self._both[0].sittings if eye is not None]

    def _note(self, step: str) -> None:
        self.steps += 1
        self._trace.append(step)

    # --- what the imagined world does alone

    def _act_in_secret(self) -> bool:
        """Lets another seat of the imagined world alone compose in secret, and perhaps take that back."""
        imagined = self._both[1]
        others = [seat for seat in imagined.table.deciders() if seat != self._eye and seat in self._seats()]
        if len(imagined.table.deciders()) < 2 or not others:
            return False
        seat = self._dice.choice(others)
        move = self._secret_move(imagined, seat)
        if move is None:
            return False
        imagined.play(seat, move, f"secret-{self._dice.random()}")
        self._trace.append(f"in the imagined world seat {seat} plays {move} in secret")
        self.secret_steps += 1
        if imagined.can_undo(seat) and self._dice.random() < 0.7:
            imagined.undo(seat, f"secret-{self._dice.random()}")
            self._trace.append("and takes it back")
            self.secret_steps += 1
        for eye in (self._eye, None):
            if heard := imagined.heard(eye):
                raise Leak(f"eye {eye} hears of a secret step: {heard}; {self._trace}")
        return True

    def _secret_move(self, world: World, seat: int) -> str | None:
        """Returns a move of a seat that changes nothing for the eye and a spectator."""
        before = world.course.position
        moves = _moves(world, seat)
        for move in self._dice.sample(moves, min(MOVES_TRIED, len(moves))):
            foreseen = world.foresee(seat, move)
            if foreseen is not None and all(
                before.view(eye) == foreseen.position_after.view(eye)
                and not any(event.seen_by(eye) for event in foreseen.events)
                for eye in (self._eye, None)
            ):
                return move
        return None

    # --- what the eye gets

    def _probe(self) -> None:
        """Lets the eye ask all that it can ask, forbidden things too, and compares the answers."""
        for do, fields in self._questions():
            for world in self._both:
                sitting = world.sittings[self._eye]
                sitting.send(do, **fields)
                sitting.catch_up()
        self._trace.append("probes")
        self._compare()

    def _questions(self) -> list[tuple[str, dict[str, object]]]:
        """Returns commands that change nothing: looks, questions about moves, and moves that are refused."""
        true, seat, pick = self._both[0], self._eye, self._dice.choice
        course, update = true.course, true.sittings[seat].update
        vocabulary = [course.game.notation(move) for move in course.game.vocabulary(course.seats, course.options)]
        legal = set(_moves(true, seat)) if seat in true.table.deciders() else set()
        numbers = {"seq": update.seq, "secret_steps": update.secret_steps}
        asked = [" ".join(words[: self._dice.randint(1, len(words))]) for words in _words(vocabulary, self._dice)]
        foreseen = sorted(legal)[:6]
        elements = _elements(true)
        touched = self._dice.sample(elements, min(6, len(elements)))
        refused = [move for move in (pick(vocabulary) for _ in range(6)) if move not in legal]
        looks: list[dict[str, object]] = [{"since": None}, {"since": self._dice.randint(0, update.seq + 1)}]
        return [
            *(("look", {"eye": seat} | since) for since in looks),
            *(("why", {"id": f"why-{at}", "seat": seat, "move": move}) for at, move in enumerate(asked)),
            *(("effect", {"id": f"effect-{at}", "seat": seat, "move": move}) for at, move in enumerate(foreseen)),
            *(("touch", {"id": f"touch-{at}", "seat": seat, "element": element}) for at, element in enumerate(touched)),
            *(("play", {"id": f"no-{at}", "seat": seat, "move": move} | numbers) for at, move in enumerate(refused)),
            ("play", {"id": "stale", "seat": seat, "move": pick(vocabulary)} | numbers | {"seq": update.seq - 1}),
            ("play", {"id": "not-mine", "seat": (seat + 1) % course.seats, "move": pick(vocabulary)} | numbers),
            ("undo", {"id": "future", "seat": seat} | numbers | {"secret_steps": update.secret_steps + 1}),
        ]

    def _compare(self) -> None:
        for eye in (self._eye, None):
            self._equal(eye, *(world.heard(eye) for world in self._both))

    def _compare_pages(self) -> None:
        for eye in (self._eye, None):
            self._equal(eye, *(world.pages(eye) for world in self._both))

    def _equal(self, eye: Eye, here: list[str], there: list[str]) -> None:
        if here != there:
            pairs = [pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]]
            difference = _difference(*pairs[0]) if pairs else f"{len(here)} messages and {len(there)}"
            raise Leak(f"eye {eye} can tell the worlds apart: {difference}; after {self._trace}")
        self.messages += len(here)
        self.bytes += sum(len(text.encode()) for text in here)


def _moves(world: World, seat: int) -> list[str]:
    course = world.course
    return [course.game.notation(move) for move in course.position.moves(seat)]


def _elements(world: World) -> list[str]:
    """Returns the board elements that questions point at, also those to other seats."""
    position = world.course.position
    prompts = [prompt for seat in position.deciders() if (prompt := position.prompt(seat))]
    parts = [part for prompt in prompts for choice in prompt.choices for part in choice.parts]
    return sorted({part.target for part in parts if part.target is not None})


def _words(vocabulary: list[str], dice: Random) -> list[list[str]]:
    return [dice.choice(vocabulary).split(" ") for _ in range(8)]


def _difference(here: str, there: str) -> str:
    """Returns the first letters that differ, with some before them."""
    at = next((at for at, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), 0)
    return f"…{here[max(0, at - 100) : at + 100]}… and …{there[max(0, at - 100) : at + 100]}…"
