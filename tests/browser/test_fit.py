"""Every kind of question of every game fits every screen: by geometry in the real page, without playing there.

`python -m tests.browser.fit GAME` lists what a game lacks. French has longer words; a soak measures English as well.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.fit import find
from tests.browser.fit.measuring import listing, measured
from tests.browser.fit.moments import moments, places
from tests.browser.fit.show import screen
from tests.browser.fit.sizes import GROUPS
from tests.browser.server_process import ServerProcess
from tests.browser.whole_games import ALL

LANGUAGES: Final = ("en", "fr") if ALL else ("fr",)


@pytest.mark.parametrize("game", find.QUESTIONS)
def test_every_kind_of_question_has_its_moment(game: str) -> None:
    assert [place.question for place in places(game)] == find.QUESTIONS[game]


@pytest.mark.parametrize("game", find.QUESTIONS)
def test_the_moments_are_still_those_that_were_found(game: str) -> None:
    assert [moment.place for moment in moments(game)] == list(places(game))


@pytest.mark.cost(30)
@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("game", find.QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits(browser: Browser, server: ServerProcess, language: str, game: str, group: str) -> None:
    sizes = GROUPS[group]
    with screen(browser, server.url, sizes[0], language) as shown:
        faults = [fault for moment in moments(game) for fault in measured(shown, moment, sizes)]
    assert not faults, "\n" + listing(faults)


BROKEN: Final = {
    "sight": "document.querySelector('.board [data-element].open')?.style.setProperty('translate', '0 2000px')",
    "covered": "document.querySelector('.board').append(Object.assign(document.createElement('div'), "
    "{ style: 'position: fixed; inset: 0; z-index: 99' }))",
    "small": "document.querySelector('.prompt h2').style.fontSize = '9px'",
    "cut": "Object.assign(document.querySelector('.prompt h2').style, "
    "{ width: '40px', whiteSpace: 'nowrap', overflow: 'hidden' })",
    "slit": "document.querySelector('.board').style.height = '60px'",
    "sideways": "document.body.style.minWidth = '3000px'",
    "board": "document.querySelector('.board').style.height = '80%'",
}
"""By the kind of the fault: what breaks a page so that it must be noticed."""


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_page_is_noticed(browser: Browser, server: ServerProcess, kind: str) -> None:
    moment, sizes = moments("dolmen")[0], GROUPS["laptops"][:1]
    with screen(browser, server.url, sizes[0]) as shown:
        before = {(fault.element, fault.what) for fault in measured(shown, moment, sizes) if fault.kind == kind}
        shown.page.evaluate(f"""() => {{
            const {{ measure }} = fit;
            let calls = 0;
            fit.measure = (asked) => {{
                if (calls++ >= {int(kind == "board")}) {{ {BROKEN[kind]}; }}
                return measure(asked);
            }};
        }}""")
        after = {(fault.element, fault.what) for fault in measured(shown, moment, sizes) if fault.kind == kind}
    assert after - before
