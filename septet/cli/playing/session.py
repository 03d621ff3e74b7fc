"""An evening at a table in the terminal: hand after hand until somebody leaves."""

import time
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...table import Table
from ...translation import Translator
from ..pages.rules import page as rules_page
from ..pages.rules import title as rules_title
from .company import Company
from .offers import Answer, Offer, Unclear, understand
from .screens import Scene, Screen
from .who import Who

YOU = 0
"""The person's seat."""


class Leave(Exception):
    """The person leaves the table."""


class Session:
    """One person with bots at a table."""

    def __init__(self, table: Table, company: Company, who: Who, style: ModuleType, screen: Screen) -> None:
        self.table = table
        self.company = company
        self.who = who
        self.words: Translator = who.words
        self.style = style
        """The game's sentences, turns and picture."""
        self.screen = screen
        self.story: list[str] = []
        """What has happened in this deal."""
        self.bought = table.chips[YOU]
        """All chips the person has ever had from the bank."""
        self._until = self._end_of_time()

    def run(self) -> None:
        """Play until the person leaves or play is over."""
        try:
            while self._ready():
                self._deal()
                self._result()
        except (Leave, EOFError, KeyboardInterrupt):
            return

    def farewell(self) -> str:
        """What is said when somebody leaves."""
        chips = self.table.chips[YOU]
        gain = chips - self.bought
        sign = "even" if gain == 0 else "won" if gain > 0 else "lost"
        count = self.words.text("table-chips", count=chips)
        return self.words.text(f"terminal-farewell-{sign}", chips=count, gain=abs(gain))

    # --- between deals -----------------------------------------------------------

    def _ready(self) -> bool:
        """Whether there is a next deal; buys chips where that is needed and agreed."""
        if self._until is not None and time.monotonic() >= self._until and self.table.standings is None:
            self.table.finish("time_limit")
        if self.table.standings is not None:
            self._standings()
            return False
        if self._may_buy():
            self._buy_for_bots()
            return not self._broke(YOU) or self._buy_for_you()
        return not self._broke(YOU)

    def _end_of_time(self) -> float | None:
        rules = self.table.game.rules
        if str(getattr(rules, "end_condition", "none")) != "time_limit":
            return None
        minutes: int = rules.model_dump()["time_limit_minutes"]
        return time.monotonic() + 60 * minutes

    def _may_buy(self) -> bool:
        """Where one is to win all chips, there are no new ones."""
        return str(getattr(self.table.game.rules, "end_condition", "none")) != "last_player"

    def _broke(self, seat: int) -> bool:
        return not self.table.dealt_in_next[seat]

    def _buy_for_bots(self) -> None:
        amount = int(getattr(self.table.game.rules, "starting_chips", 0))
        for seat in range(1, self.table.seats):
            if self._broke(seat):
                self.table.buy(seat, amount)

    def _buy_for_you(self) -> bool:
        amount = int(getattr(self.table.game.rules, "starting_chips", 0))
        offer = self.words.text("terminal-buy", count=amount)
        self._confirm([Text(self.words.text("table-broke"), style="bold"), Text(offer)])
        self.table.buy(YOU, amount)
        self.bought += amount
        return True

    def _confirm(self, question: Sequence[Text]) -> None:
        """Yes, or the person leaves."""
        while True:
            typed = self.screen.ask(self._scene(question)).strip().casefold()
            if not typed or typed in self.words.words("terminal-words-yes"):
                return
            if typed in [*self.words.words("terminal-words-no"), *self.words.words("terminal-words-quit")]:
                raise Leave

    def _standings(self) -> None:
        standings = self.table.standings
        assert standings is not None
        reason = self.words.text(f"table-standings-{standings.reason}")
        winners = self.words.text(
            "table-standings-winner",
            count=len(standings.winners),
            names=self.who.listed(standings.winners),
            you=self.who.yes(standings.winners == [YOU]),
        )
        end = Text(self.words.text("terminal-enter-end"), style="quiet")
        self.screen.ask(self._scene([Text(reason), Text(winners, style="bold accent"), end]))

    # --- a deal ------------------------------------------------------------------

    def _deal(self) -> None:
        self.story = []
        self.table.deal()
        self._tell(pause=True)
        while (seat := self.table.actor) is not None:
            if seat == YOU:
                self._own_turn()
            else:
                self.table.act(*self.company.choose(self.table, seat), seat=seat)
                self._tell(pause=not self.table.over)

    def _tell(self, pause: bool = False) -> None:
        """Show what the last action made happen."""
        lines = self.style.event_lines(self.table.events_for(YOU), self.who, self.screen.out)
        self.story += lines
        self.screen.happened(self._scene(news=lines), pause)

    def _own_turn(self) -> None:
        remark = ""
        while True:
            view = self.table.view(YOU)
            offers = self.style.offers(view)
            try:
                typed = self.screen.ask(self._scene(self._question(offers, remark), again=bool(remark)))
                answer = understand(typed, offers, self.words)
            except Unclear as unclear:
                remark = str(unclear)
                continue
            remark = ""
            if answer.command is not None:
                self._command(answer.command, offers)
            elif self._means_it(answer):
                self.table.act(answer.action, answer.value, seat=YOU)
                self._tell()
                return

    def _question(self, offers: Sequence[Offer], remark: str) -> list[Text]:
        """What is asked, and what may be typed."""
        possible = Text("  ").join(_highlighted(offer.text(self.words)) for offer in offers)
        turn = Text(self.style.turn_text(self.table.view(YOU), self.words), style="bold")
        hint = Text("   ").append(self.words.text("terminal-for-help"), style="quiet")
        problem = [Text(remark, style="problem")] if remark else []
        return [*problem, turn, possible.append_text(hint)]

    def _means_it(self, answer: Answer) -> bool:
        """Warn of a look after which one can only fold."""
        trap = self.style.look_trap(self.table.view(YOU)) if answer.action == "look" else None
        if trap is None:
            return True
        price, chips = trap
        question = [
            Text(self.words.text("seka-look-warning", price=price, chips=chips), style="problem"),
            Text(self.words.text("terminal-look-anyway")),
        ]
        typed = self.screen.ask(self._scene(question)).strip().casefold()
        return typed in self.words.words("terminal-words-yes")

    def _result(self) -> None:
        """How the deal ended; then the next one, or good-bye."""
        sentences = self.style.result_text(self.table.view(YOU), self.who).splitlines()
        result = [Text(sentence, style="bold accent") for sentence in sentences]
        remark = ""
        while True:
            problem = [Text(remark, style="problem")] if remark else []
            ask = Text(self.words.text("terminal-next"), style="quiet")
            typed = self.screen.ask(self._scene([*result, *problem, ask], again=bool(remark)))
            if not typed.strip() or typed.strip().casefold() in self.words.words("terminal-words-next"):
                return
            try:
                answer = understand(typed, [], self.words)
            except Unclear as unclear:
                remark = str(unclear)
                continue
            remark = ""
            if answer.command is not None:
                self._command(answer.command, [])

    # --- what may always be typed -----------------------------------------------

    def _command(self, command: str, offers: Sequence[Offer]) -> None:
        if command == "quit":
            raise Leave
        pages = {"help": lambda: self._help(offers), "rules": self._rules, "log": self._log}
        self.screen.page(pages[command]())

    def _help(self, offers: Sequence[Offer]) -> list[RenderableType]:
        from .help import page

        return page(self.table.game.name, offers, self.words)

    def _rules(self) -> list[RenderableType]:
        return rules_page(self.table.game, self.words)

    def _log(self) -> list[RenderableType]:
        return [Text(), *(Text("  " + line) for line in self.story), Text()]

    # --- what there is to see ----------------------------------------------------

    def _scene(self, question: Sequence[Text] = (), news: Sequence[str] = (), again: bool = False) -> Scene:
        view: Any = self.table.view(YOU)
        heading = rules_title(self.table.game, self.words)
        number = self.words.text("table-deal-number", number=max(self.table.deals, 1))
        heading.append(f"  {number}", style="quiet")
        return Scene(
            heading=heading,
            summary=self.style.summary(view, self.who),
            seats=self.style.seat_rows(view, self.who, self.screen.out),
            hand=lambda small: self.style.hand_lines(view, self.who, self.screen.out, small),
            banner=self.style.banner(view, self.who, self.screen.out),
            story=self.story,
            news=news,
            question=question,
            again=again,
        )


def _highlighted(offer: str) -> Text:
    """The word in the accent colour, the numbers plain."""
    word, space, numbers = offer.partition(" ")
    return Text.assemble((word, "accent"), space, numbers)
