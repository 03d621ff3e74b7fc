"""A moment of a table as plain values, for replays."""

from typing import Any

from ..engine.cards import NO_CARD, card_text
from ..engine.record import card_fields
from ..table import Table

State = dict[str, Any]
"""`dealer`, `actor` (None while cards are dealt and when the deal is over), `stage` (the
street or phase), `pot`, and for each seat `stacks`, `bets` (of this round), `playing` and
`hands` (the cards dealt so far in order, `??` for one that the record does not name);
`board` is a card for all, if there is one."""


def state_of(table: Table) -> State:
    """The table as the owner of its record sees it: with the cards that are face down."""
    view = table.view()
    stacks = table.chips
    seats = getattr(view, "seats", [])
    return {
        "dealer": table.dealer,
        "actor": table.actor,
        "stage": stage(view),
        "pot": 0 if table.over else int(getattr(view, "pot", 0)),
        "stacks": stacks,
        "bets": [int(getattr(seat, "bet", 0)) for seat in seats],
        "playing": [getattr(seat, "status", "out") == "active" for seat in seats],
        "hands": [hand_of(table, seat) for seat in range(table.seats)],
        "board": getattr(view, "community", None),
    }


def stage(view: Any) -> str:
    """Where the deal stands, in a word."""
    phase = str(getattr(view, "phase", ""))
    street = getattr(view, "street", None)
    return STREETS.get(street, phase) if street and phase not in ("over", "waiting") else phase


STREETS = {3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh"}


def hand_of(table: Table, seat: int) -> list[str]:
    """The cards of a seat, in the order of the places they lie in."""
    known = table.knowledge(seat)
    names = [name for name in card_fields(known.dtype) if known[name].ndim > 1]
    return [card_text(int(card)) for name in names for card in known[name][seat] if card != NO_CARD]
