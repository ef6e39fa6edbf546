"""A table at which nothing happens draws nothing: `benchmarks/idle_tables.py` measures what that saves."""

import pytest

from folkmoot.engine.registry import all_games
from tests.browser.conftest import NewPerson, Sit
from tests.browser.prepared_games import play_until

# Counts what the page asks to be called back for at the next frame.
COUNT_FRAMES = """
window.framesAsked = 0;
window.nextFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => { window.framesAsked++; return window.nextFrame(callback); };
"""
# Ends every animation as its time would; one without an end cannot be ended and is returned.
END_ANIMATIONS = """() => document.getAnimations().flatMap((animation) => {
  const { iterations } = animation.effect.getTiming();
  if (iterations !== Infinity) { animation.finish(); return []; }
  const { target } = animation.effect;
  return [`${animation.animationName} of ${target.tagName}.${target.getAttribute("class")}`];
})"""
# Holds after some frames in a row for which the page has not asked.
DRAWS_NOTHING = """() => new Promise((done) => {
  const asked = window.framesAsked;
  let frames = 0;
  const next = () => (++frames === 20 ? done(window.framesAsked === asked) : window.nextFrame(next));
  window.nextFrame(next);
})"""


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_table_at_rest_draws_nothing(game: str, new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game=game, reduced_motion="no-preference")
    puck.page.add_init_script(COUNT_FRAMES)
    asked = iter(range(8))
    sit(play_until(game, 3, lambda shown: next(asked) == 7), puck)
    for _ in range(2):  # what an animation leads to when it ends must rest as well
        puck.page.wait_for_function(DRAWS_NOTHING)
        assert puck.page.evaluate(END_ANIMATIONS) == []
