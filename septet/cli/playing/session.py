"""An evening at a table in the terminal: hand after hand until somebody leaves."""

import time
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from ...table import Table
from ...translation import Translator
from ..drawing.consoles import indented
from ..pages.rules import page as rules_page
from ..pages.rules import title as rules_title
from .company import Company
from .offers import COMMANDS, Answer, Doubt, Offer, Unclear, understand
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
        self.for_points = table.game.kind.stakes == "points"
        """Whether a sheet is kept, and nobody has or buys chips."""
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
        if self.for_points:
            return self._farewell_for_points()
        chips = self.table.chips[YOU]
        gain = chips - self.bought
        sign = "even" if gain == 0 else "won" if gain > 0 else "lost"
        count = self.words.text("table-chips", count=chips)
        return self.words.text(f"terminal-farewell-{sign}", chips=count, gain=abs(gain))

    def _farewell_for_points(self) -> str:
        """How the game stands, or who has won it."""
        standings = self.table.standings
        sign = "open" if standings is None else "won" if YOU in standings.winners else "lost"
        scores = self.style.scores_text(self.table.view(YOU), self.who)
        return self.words.text(f"terminal-farewell-points-{sign}", scores=scores)

    # --- between deals -----------------------------------------------------------

    def _ready(self) -> bool:
        """Whether there is a next deal; buys chips where that is needed and agreed."""
        if self._until is not None and time.monotonic() >= self._until and self.table.standings is None:
            self.table.finish("time_limit")
        if self.table.standings is not None:
            return self._standings()
        if self.for_points:
            return True
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

    def _standings(self) -> bool:
        """Say who has won.  A game for points is followed by another one, unless the person leaves."""
        standings = self.table.standings
        assert standings is not None
        reason = self.words.text(f"table-standings-{standings.reason}")
        winners = self._winners(standings.winners)
        end = self.words.text("terminal-new-game" if self.for_points else "terminal-enter-end")
        question = [Text(reason), Text(winners, style="bold accent"), Text(end, style="quiet")]
        if not self.for_points:
            self.screen.ask(self._scene(question))
            return False
        self._confirm(question)
        self.table.again()
        return True

    def _winners(self, seats: Sequence[int]) -> str:
        """Who has won; a game of teams says that in its own words."""
        if hasattr(self.style, "won_text"):
            text: str = self.style.won_text(self.table.view(YOU), self.who)
            return text
        names, you = self.who.listed(seats), self.who.yes(list(seats) == [YOU])
        return self.words.text("table-standings-winner", count=len(seats), names=names, you=you)

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
        events = self.table.events_for(YOU)
        lines = self.style.event_lines(events, self.who, self.screen.out)
        self.story += lines
        worth_a_look = any(event.kind in getattr(self.style, "MOMENTS", ()) for event in events)
        self.screen.happened(self._scene(news=lines), pause or (worth_a_look and not self.table.over))

    def _own_turn(self) -> None:
        remark = ""
        while True:
            view = self.table.view(YOU)
            offers = self.style.offers(view)
            try:
                typed = self.screen.ask(self._scene(self._question(offers, remark), again=bool(remark)))
                answer = self._understood(typed, offers)
            except Unclear as unclear:
                remark = str(unclear)
                continue
            remark = ""
            if answer.command is not None:
                self._command(answer.command, offers)
            elif considered := self._considered(answer):
                self._act(considered)
                return

    def _understood(self, typed: str, offers: Sequence[Offer]) -> Answer:
        """What was typed; a game with cards to play reads it in its own way.  Raises `Unclear`."""
        read = getattr(self.style, "read", None)
        if read is None:
            return understand(typed, offers, self.words, self._commands())
        answer: Answer = read(typed, self.table, offers, self.words, self.screen.out)
        return answer

    def _act(self, answer: Answer) -> None:
        """Do what was answered, and then what follows as far as it is possible."""
        for action, value in ((answer.action, answer.value), *answer.then):
            if self.table.actor != YOU or not self.table.actions.allow(action, value):
                return
            self.table.act(action, value, seat=YOU)
            self._tell()

    def _question(self, offers: Sequence[Offer], remark: str) -> list[Text]:
        """What is asked, and what may be typed."""
        out = self.screen.out
        possible = Text("  ").join(_highlighted(offer, self.words, out) for offer in offers)
        turn = Text(self.style.turn_text(self.table.view(YOU), self.words), style="bold")
        hint = Text("   ").append(self.words.text("terminal-for-help"), style="quiet")
        problem = [Text(remark, style="problem")] if remark else []
        return [*problem, turn, possible.append_text(hint)]

    def _considered(self, answer: Answer) -> Answer | None:
        """The answer after a second thought, if the game has reason for one; None to ask anew."""
        doubt: Doubt | None = None
        if hasattr(self.style, "doubt"):
            doubt = self.style.doubt(self.table.view(YOU), answer, self.words)
        if doubt is None:
            return answer
        typed = self.screen.ask(self._scene(doubt.question)).strip().casefold()
        if typed in self.words.words("terminal-words-yes") or (doubt.enter and not typed):
            return doubt.yes
        return doubt.no

    def _result(self) -> None:
        """How the deal ended; then the next one, or good-bye."""
        sentences = self.style.result_text(self.table.view(YOU), self.who).splitlines()
        result = [Text(sentence, style="bold accent") for sentence in sentences]
        remark = ""
        while True:
            problem = [Text(remark, style="problem")] if remark else []
            ask = Text(self.words.text(self._what_is_next()), style="quiet")
            typed = self.screen.ask(self._scene([*result, *problem, ask], again=bool(remark)))
            if not typed.strip() or typed.strip().casefold() in self.words.words("terminal-words-next"):
                return
            try:
                answer = understand(typed, [], self.words, self._commands())
            except Unclear as unclear:
                remark = str(unclear)
                continue
            remark = ""
            if answer.command is not None:
                self._command(answer.command, [])

    def _what_is_next(self) -> str:
        won = self.for_points and self.table.standings is not None
        return "terminal-enter" if won else "terminal-next"

    # --- what may always be typed -----------------------------------------------

    def _commands(self) -> list[str]:
        """What may always be typed at this table."""
        return [*COMMANDS, *self._pages()]

    def _pages(self) -> dict[str, Any]:
        """The pages that only this game has, as the last trick."""
        pages: dict[str, Any] = getattr(self.style, "PAGES", {})
        return pages

    def _command(self, command: str, offers: Sequence[Offer]) -> None:
        if command == "quit":
            raise Leave
        if command in self._pages():
            lines = self._pages()[command](self.table.view(YOU), self.who, self.screen.out)
            self.screen.page([Text(), *(indented(line) for line in lines), Text()])
            return
        pages = {"help": lambda: self._help(offers), "rules": self._rules, "log": self._log}
        self.screen.page(pages[command]())

    def _help(self, offers: Sequence[Offer]) -> list[RenderableType]:
        from .help import page

        return page(self.table.game, offers, self._commands(), self.words, self.screen.out)

    def _rules(self) -> list[RenderableType]:
        return rules_page(self.table.game, self.words)

    def _log(self) -> list[RenderableType]:
        return [Text(), *(Text("  " + line) for line in self.story), Text()]

    # --- what there is to see ----------------------------------------------------

    def _scene(self, question: Sequence[Text] = (), news: Sequence[str] = (), again: bool = False) -> Scene:
        view: Any = self.table.view(YOU)
        heading = rules_title(self.table.game, self.words)
        heading.append(f"  {self._which_deal(view)}", style="quiet")
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

    def _which_deal(self, view: Any) -> str:
        """The number of the deal; in a game for points it is one of this game."""
        if self.for_points:
            text: str = self.style.deal_text(view, self.words)
            return text
        return self.words.text("table-deal-number", number=max(self.table.deals, 1))


def _highlighted(offer: Offer, words: Translator, out: Console) -> Text:
    """The word in the accent colour, the numbers and what stands in brackets plain."""
    text = offer.text(words, out)
    if offer.whole:
        word, bracket, rest = text.partition(" (")
        return Text.assemble((word, "accent"), (bracket + rest, "quiet"))
    word, space, numbers = text.partition(" ")
    return Text.assemble((word, "accent"), space, numbers)
