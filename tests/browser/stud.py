"""Lays hands of Seven Card Stud: who gets which cards, and what is done until there is something to see."""

from collections.abc import Mapping

from septet.server.draft import Draft

from .laying import deal, end

HANDS = {0: "As Qd 7h", 1: "9c 9d 2c", 2: "Kh Qh Th", 3: "Kc Ah 8s", 4: "6d 3c 9s", 5: "Tc Td 4d"}
"""Two cards down and one up; seat 1 has the lowest card."""
FOURTH = {0: "7d", 1: "Jh", 2: "4c", 3: "3d", 4: "8h", 5: "Ks"}
"""Seat 0 pairs."""
STAY = ("check", "call", "bring_in")


def say(draft: Draft, *wanted: str) -> None:
    """The player in turn does the first of these that is possible, the larger of two, or just stays in."""
    table = draft.table
    names = [action.name for action in table.actions]
    name = next(each for each in (*wanted, *STAY) if each in names)
    draft.act(table.actor, name, table.actions.named(name)[-1].low)


def go_on(draft: Draft, wanted: Mapping[int, tuple[str, ...]], street: int, actor: int | None = None) -> None:
    """Everybody says what is wanted of their seat until it is `actor`'s turn on a street, or the end."""
    table = draft.table
    while not table.over:
        now = table.view(None).street
        if now > street or (now == street and actor in (None, table.actor)):
            return
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
    go_on(draft, {0: more, 1: more, 2: more, 3: more, 4: ("fold",), 5: ("fold",)}, street=6, actor=0)


def result(draft: Draft) -> None:
    """A showdown for a main pot and two side pots."""
    all_in(draft)
    go_on(draft, {}, street=8)


def community(draft: Draft) -> None:
    """Eight players have stayed in, so that the last card is for all of them, and seat 0 is to act."""
    deal(draft, {0: "As Qd 7h"})
    go_on(draft, {}, street=7, actor=0)
