"""A change of a table in the making, and what follows from it."""

from collections.abc import Set as AbstractSet
from typing import Any

from ..errors import IllegalAction, NotPossible
from ..table import Table
from .clock import now_ms
from .people import People, Person
from .refusals import Code, Refused, sentence
from .settings import Settings


class Draft:
    """Works on the table itself and on a copy of the people.

    Nobody is told of it before it is kept; whoever gives it up after the table has changed
    reads the table anew.
    """

    def __init__(self, table: Table, people: People, connected: AbstractSet[str], settings: Settings) -> None:
        self.table = table
        self.people = people.model_copy(deep=True)
        self.connected = connected
        self.settings = settings
        self.now = now_ms()
        self.running = not table.over
        self.hurried = False
        self.events: dict[int | None, list[Any]] = {viewer: [] for viewer in (None, *range(table.seats))}

    def person(self, seat: int) -> Person | None:
        """Who has a seat; refused when there is no such seat."""
        if not 0 <= seat < len(self.people.seats):
            raise Refused(Code.NO_SUCH_SEAT, f"This table has the seats 1 to {len(self.people.seats)}.")
        return self.people.seats[seat]

    def away(self, person: Person) -> bool:
        """Whether a person is not connected."""
        return person.guest is not None and person.guest not in self.connected

    # --- what the table does -----------------------------------------------

    def deal(self) -> None:
        """Start the next deal."""
        try:
            self.table.deal()
        except NotPossible as error:
            raise Refused(Code.NO_DEAL, sentence(error)) from None
        self.people.next_deal_at = None
        for _, person in self.people.occupied():
            person.ready = False
        self.people.started_at = self.people.started_at or self.now
        self.people.played = {
            person.guest: seat
            for seat, person in self.people.occupied()
            if person.guest is not None and not person.stand_in
        }
        self._after_move()

    def act(self, seat: int, name: str, value: int) -> None:
        """Perform an action of a seat."""
        try:
            self.table.act(name, value, seat=seat)
        except IllegalAction as error:
            raise Refused(Code.ILLEGAL_ACTION, sentence(error)) from None
        self._after_move()

    def answer(self) -> None:
        """Make an urgent decision for whoever has not made it in time."""
        urgent = self.table.urgent
        assert urgent is not None
        assert self.table.actor is not None
        self.act(self.table.actor, urgent.action, urgent.value)

    def seat(self, seat: int, person: Person) -> None:
        """Let somebody sit down on a free seat, with what they left this table with."""
        guest = person.guest or ""
        chips, points = self.people.purses.pop(guest, None), self.people.totals.pop(guest, 0)
        try:
            self.table.sit(seat, chips=chips, points=points)
        except NotPossible as error:
            raise Refused(Code.NOT_POSSIBLE, sentence(error)) from None
        self.people.seats[seat] = person

    def leave(self, seat: int) -> None:
        """Let somebody go: now, or when the deal is over."""
        person = self.people.seats[seat]
        assert person is not None
        if not self.table.playing[seat]:
            self._free(seat)
            return
        person.leaving = True
        person.asks = None
        person.ready = False
        if person.stand_in:
            person.bot = None

    def give(self, seat: int, chips: int) -> None:
        """Give chips to a seat: now, or when the deal is over."""
        person = self.people.seats[seat]
        assert person is not None
        if self.table.playing[seat]:
            person.granted += chips
        else:
            self.table.buy(seat, chips)

    def _after_move(self) -> None:
        """Gather what everybody is told; if the new decision is urgent, say by when it must be made."""
        for viewer, events in self.events.items():
            events.extend(self.table.events_for(viewer))
        self.hurried = True
        self._answer_from(self.now)

    def _answer_from(self, moment: int) -> None:
        """The time for an urgent decision begins at a moment, in milliseconds since 1970."""
        urgent = self.table.urgent
        self.people.answer_by = None if urgent is None else moment + round(urgent.seconds * 1000)

    def kept(self) -> None:
        """The change is kept and about to be told: nobody's time runs before they are asked."""
        if self.hurried:
            self._answer_from(now_ms())

    def _free(self, seat: int) -> None:
        person = self.people.seats[seat]
        total = self.table.total(seat)
        chips = self.table.leave(seat) or 0
        if person is not None and person.guest is not None:
            if self.table.game.kind.stakes == "chips":
                self.people.purses[person.guest] = chips + person.granted
            if total:
                self.people.totals[person.guest] = total
        self.people.seats[seat] = None

    # --- what follows ------------------------------------------------------

    def settle(self) -> None:
        """Draw the consequences of what was done."""
        if self.table.over:
            self._settle_places()
            self._settle_end()
            self._settle_totals()
            self._settle_next_deal()
        self._settle_host()

    def again(self) -> None:
        """Begin a new game after one that is over."""
        try:
            self.table.again()
        except NotPossible as error:
            raise Refused(Code.NOT_POSSIBLE, sentence(error)) from None
        self.people.started_at = None
        self.people.next_deal_at = self.now

    def _settle_places(self) -> None:
        """The deal is over: leavers go, promised chips arrive."""
        for seat, person in list(self.people.occupied()):
            if person.leaving:
                self._free(seat)
            elif person.granted:
                chips, person.granted = person.granted, 0
                self.table.buy(seat, chips)

    def _settle_end(self) -> None:
        """Play ends after the first deal that is over when the agreed time is."""
        rules = self.table.game.rules
        if not self.running or str(getattr(rules, "end_condition", "")) != "time_limit":
            return
        minutes = getattr(rules, "time_limit_minutes", 0)
        if self.people.started_at is not None and self.now >= self.people.started_at + minutes * 60_000:
            self.table.finish("time_limit")

    def _settle_totals(self) -> None:
        """The next game begins with an empty sheet."""
        if self.table.standings is not None:
            self.people.totals = {}

    def _settle_next_deal(self) -> None:
        """Set, keep or cancel the time of the next deal."""
        if not self.table.can_deal:
            self.people.next_deal_at = None
        elif self.running or (self.people.next_deal_at is None and self.table.deals > 0):
            self.people.next_deal_at = self.now + round(self.settings.result_pause * 1000)

    def _settle_host(self) -> None:
        """A host who has left hands the role to somebody who sits here."""
        if self.people.seat_of(self.people.host) is None:
            self.pass_host()

    def pass_host(self) -> bool:
        """Make somebody else host, best somebody who is there; False when nobody else has a seat."""
        others = [
            person
            for _, person in self.people.occupied()
            if person.human and person.guest != self.people.host
        ]
        others.sort(key=self.away)
        if not others or others[0].guest is None:
            return False
        self.people.host = others[0].guest
        return True
