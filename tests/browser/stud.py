"""Lays hands of Seven Card Stud: who gets which cards, and what is done until there is something to see."""

from collections.abc import Mapping
from types import MappingProxyType

from septet.server.draft import Draft

from .laying import deal, end

HANDS = {0: "As Qd 7h", 1: "9c 9d 2c", 2: "Kh Qh Th", 3: "Kc Ah 8s", 4: "6d 3c 9s", 5: "Tc Td 4d"}
"""Two cards down and one up; seat 1 has the lowest card."""
FOURTH = {0: "7d", 1: "Jh", 2: "4c", 3: "3d", 4: "8h", 5: "Ks"}
"""Seat 0 pairs."""
LONG = {
    4: {0: "Qs", 1: "9h", 2: "7c", 3: "Ad"},
    5: {0: "7d", 1: "2d", 2: "Qc", 3: "8d"},
    6: {0: "4s", 1: "4h", 2: "7s", 3: "3d"},
    7: {0: "5c", 1: "2h", 2: "Ac", 3: "5s"},
}
"""A full house for seat 1, two pair for seat 3, the same two pair for seats 0 and 2: a long result."""
STAY = ("check", "call", "bring_in")


def say(draft: Draft, *wanted: str) -> None:
    """The player in turn does the first of these that is possible, the larger of two, or just stays in."""
    table = draft.table
    names = [action.name for action in table.actions]
    name = next(each for each in (*wanted, *STAY) if each in names)
    draft.act(table.actor, name, table.actions.named(name)[-1].low)


def go_on(
    draft: Draft,
    wanted: Mapping[int, tuple[str, ...]],
    street: int,
    actor: int | None = None,
    cards: Mapping[int, dict[int, str]] = MappingProxyType({}),
) -> None:
    """Everybody says what is wanted of their seat until it is `actor`'s turn on a street, or the end.

    The `cards` of a street are laid for it, else they fall at random.
    """
    table = draft.table
    while not table.over:
        now = table.view(None).street
        if now > street or (now == street and actor in (None, table.actor)):
            return
        if now + 1 in cards:
            table.stack(hands=cards[now + 1])
        say(draft, *wanted.get(table.actor, ()))


def third_street(draft: Draft) -> None:
    """The bring-in was called, completed and raised, and it is seat 0's turn."""
    deal(draft, HANDS)
    go_on(draft, {3: ("complete",), 4: ("fold",), 5: ("raise",)}, street=3, actor=0)


def open_pair(draft: Draft) -> None:
    """Seat 0 shows a pair on fourth street and may bet either size."""
    deal(draft, HANDS)
    while draft.table.view(None).street == 3:
        draft.table.stack(hands=FOURTH)
        say(draft)


def all_in(draft: Draft) -> None:
    """Seats 1 and 3 have put in all they had, and on sixth street seat 0 is to act."""
    end(draft)
    for seat in (0, 2, 4, 5):
        draft.table.buy(seat, 9_000)
    draft.table.buy(3, 1_500)
    deal(draft, HANDS)
    more = ("raise", "complete", "bet")
    wanted = {0: more, 1: more, 2: more, 3: more, 4: ("fold",), 5: ("fold",)}
    go_on(draft, wanted, street=6, actor=0, cards=LONG)


def result(draft: Draft) -> None:
    """A showdown for a main pot and two side pots, which others win and share."""
    all_in(draft)
    go_on(draft, {}, street=8, cards=LONG)
    assert [pot.winners for pot in draft.table.view(None).result.pots] == [[1], [3], [0, 2]]


def community(draft: Draft) -> None:
    """Eight players have stayed in, so that the last card is for all of them, and seat 0 is to act."""
    deal(draft, {0: "As Qd 7h"})
    go_on(draft, {}, street=7, actor=0)
