"""The texts that PokerStars writes of hands of seven card stud.

One file holds any number of hands, of any game: each begins with a line `PokerStars Hand
#…` or `PokerStars Game #…`.  A text is one player's: it shows the down cards of that player,
the up cards of all, and what was shown or mucked in the end.  The down cards of the others
stay unknown.

Amounts of money become cents, chips stay chips.  Where nobody posted the bring-in, because
the lowest card opened for the full bet, the text does not say what it would have been; then
it is what PokerStars usually asks, and the hand's detail `_notes` says so.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from ..engine.cards import UNKNOWN, card_text, parse_cards
from ..errors import InvalidCards, InvalidHistory
from .hand import DEALT_FIRST, Hand, Step, checked

HEAD = re.compile(
    r"PokerStars (?:Home Game |Zoom )?(?:Hand|Game) #(?P<hand>[0-9]+):\s*(?P<what>.*)", re.IGNORECASE
)
STUD = re.compile(r"7 Card Stud Limit", re.IGNORECASE)
STUD_HIGH_LOW = re.compile(r"7 Card Stud (?:Hi/Lo|H/L|Hi-Lo)", re.IGNORECASE)

SIGN = r"[$€£]?"
NUMBER = r"[0-9][0-9,]{0,14}(?:\.[0-9]{1,2})?"
AMOUNT = rf"{SIGN}{NUMBER}"
STAKES = re.compile(
    rf"[(,] ?(?P<sign>{SIGN})(?P<small>{NUMBER})/{SIGN}(?P<big>{NUMBER})(?: (?P<money>[A-Z]{{3}}))?\)"
)
DATE = re.compile(r"(?P<year>[0-9]{4})/(?P<month>[0-9]{1,2})/(?P<day>[0-9]{1,2})")
SEAT = re.compile(
    rf"Seat (?P<seat>[0-9]{{1,2}}): (?P<name>.+?) \((?P<chips>{AMOUNT}) in chips(?:,.*)?\)(?P<rest>.*)"
)
TABLE = re.compile(r"Table '(?P<table>.*)' (?P<seats>[0-9]{1,2})-max")
STREET = re.compile(r"\*\*\* (?P<street>.+?) \*\*\*(?P<rest>.*)")
BRACKETS = re.compile(r"\[([^\]]*)\]")
DEALT = re.compile(r"Dealt to (?P<name>.+?)(?P<cards>(?: \[[^\]]*\])+)")
UNCALLED = re.compile(rf"Uncalled bet \((?P<amount>{AMOUNT})\) returned to (?P<name>.+)")
COLLECTED = re.compile(rf"(?P<name>.+?) collected (?P<amount>{AMOUNT}) from .*")
MUCKED = re.compile(r"Seat [0-9]{1,2}: (?P<name>.+?) mucked \[(?P<cards>[^\]]*)\]")
RAKE = re.compile(rf"Total pot {AMOUNT}.*\| Rake (?P<rake>{AMOUNT}).*")
BOARD = re.compile(r"Board \[(?P<cards>[^\]]*)\]")

ALL_IN = r"(?: and is all-in)?"
SAID: dict[str, "re.Pattern[str]"] = {
    "ante": re.compile(rf"posts the ante (?P<amount>{AMOUNT}){ALL_IN}"),
    "bring_in": re.compile(rf"brings? in (?:for )?(?P<amount>{AMOUNT}){ALL_IN}"),
    "fold": re.compile(r"folds(?: \[[^\]]*\])?"),
    "check": re.compile(r"checks"),
    "call": re.compile(rf"calls (?P<amount>{AMOUNT}){ALL_IN}"),
    "bet": re.compile(rf"bets (?P<amount>{AMOUNT}){ALL_IN}"),
    "raise": re.compile(rf"(?:raises|completes) (?:{AMOUNT} )?to (?P<amount>{AMOUNT}){ALL_IN}"),
    "show": re.compile(r"shows \[(?P<cards>[^\]]*)\].*"),
    "muck": re.compile(r"mucks hand"),
    "nothing": re.compile(
        r"doesn't show hand|is sitting out|sits out|has timed out.*|is (?:dis)?connected|said, .*"
        r"|leaves the table|has returned|was removed.*|will be allowed.*|re-?buys.*|adds .*"
        r"|finished the tournament.*|wins .*"
    ),
}

STREETS = {"3RD STREET": 3, "4TH STREET": 4, "5TH STREET": 5, "6TH STREET": 6, "7TH STREET": 7, "RIVER": 7}
USUAL_BRING_IN = {True: Decimal("0.3"), False: Decimal("0.5")}
"""The bring-in as a part of the small bet, in tournaments and in cash games."""


def is_pokerstars(text: str) -> bool:
    """Whether a text is of PokerStars."""
    return any(HEAD.match(line) for line in _lines(text))


def _lines(text: str) -> list[str]:
    """The lines as an editor counts them."""
    return [line.strip("\ufeff \t\x0c") for line in re.split(r"\r\n|\n|\r", text)]


def read_pokerstars(text: str, file: str | None = None) -> Iterator[Hand | InvalidHistory]:
    """The hands in a text, in order; for one that cannot be read, the error that says why."""
    for hand in parse_pokerstars(text, file):
        try:
            yield checked(hand) if isinstance(hand, Hand) else hand
        except InvalidHistory as problem:
            yield problem


def parse_pokerstars(text: str, file: str | None = None) -> Iterator[Hand | InvalidHistory]:
    """The hands in a text, whose cards have not been checked yet (`hand.checked`)."""
    for first, lines in _split(text):
        try:
            yield _Reader(lines, first, file).hand()
        except InvalidHistory as problem:
            yield problem


def _split(text: str) -> Iterator[tuple[int, list[str]]]:
    """The hands as lists of lines, each with the number of its first line."""
    first, lines = 0, list[str]()
    for number, line in enumerate(_lines(text), 1):
        if HEAD.match(line):
            if lines:
                yield first, lines
            first, lines = number, []
        if first:
            lines.append(line)
    if lines:
        yield first, lines


@dataclass
class _Player:
    """Somebody at the table."""

    seat: int
    chips: int
    ante: int | None = None
    cards: list[int] = field(default_factory=list)
    """What the text shows as dealt: the up cards, for its own player all of them."""
    own: bool = False
    """The text is this player's: it shows the down cards too."""
    shown: list[int] | None = None
    """All cards, if they were shown or the summary names them."""
    shown_at: int = 0
    """The line that names them."""
    bet: int = 0
    """Paid on this street."""
    paid: int = 0
    """Paid in the whole hand."""
    won: int = 0
    shows: bool = False


class _Reader:
    """One hand of a text while it is read."""

    def __init__(self, lines: list[str], first: int, file: str | None) -> None:
        self._lines, self._first, self._file = lines, first, file
        self._line = first
        self._players: dict[str, _Player] = {}
        self._street = 0
        self._summary = False
        self._steps: list[tuple[str, Any]] = []
        """What happened, with the player's name; cards are filled in at the end."""
        self._bring_in: int | None = None
        self._rake = 0
        self._board: int | None = None
        self._details: dict[str, Any] = {"venue": "PokerStars"}

    def _problem(self, reason: str, line: int | None = None) -> InvalidHistory:
        return InvalidHistory(reason, file=self._file, line=self._line if line is None else line)

    def hand(self) -> Hand:
        """All lines read and put together."""
        self._read_head()
        for self._line, line in enumerate(self._lines[1:], self._first + 1):  # noqa: B020  the line of problems
            if line:
                self._read(line)
        if not self._summary:
            raise self._problem("the text ends before the hand does: there is no summary")
        return self._put_together()

    def _read_head(self) -> None:
        match = HEAD.match(self._lines[0])
        assert match is not None
        what = match["what"]
        if STUD_HIGH_LOW.search(what):
            raise self._problem("7 Card Stud Hi/Lo is not played here; 7 Card Stud, high, is")
        if not STUD.search(what):
            raise self._problem(f"this is not 7 Card Stud Limit: {what[:60]}")
        stakes = list(STAKES.finditer(what))
        if not stakes:
            raise self._problem("the first line does not name the stakes, like ($0.04/$0.08 USD)")
        self._tournament = "Tournament #" in what
        self._cents = bool(stakes[-1]["sign"] or stakes[-1]["money"]) and not self._tournament
        self._small = self._chips(stakes[-1]["small"])
        self._big = self._chips(stakes[-1]["big"])
        if date := DATE.search(what):
            self._details |= {name: int(date[name]) for name in ("day", "month", "year")}
        self._details["hand"] = match["hand"]
        if self._tournament:
            self._details["event"] = "online tournament"
        elif stakes[-1]["money"]:
            self._details["currency"] = stakes[-1]["money"]

    def _chips(self, text: str) -> int:
        """An amount in cents or chips."""
        amount = Decimal(text.lstrip("$€£").replace(",", ""))
        if self._cents:
            amount *= 100
        if amount != int(amount):
            raise self._problem(f"{text} is not a whole number of chips")
        return int(amount)

    def _cards(self, text: str) -> list[int]:
        try:
            return parse_cards(text.split())
        except InvalidCards as error:
            raise self._problem(str(error)) from None

    def _player(self, name: str) -> _Player:
        if name not in self._players:
            raise self._problem(f"nobody of the name {name!r} has a seat")
        return self._players[name]

    # --- lines -------------------------------------------------------------------

    def _read(self, line: str) -> None:
        if match := STREET.fullmatch(line):
            self._read_street(match["street"], match["rest"])
        elif self._summary:
            self._read_summary(line)
        elif self._street == 0 and (match := SEAT.fullmatch(line)):
            self._read_seat(match)
        elif match := DEALT.fullmatch(line):
            self._read_dealt(match)
        elif line.startswith("Dealt to "):
            raise self._problem(f"{line!r} does not say which cards")
        elif match := UNCALLED.fullmatch(line):
            self._player(match["name"]).paid -= self._chips(match["amount"])
        elif name := self._speaker(line):
            self._read_action(name, line[len(name) + 1 :].strip())
        elif (match := COLLECTED.fullmatch(line)) and match["name"] in self._players:
            self._player(match["name"]).won += self._chips(match["amount"])
        elif match := TABLE.match(line):
            self._details["table"] = match["table"]
        # What is left is talk, and people who come and go.

    def _read_street(self, street: str, rest: str) -> None:
        name = street.upper()
        if name == "SUMMARY":
            self._summary = True
        elif name in STREETS:
            if STREETS[name] != (self._street + 1 if self._street else 3):
                raise self._problem(f"*** {street} *** does not follow here")
            self._street = STREETS[name]
            for player in self._players.values():
                player.bet = 0
            self._steps.append(("street", self._line))
            if cards := BRACKETS.search(rest):
                self._read_board(cards[1])
        elif name != "SHOW DOWN":
            raise self._problem(f"*** {street} *** is no street of seven card stud")

    def _read_board(self, text: str) -> None:
        cards = self._cards(text)
        if len(cards) != 1:
            raise self._problem("there is one card for all at most")
        self._board = cards[0]

    def _read_seat(self, match: "re.Match[str]") -> None:
        if match["name"] in self._players:
            raise self._problem(f"{match['name']} sits there twice")
        self._players[match["name"]] = _Player(int(match["seat"]), self._chips(match["chips"]))

    def _read_dealt(self, match: "re.Match[str]") -> None:
        player = self._player(match["name"])
        groups = [self._cards(cards) for cards in BRACKETS.findall(match["cards"])]
        new = groups[-1]
        before = [card for group in groups[:-1] for card in group]
        if before != player.cards:
            raise self._problem(f"{match['name']} had other cards before")
        if len(new) != 1 and not (len(new) == DEALT_FIRST and not player.cards):
            raise self._problem(f"{match['name']} is dealt {len(new)} cards at once")
        if not player.cards:
            player.own = len(new) == DEALT_FIRST
        player.cards += new

    def _speaker(self, line: str) -> str | None:
        """Whose action a line is."""
        names = [name for name in self._players if line.startswith(f"{name}:")]
        return max(names, key=len, default=None)

    def _read_action(self, name: str, said: str) -> None:
        player = self._players[name]
        found = ((kind, pattern.fullmatch(said)) for kind, pattern in SAID.items())
        kind, match = next(((kind, match) for kind, match in found if match), ("", None))
        if match is None:
            raise self._problem(f"{said!r} is no action of seven card stud")
        amount = self._chips(match["amount"]) if "amount" in match.re.groupindex else 0
        match kind:
            case "ante":
                player.ante, player.paid = amount, player.paid + amount
            case "bring_in":
                self._bring_in = max(self._bring_in or 0, amount)
                self._pay(name, "bring_in", player.bet + amount)
            case "call":
                self._pay(name, "call", player.bet + amount)
            case "bet":
                self._pay(name, "raise", player.bet + amount)
            case "raise":
                self._pay(name, "raise", amount)
            case "fold":
                self._add(name, "fold")
            case "check":
                self._add(name, "call")
            case "show":
                player.shown, player.shown_at = self._cards(match["cards"]), self._line
                if not player.shows:
                    self._add(name, "show")
                player.shows = True
            case "muck":
                self._add(name, "show")
            case _:
                return

    def _pay(self, name: str, kind: str, to: int) -> None:
        player = self._players[name]
        player.paid += to - player.bet
        player.bet = to
        self._add(name, kind, to)

    def _add(self, name: str, kind: str, amount: int = 0) -> None:
        if not self._street:
            raise self._problem(f"{name} acts before cards are dealt")
        self._steps.append(("action", (name, kind, amount, self._line)))

    def _read_summary(self, line: str) -> None:
        if match := RAKE.fullmatch(line):
            self._rake = self._chips(match["rake"])
        elif match := MUCKED.fullmatch(line):
            player = self._player(match["name"])
            player.shown, player.shown_at = self._cards(match["cards"]), self._line
        elif match := BOARD.fullmatch(line):
            self._read_board(match["cards"])

    # --- the whole ---------------------------------------------------------------

    def _put_together(self) -> Hand:
        """The hand as all formats have it: players in the order of the deal, cards where they fell."""
        self._line = self._first
        dealt = {name: player for name, player in self._players.items() if player.cards}
        if len(dealt) < 2:
            raise self._problem("fewer than two players are dealt in")
        seats = {name: seat for seat, name in enumerate(sorted(dealt, key=lambda name: dealt[name].seat))}
        order = list(seats)
        players = [dealt[name] for name in order]
        ante = max(player.ante or 0 for player in players)
        self._check_antes(ante)
        notes = []
        bring_in = self._bring_in
        if bring_in is None:
            bring_in = max(1, int(self._small * USUAL_BRING_IN[self._tournament]))
            notes.append("bring-in assumed: nobody posted it")
        if notes:
            self._details["_notes"] = notes
        self._details |= {
            "seats": [player.seat for player in players],
            "players": order,
            "finishing_stacks": [player.chips - player.paid + player.won for player in players],
            "winnings": [player.won for player in players],
            "_unit": "cent" if self._cents else "chip",
            "_rake": self._rake,
        }
        return Hand(
            starting_stacks=tuple(player.chips for player in players),
            ante=ante,
            bring_in=bring_in,
            small_bet=self._small,
            big_bet=self._big,
            steps=tuple(self._all_steps(seats, dealt)),
            details=self._details,
            file=self._file,
            line=self._first,
        )

    def _check_antes(self, full: int) -> None:
        for name, player in self._players.items():
            if player.ante and not player.cards:
                raise self._problem(f"{name} pays an ante and gets no cards")
            if player.cards and (player.ante or 0) != min(full, player.chips):
                raise self._problem(f"{name} pays an ante of {player.ante or 0}, others {full}")

    def _all_steps(self, seats: dict[str, int], dealt: dict[str, _Player]) -> Iterator[Step]:
        number, street = 0, 2
        hands = {name: self._whole_hand(name, player) for name, player in dealt.items()}
        live = dict.fromkeys(seats, True)
        for what, details in self._steps:
            if what == "street":
                street += 1
                for step in self._deals(street, seats, hands, live):
                    number += 1
                    yield Step(step.kind, step.seat, cards=step.cards, number=number, line=details)
                continue
            name, kind, amount, line = details
            if name not in seats:
                raise self._problem(f"{name} acts, but was dealt no cards", line)
            number += 1
            if kind == "fold":
                live[name] = False
            yield self._step(seats[name], kind, amount, hands[name][: min(street, 7)], number, line)

    def _step(self, seat: int, kind: Any, amount: int, cards: list[int], number: int, line: int) -> Step:
        if kind == "show":
            held = tuple(cards if self._board is None else cards[:6])
            if UNKNOWN in held:
                return Step("muck", seat, number=number, line=line)
            return Step("show", seat, cards=held, number=number, line=line)
        return Step(kind, seat, amount if kind == "raise" else 0, number=number, line=line)

    def _deals(
        self, street: int, seats: dict[str, int], hands: dict[str, list[int]], live: dict[str, bool]
    ) -> Iterator[Step]:
        if street == DEALT_FIRST:
            yield from (Step("deal", seat, cards=tuple(hands[name][:3])) for name, seat in seats.items())
        elif street == 7 and self._board is not None:
            yield Step("board", cards=(self._board,))
        else:
            yield from (
                Step("deal", seat, cards=(hands[name][street - 1],))
                for name, seat in seats.items()
                if live[name]
            )

    def _whole_hand(self, name: str, player: _Player) -> list[int]:
        """Seven cards in the order of the deal, unknown where the text does not name them."""
        cards = player.cards if player.own else [UNKNOWN, UNKNOWN, *player.cards]
        if player.shown is not None:
            if len(player.shown) >= len(cards):
                for place, card in enumerate(cards):
                    if card not in (UNKNOWN, player.shown[place]):
                        raise self._problem(
                            f"{name} was dealt {card_text(card)} but shows {card_text(player.shown[place])}",
                            player.shown_at,
                        )
                cards = list(player.shown)
            elif UNKNOWN not in cards and not set(player.shown) <= set(cards):
                raise self._problem(f"{name} shows other cards than were dealt", player.shown_at)
        return [*cards, *[UNKNOWN] * (7 - len(cards))]
