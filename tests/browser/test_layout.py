"""On phones and desks, in every language: all can be seen, reached and read without scrolling sideways."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from septet.translation import languages

from . import belot, seiska, stud, twenty_seven
from .conftest import UNHURRIED, Server, stop
from .laying import bet, deal, lay
from .people import Guest

SIZES = {"small phone": (320, 568), "phone": (375, 812), "phone on its side": (844, 390), "desk": (1280, 800)}
LANGUAGES = languages()
NAME = "Maximiliane-Charlotte"

LOOK = (Path(__file__).parent / "layout.js").read_text()
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Waits until the page has been drawn at its new size, and what watches sizes has answered."""


class Viewer:
    """One person with the same tables in every language."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.guest = Guest(browser, server, NAME)
        self.codes: dict[str, str] = {}
        self.pages: dict[str, Page] = {}
        self.browser = browser

    def opens(self, state: str, bots: int, game: str = "seka", **rules: object) -> None:
        """Open the table for a state."""
        self.codes[state] = self.guest.opens(bots, game=game, rules=rules)

    def speaks(self) -> None:
        """Open a page for each language."""
        state = self.guest.context.storage_state()
        for language in LANGUAGES:
            context = self.browser.new_context(
                base_url=self.guest.server.http, locale=language, storage_state=state, reduced_motion="reduce"
            )
            self.pages[language] = context.new_page()

    def close(self) -> None:
        """Close everything."""
        for page in self.pages.values():
            page.context.close()
        self.guest.context.close()

    def problems(self, path: str, language: str, tall: bool = False) -> dict[str, list[str]]:
        """What is wrong with a page, by size; a tall one may be scrolled on a small phone."""
        page = self.pages[language]
        page.goto(path)
        page.get_by_role("main").wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        if path != "/":
            page.locator("main section [role=img]").or_(page.locator("main p")).first.wait_for()
        found = {}
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            found[size] = self.settled_problems(page, path, scrolled=size == "small phone" and tall)
        return {size: wrong for size, wrong in found.items() if wrong}

    def settled_problems(self, page: Page, path: str, scrolled: bool) -> list[str]:
        """What is still wrong when the page has had time to take its new size."""
        page.evaluate(DRAWN)
        for _attempt in range(30):
            wrong: list[str] = page.evaluate(LOOK, path.startswith("/t/"))
            wrong = [problem for problem in wrong if not (scrolled and problem.endswith(BELOW))]
            if not wrong:
                break
            page.wait_for_timeout(100)
        return wrong


def betting(draft) -> None:
    """The others have bet or folded, and it is the viewer's turn."""
    deal(draft, {0: "Ah Qh 7c", 1: "As Ks 8d"})
    if draft.table.actor == 0:
        draft.act(0, "bet", 200)
    bet(draft, dict.fromkeys((1, 2, 4, 6, 7), 200), until=0)


def blind(draft) -> None:
    """The viewer has not looked, somebody before has bet blind."""
    deal(draft, {0: "Ah Qh 7c"})
    while draft.table.actor != 0:
        draft.act(draft.table.actor, "bet", draft.table.actions.named("bet")[0].low)


def result(draft) -> None:
    """The viewer has lost a comparison that everybody sees."""
    deal(draft, {0: "Ah Qh 9h", 1: "As Ks 7c"})
    bet(draft, {0: 100, 1: 100})
    draft.act(draft.table.actor, "show", 100)


def tied(draft) -> None:
    """The viewer and somebody else have the same."""
    deal(draft, {0: "Ah Kh 9c", 1: "As Ks 8d"})
    bet(draft, {0: 100, 1: 100})
    draft.act(draft.table.actor, "show", 100)
    if draft.table.actor != 0:
        draft.act(draft.table.actor, "split", 0)


def invited(draft) -> None:
    """Two others have tied, and the viewer may come in for half the pot."""
    deal(draft, {1: "Ah Kh 9c", 2: "As Ks 8d"})
    bet(draft, {1: 100, 2: 100})
    draft.act(draft.table.actor, "show", 100)
    while draft.table.view(None).phase == "split":
        draft.act(draft.table.actor, "play", 0)
    while draft.table.actor != 0:
        draft.act(draft.table.actor, "decline", 0)


RICH = {"starting_chips": 12_500, "max_bet": 2_000, "ante": 50, "blind_play": "off"}
STATES: dict[str, tuple[int, Callable | None, dict]] = {
    "waiting": (0, None, {}),
    "betting": (7, betting, RICH),
    "blind": (7, blind, {"preset": "online"}),
    "swara": (4, tied, RICH),
    "entry": (7, invited, RICH),
    "result": (7, result, RICH),
}


STAKES = {"starting_chips": 1_000, "small_bet": 200, "big_bet": 400, "ante": 50, "bring_in": 100}
STUD: dict[str, tuple[int, Callable | None, dict]] = {
    "stud on third street": (5, stud.third_street, STAKES | {"starting_chips": 12_500}),
    "stud with an open pair": (5, stud.open_pair, STAKES | {"starting_chips": 12_500}),
    "stud all-in": (5, stud.all_in, STAKES),
    "stud result": (5, stud.result, STAKES),
    "stud for eight": (7, stud.community, STAKES | {"starting_chips": 12_500, "max_players": 8}),
}
BIG = {"starting_chips": 12_500, "ante": 50, "bet_min": 100, "bet_max": 500}
TWENTY_SEVEN: dict[str, tuple[int, Callable | None, dict]] = {
    "7/27 betting": (3, twenty_seven.betting, BIG),
    "7/27 taking cards for eight": (7, twenty_seven.drawing, BIG | {"max_players": 8}),
    "7/27 announcing": (3, twenty_seven.announcing, BIG | {"declare": True}),
    "7/27 result": (3, twenty_seven.result, BIG),
}
LONG: dict[str, object] = {"deals": 100}
SEISKA: dict[str, tuple[int, Callable | None, dict]] = {
    "seiska own turn": (3, seiska.turn, LONG),
    "seiska drawing": (3, seiska.helpless, LONG | {"draw_obligation": "optional"}),
    "seiska drawn": (3, seiska.drawn, LONG),
    "seiska suit": (3, seiska.suit, LONG),
    "seiska two cards": (1, seiska.close, LONG | {"hand_size": 5}),
    "seiska many cards": (1, seiska.many, LONG | {"packs": "two", "max_draw": 5}),
    "seiska for eight": (7, seiska.eight, LONG),
    "seiska result": (3, seiska.result, LONG),
    "seiska heavy result": (3, seiska.result, {"scoring": "heavy"}),
    "seiska end of the game": (3, seiska.begun, {"deals": 1}),
}
BELOT: dict[str, tuple[int, Callable | None, dict]] = {
    "belot bidding": (3, belot.bidding, {}),
    "belot redoubling": (3, belot.redoubling, {}),
    "belot declaring": (3, belot.declaring, {}),
    "belot saying belot": (3, belot.saying, {}),
    "belot result": (3, belot.result, {}),
}
ALL = STATES | STUD | TWENTY_SEVEN | SEISKA | BELOT
GAMES = (
    dict.fromkeys(STUD, "seven_card_stud")
    | dict.fromkeys(TWENTY_SEVEN, "seven_twenty_seven")
    | dict.fromkeys(SEISKA, "seiska")
    | dict.fromkeys(BELOT, "belot")
)
TALL = {
    "stud for eight",
    "stud all-in",
    "stud result",
    "7/27 taking cards for eight",
    "7/27 result",
}
"""More than a small phone can show at once: there the page may be scrolled."""
BELOW = "is not inside the window"


@pytest.fixture(scope="module")
def viewer(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Viewer]:
    """Somebody with a table in every state, where bots never come to a decision."""
    still = UNHURRIED | {"SEPTET_BOT_DELAY": "600,600"}
    server = Server(tmp_path_factory.mktemp("layout") / "data", **still).start()
    viewer = Viewer(browser, server)
    for state, (bots, _, rules) in ALL.items():
        viewer.opens(state, bots, GAMES.get(state, "seka"), **rules)
    server.kill()
    for state, (_, script, _) in ALL.items():
        if script is not None:
            lay(server, viewer.codes[state], script)
    server.start()
    viewer.speaks()
    yield viewer
    viewer.close()
    stop(server)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", ["start", *ALL])
def test_everything_fits(viewer: Viewer, state: str, language: str) -> None:
    path = "/" if state == "start" else f"/t/{viewer.codes[state]}"
    problems = viewer.problems(path, language, tall=state in TALL)
    assert problems == {}, json.dumps(problems, indent=2, ensure_ascii=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_form_of_house_rules_fits(viewer: Viewer, language: str) -> None:
    page = viewer.pages[language]
    page.goto("/")
    page.get_by_role("main").wait_for()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    expect(page.get_by_role("radio").last).to_be_attached()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LOOK, False) == []
