"""Somebody at a browser, who finds things as people do: by their roles, names and texts."""

import contextlib
import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Locator, WebSocket, expect
from playwright.sync_api import TimeoutError as Timeout

from ..server.harness import Server

PATIENCE = 30.0
"""Seconds that anything may take on a busy machine."""
REFLEX = 450
"""Milliseconds a person needs to see what a button says; quicker clicks are ignored on purpose."""

ACTION = re.compile(
    r"^(Fold|Bet|Support|Raise|Knock|Show|Open|Look|Stay blind|Split the pot|Play on|Join|Stay out"
    r"|Check|Call|Bring in|Complete|All-in|Take a card|No card|Both)\b|^(7|27)$"
)
RESULT = re.compile(
    r"beats|Everybody else folded|the last comparison|all hands were compared|The pot of \d+ is split"
    r"|wins? ([\d,]+ )?with|share ([\d,]+|it), each with|takes? [\d,]+\.|the pot of [\d,]+ stays"
)
CARD = re.compile("^(face-down card|(ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two) of )")
LOST_LINE = re.compile(r"WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
"""What browsers say about a server that is away; that is the server's fault, not the page's."""
CUT_OFF = re.compile(
    r"ERR_CONNECTION_(RESET|CLOSED|ABORTED)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED"
    r"|ERR_CONTENT_LENGTH_MISMATCH"
)
"""What they say when it was killed while it sent something, such as the picture of a card."""

expect.set_options(timeout=PATIENCE * 1000)

Choose = Callable[["Guest", list[str]], str]


class Guest:
    """A browser of one person, with everything that its sockets carried and its console said."""

    def __init__(
        self, browser: Browser, at: Server, name: str, size: tuple[int, int] = (1280, 800), **context: Any
    ) -> None:
        self.server = at
        self.name = name
        usual = {"locale": "en-GB", "reduced_motion": "reduce"}
        view = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(base_url=at.http, viewport=view, **usual | context)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        self.ends_before = at.ends
        self.page = self._watched()

    def _watched(self) -> Any:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", self._dismiss)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _note(self, message: ConsoleMessage) -> None:
        killed = self.server.ends > self.ends_before
        if not LOST_LINE.search(message.text) and not (killed and CUT_OFF.search(message.text)):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _dismiss(self, dialog: Dialog) -> None:
        self.complaints.append(f"a dialog says {dialog.message!r}")
        dialog.dismiss()

    # --- going places --------------------------------------------------------

    def opens(self, bots: int = 0, **wanted: Any) -> str:
        """Open a table where opening it is not what is tested; returns its code."""
        self.context.request.get("/api/me")
        body = {"game": "seka", "rules": {}, "name": self.name, "bots": bots, "bot": "cautious", **wanted}
        answer = self.context.request.post("/api/tables", data=body, headers={"Origin": self.server.http})
        assert answer.status == 201, answer.text()
        code: str = answer.json()["code"]
        self.visits(code)
        return code

    def visits(self, code: str) -> None:
        """Follow a link to a table and wait until it is there."""
        self.page.goto(f"/t/{code}")
        expect(self.page.get_by_role("main")).to_be_visible()

    def sits(self, seat: int | None = None) -> None:
        """Take a seat, the first free one if it does not matter."""
        self.page.get_by_role("button", name="Take a seat").click()
        sheet = self.page.get_by_role("dialog", name="Take a seat")
        sheet.get_by_role("textbox", name="Your name").fill(self.name)
        if seat is not None:
            sheet.get_by_role("radio", name=f"Seat {seat + 1}").check(force=True)
        sheet.get_by_role("button", name="Sit down").click()
        self.until(lambda: self.seat is not None)

    def menu(self, entry: str) -> Locator:
        """Open a panel from the menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog", name="Menu").get_by_role("button", name=entry).click()
        sheet = self.page.get_by_role("dialog", name=entry)
        expect(sheet).to_be_visible()
        return sheet

    def panel(self, name: str) -> Locator:
        """Open a panel from the bar at the top."""
        self.page.get_by_role("navigation").get_by_role("button", name=name).click()
        sheet = self.page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        return sheet

    def close_panel(self) -> None:
        """Close the panel that is open."""
        self.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    # --- looking -------------------------------------------------------------

    @property
    def code(self) -> str:
        """The code in the address."""
        return urlsplit(self.page.url).path.removeprefix("/t/")

    @property
    def room(self) -> dict[str, Any]:
        """What the server said last."""
        return next(frame["room"] for frame in reversed(self.frames) if "room" in frame)

    @property
    def seat(self) -> int | None:
        """The seat that this person has."""
        return self.room["you"]

    def name_at(self, seat: int) -> str:
        """What somebody at the table is called."""
        name: str = self.room["people"][seat]["name"]
        return name

    @property
    def acts(self) -> list[dict[str, Any]]:
        """The actions that the page has sent."""
        return [frame for frame in self.sent if frame["type"] == "act"]

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.get_by_role("region", name="Your cards").get_by_role("img", name=CARD)

    def cards(self) -> list[str]:
        """The own cards as they are called."""
        names: list[str] = self.hand.evaluate_all("all => all.map(each => each.ariaLabel)")
        return names

    def offers(self) -> list[str]:
        """What can be done now, as the buttons say it."""
        main = self.page.get_by_role("main")
        texts = main.get_by_role("button", name=ACTION, disabled=False).all_inner_texts()
        return [text.strip() for text in texts]

    def asked(self, question: str) -> Locator:
        """The line that says what is asked; the other one with these words is for those who listen."""
        return self.page.get_by_text(question, exact=True).first

    @property
    def result(self) -> Locator:
        """The sentence that explains how the hand ended."""
        return self.page.get_by_role("status").filter(has_text=RESULT)

    def picture(self) -> dict[str, Any]:
        """What must be the same after a reload or a restart: cards, turn, chips, pot, buttons."""
        page = self.page
        slider = page.get_by_role("slider", name="Amount to bet")
        own = page.get_by_role("region", name="Your cards")
        return {
            "cards": self.cards(),
            "own": None if self.seat is None else own.inner_text(),
            "seats": page.get_by_role("list", name="Players").get_by_role("listitem").all_inner_texts(),
            "offers": self.offers(),
            "amount": slider.input_value() if slider.count() else None,
            "title": page.title(),
        }

    # --- waiting and acting ----------------------------------------------------

    def until(self, true: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Wait until something is true."""
        end = time.monotonic() + patience
        while not true():
            assert time.monotonic() < end, f"{self.name} waited in vain"
            self.page.wait_for_timeout(25)

    def comes_up(self) -> None:
        """Wait for the own turn, and take a moment to see what is asked."""
        self.until(self.offers)
        self.page.wait_for_timeout(REFLEX)

    def press(self, offer: str | re.Pattern[str], among: list[str] | None = None) -> None:
        """Press a button of the own turn, again if nothing comes of it, until that is on its way.

        A press just after a button has changed its meaning does nothing, on purpose.  Where it is
        said `among` which offers, nobody presses when there are others by then.
        """
        before, end = len(self.acts), time.monotonic() + PATIENCE
        exact = isinstance(offer, str)
        button = self.page.get_by_role("main").get_by_role("button", name=offer, exact=exact, disabled=False)
        while len(self.acts) == before:
            assert time.monotonic() < end, f"{self.name} pressed {offer} in vain"
            if among is not None and among != self.offers():
                return
            with contextlib.suppress(Timeout):
                button.click(timeout=2_000)
            for _moment in range(40):
                if len(self.acts) > before:
                    break
                self.page.wait_for_timeout(25)

    def sends(self, kind: str, press: Callable[[], object], unless: Callable[[], bool] | None = None) -> None:
        """Press until a frame of this kind is on its way, or until there is no use in it any more.

        A press just after a change does nothing, on purpose; and what is pressed may be gone when
        the first press was heard of late.
        """

        def sent() -> int:
            return sum(frame["type"] == kind for frame in self.sent)

        before, end = sent(), time.monotonic() + PATIENCE
        self.context.set_default_timeout(2_000)
        try:
            while sent() == before and not (unless and unless()):
                assert time.monotonic() < end, f"{self.name} pressed in vain"
                with contextlib.suppress(Timeout):
                    press()
                for _moment in range(40):
                    if sent() > before:
                        break
                    self.page.wait_for_timeout(25)
        finally:
            self.context.set_default_timeout(PATIENCE * 1000)

    def is_called(self) -> None:
        """Wait until the page says that it is the own turn, and take a moment to see what is asked."""
        expect(self.page).to_have_title(re.compile("^●"))
        self.page.wait_for_timeout(REFLEX)

    def looks_like(self, picture: dict[str, Any]) -> None:
        """The page must come to show this, with all that is still on its way."""
        end = time.monotonic() + PATIENCE
        while self.picture() != picture and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        assert self.picture() == picture

    def answers(self, choose: "Choose") -> None:
        """Answer what is asked; a page that has missed something may take a question back while one looks."""
        if offers := self.offers():
            self.page.wait_for_timeout(REFLEX)
            self.press(choose(self, offers), among=offers)

    def next_hand(self) -> None:
        """Ask for the next hand, after a look at the result."""
        self.page.wait_for_timeout(REFLEX + 100)
        button = self.page.get_by_role("button", name=re.compile("^(Next hand|Deal)$"))
        self.sends("ready", button.click)


def calm(person: Guest, offers: list[str]) -> str:
    """Compares as soon as possible, else stays in for the least, but only once against a crowd."""
    table = person.room["table"]
    crowd = sum(seat["status"] == "active" for seat in table["seats"]) > 2
    again = crowd and table["phase"] == "betting" and table["seats"][person.seat]["bet"] > 0
    stay = ("Fold",) if again else ("Support", "Stay blind", "Bet", "Look")
    first = ("Show", "Open", "Check", "Call", "Bring in")
    for word in (*first, *stay, "Split", "Join", "Play on", "Fold", "Stay out"):
        for offer in offers:
            if offer.startswith(word):
                return offer
    raise AssertionError(f"nothing to do in {offers}")


def play(*people: Guest, until: Callable[[], Any], choose: Choose = calm, patience: float = 300.0) -> None:
    """Let people play until something is true."""
    end = time.monotonic() + patience
    while not until():
        for person in people:
            person.answers(choose)
        assert time.monotonic() < end, "the hand does not end"
        people[0].page.wait_for_timeout(50)


def seated(come: Callable[..., Guest], *names: str, bots: int = 0, **wanted: Any) -> list[Guest]:
    """People at a new table of the first one; where there are bots, the others take over from some."""
    at = wanted.pop("at", None)
    people = [come(name, at) for name in names]
    code = people[0].opens(bots + len(names) - 1 if bots else 0, **wanted)
    for seat, person in enumerate(people[1:], 1):
        person.visits(code)
        person.sits(seat)
    return people


def chips(person: Guest) -> int:
    """All chips at the table.

    How many there are is known when all have sat down: who takes over from a bot between two hands
    brings chips of their own, and the bot's are gone, fewer or more.
    """
    table = person.room["table"]
    return table["pot"] + sum(seat["chips"] for seat in table["seats"])


def all_up_to_date(*people: Guest) -> None:
    """Wait until everybody has been told of the last change, and every page shows it."""
    first = people[0]
    first.until(lambda: len({person.room["number"] for person in people}) == 1)
    for person in people:
        before = None
        while before != (before := person.picture()):
            person.page.wait_for_timeout(300)


def somebodys_turn(*people: Guest) -> None:
    """Wait until it is somebody's turn, in the next hand if this one is over."""

    def come() -> bool:
        if all(person.result.count() for person in people):
            for person in people:
                person.next_hand()
        return any(person.offers() for person in people)

    people[0].until(come, PATIENCE)


def order_of_turns(*people: Guest) -> list[Guest]:
    """The people in the order in which they act, when it is the turn of the first one."""
    room = people[0].room
    actor, places = room["table"]["actor"], len(room["people"])
    return sorted(people, key=lambda person: ((person.seat or 0) - actor) % places)


def finish_hand(*people: Guest, choose: Choose = calm) -> None:
    """Play a hand to its end."""
    play(*people, until=lambda: all(person.result.count() for person in people), choose=choose)
