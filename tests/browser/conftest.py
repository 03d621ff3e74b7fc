"""Chromium, servers, and people who come to their tables."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from septet.server.client import BUILT

from ..server.harness import Server
from .people import Guest

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PICTURES = Path(__file__).parents[2] / "test-results"
"""Where screenshots of failed tests are left."""

UNHURRIED = {"SEPTET_RESULT_PAUSE": "600", "SEPTET_BOT_DELAY": "0.05,0.15", "SEPTET_HOST_GRACE": "600"}
"""Bots are quick, and a result stands until everybody wants the next hand."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs Chromium, and skip it when there is no client to look at."""
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in here:
        item.add_marker(pytest.mark.browser)
        if not (BUILT / "index.html").is_file():
            item.add_marker(pytest.mark.skip(reason="the browser client is not built: make build-client"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Remember for the fixtures whether the test has failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


# Playwright's event loop must be gone before tests of other packages start loops of their own.
@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def come(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Guest]]:
    """Lets people come with browsers of their own; nothing may go wrong in their consoles."""
    guests: list[Guest] = []

    def come(name: str, at: Server | None = None, **context: object) -> Guest:
        guests.append(Guest(browser, at or server, name, **context))
        return guests[-1]

    yield come
    for guest in guests:
        if request.node.stash.get(FAILED, False):
            test = re.sub(r"\W+", "-", request.node.name)
            guest.page.screenshot(path=PICTURES / f"{test}-{guest.name[:12]}.png")
        guest.context.close()
    assert [guest.complaints for guest in guests if guest.complaints] == []


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not stop it."""
    server = Server(tmp_path_factory.mktemp("browser") / "data", **UNHURRIED).start()
    yield server
    stop(server)


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module may kill and start again."""
    server = Server(tmp_path_factory.mktemp("killed") / "data", **UNHURRIED).start()
    yield server
    stop(server)


def stop(server: Server) -> None:
    """Stop a server, which must have had nothing to complain of."""
    server.stop()
    # On a busy machine a bot may think too long; then the table plays for it, and says so.
    assert [line for line in server.log.splitlines() if "bot's choice" not in line] == []
