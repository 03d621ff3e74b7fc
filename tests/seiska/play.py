"""Stories of deals told to the public table, and tables that are laid out as a rule's example says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import septet
from septet.engine.cards import card_text, parse_cards
from septet.games.seiska.state import Phase, Status
from septet.games.seiska.stock import clear_table, put_in_hand

SUITS = "cdhs"


def seiska(players: int = 3, *, dealer: int = -1, seats: int | None = None, **options: Any) -> Any:
    """A table with these house rules; the last player deals first."""
    return septet.Table(
        "seiska", players=players, rules=options, seed=1, dealer=dealer % players, seats=seats
    )


def codes(cards: str) -> list[int]:
    """The codes of cards, of two packs at most."""
    return parse_cards(cards, packs=2)


def lay_out(
    table: Any,
    hand: str,
    top: str,
    *,
    declared: str | None = None,
    stock: str = "",
    discards: str = "",
    seat: int = 0,
    others: Mapping[int, str] | None = None,
    totals: Mapping[int, int] | None = None,
    deals_done: int = 0,
) -> Any:
    """A deal in progress: it is the turn of `seat`, who holds `hand`, with these cards on the table.

    The stock comes in this order, cards under the top card are `discards`.  Of the other players those hold
    something who are named in `others`; all else is left out.  `totals` stand on the sheet.
    """
    if table.over:
        table.deal()
    state = table._state
    clear_table(state)
    for place, cards in {seat: hand, **(others or {})}.items():
        for card in codes(cards):
            put_in_hand(state, place, card)
    state.top = codes(top)[0]
    state.suit = SUITS.index(declared or top[1])
    for card, times in Counter(codes(discards)).items():
        state.pile_once |= 1 << card
        state.pile_twice |= (1 << card) * (times - 1)
    state.pile_size = 1 + len(codes(discards))
    state.dealt = state.deck_size - len(codes(stock))
    state.deck[int(state.dealt) : int(state.deck_size)] = codes(stock)
    state.actor = state.turn = seat
    state.phase, state.drawn, state.passes = Phase.TURN, 0, 0
    state.deals_done = deals_done
    for place, total in (totals or {}).items():
        state.points[place] = total
    table._stacked = codes(stock) or None
    return table


def drop_out(table: Any, seat: int) -> None:
    """A seat has dropped out before this deal."""
    table._state.status[seat] = Status.DROPPED_OUT
    table._state.live[seat] = table._state.in_hand[seat] = 0


def playable(table: Any) -> set[str]:
    """The cards that may be played as the last of a turn."""
    return {card_text(action.low) for action in table.actions.named("play")}


def legal(table: Any) -> set[tuple[str, int]]:
    """All legal actions with their values."""
    return {(action.name, value) for action in table.actions for value in range(action.low, action.high + 1)}


def can(table: Any) -> set[str]:
    """All legal actions in words: `play 9c`, `draw`, `suit`."""
    named = {"play", "lay"}
    return {
        f"{action.name} {card_text(action.low)}" if action.name in named else action.name
        for action in table.actions
    }


def does(table: Any, *lines: str) -> list[str]:
    """Play a story: `"play 9c"`, `"0 draw"`, `"suit c"`; returns all that happened, as spectators see it."""
    told: list[str] = []
    for line in lines:
        words = line.split()
        seat = int(words.pop(0)) if words[0].isdigit() else None
        name, value = words[0], None
        if name in ("play", "lay"):
            value = codes(words[1])[0]
        elif name == "suit":
            value = SUITS.index(words[1])
        told += [str(event) for event in table.act(name, value, seat)]
    return told


def hand(table: Any, seat: int) -> list[str]:
    """The cards of a seat as its player sees them."""
    cards: list[str] = table.view(seat).seats[seat].hand
    return cards


def counts(table: Any) -> list[int]:
    """How many cards everybody holds."""
    return [seat.cards for seat in table.view(None).seats]


def kinds(table: Any, viewer: int | None = None) -> list[str]:
    """The kinds of the last events."""
    return [event.kind for event in table.events_for(viewer)]
