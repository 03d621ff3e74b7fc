"""Stories of hands told to the public table: cards laid seat by seat, actions by seat, name and total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import septet

from .reference import DECK

PLACES = 7
"""Two down, four up, one down."""


def stud(
    chips: Sequence[int] | int = 3,
    *,
    dealer: int = -1,
    each: int = 100,
    seats: int | None = None,
    **options: Any,
) -> Any:
    """A table: `chips` are the stacks, or a number of players who have `each`; the last one deals."""
    stacks = [each] * chips if isinstance(chips, int) else list(chips)
    if len(stacks) > 6:
        options.setdefault("max_players", len(stacks))
    return septet.Table(
        "seven_card_stud",
        players=len(stacks),
        rules=options,
        seed=1,
        chips=stacks,
        dealer=dealer % len(stacks),
        seats=seats,
    )


def order_of(table: Any) -> list[int]:
    """The seats that will be dealt in, from the dealer's left."""
    rules, places = table.game.rules, table.seats
    needed = rules.ante + rules.bring_in if str(rules.mode) == "cash" else 1
    able = [
        here and chips >= needed and not leaving
        for here, chips, leaving in zip(table.present, table.chips, table.leaving, strict=True)
    ]
    start = table._first_dealer - 1 if table.dealer is None else table.dealer
    dealer = next(seat % places for seat in range(start + 1, start + 1 + places) if able[seat % places])
    return [seat % places for seat in range(dealer + 1, dealer + 1 + places) if able[seat % places]]


def laid(table: Any, hands: Mapping[int, str], gone: Mapping[int, int] | None = None) -> str:
    """The deck that deals these hands: each is two down cards, up to four open, one down.

    A card that is not named, or a dot, is filled in from those that nobody names.  `gone` says who will have
    folded, and from which street on they get no more cards.
    """
    order = order_of(table)
    wanted = {seat: cards.split() for seat, cards in hands.items()}
    named = {card for cards in wanted.values() for card in cards if card != "??"}
    rest = [card for card in DECK if card not in named]
    dealt: list[str] = []
    for place in range(PLACES):
        if table.game.rules.burn_cards and place > 2:
            dealt.append(rest.pop())
        for seat in order:
            if place + 1 >= (gone or {}).get(seat, 8):
                continue
            cards = wanted.get(seat, [])
            if place < len(cards) and cards[place] != ".":
                dealt.append(cards[place])
            elif rest:
                dealt.append(rest.pop(0))
    return " ".join(dealt)


def boards(**shown: str) -> dict[int, str]:
    """Hands of which only the open cards matter: ``boards(s0="Ah Kd", s1="2c 2d")``."""
    return {int(seat[1:]): f". . {cards}" for seat, cards in shown.items()}


def deal(
    table: Any, hands: Mapping[int, str] | None = None, gone: Mapping[int, int] | None = None, **shown: str
) -> Any:
    """The next hand with these cards; boards as keywords, filled up with cards that mean nothing."""
    table.deal(deck=laid(table, {**boards(**shown), **(hands or {})}, gone))
    return table


def does(table: Any, *steps: str) -> Any:
    """Actions in a row, each ``"seat name"`` or ``"seat name value"``: exactly that seat's turn."""
    for step in steps:
        seat, name, *value = step.split()
        assert table.actor == int(seat), f"{step}: seat {table.actor} is to act"
        if value:
            table.act(name, int(value[0]), seat=int(seat))
        else:
            table.act(name, seat=int(seat))
    return table


def legal(table: Any) -> set[tuple[str, int]]:
    """The legal actions with every value."""
    assert all(action.low == action.high for action in table.actions), "limits leave no choice of amounts"
    actions = [(action.name, action.low) for action in table.actions]
    assert len(set(actions)) == len(actions), "an action is listed twice"
    return set(actions)


def can(text: str) -> set[tuple[str, int]]:
    """``"fold, call 2, raise 4"`` as a set of legal actions."""
    words = [part.split() for part in text.split(",")]
    return {(name, int(value[0]) if value else 0) for name, *value in words}


def street(table: Any) -> int:
    """The street, as everybody sees it."""
    return int(table.view(None).street)


def pot(table: Any) -> int:
    """The pot, as everybody sees it."""
    return int(table.view(None).pot)


def check_down(table: Any, until: int = 8) -> Any:
    """Everybody checks, calls or brings in until a street has come or the hand is over."""
    while not table.over and street(table) < until:
        names = [action.name for action in table.actions]
        table.act(next(name for name in ("bring_in", "check", "call") if name in names))
    return table


def pump(table: Any, leaving: Mapping[int, int] | None = None) -> Any:
    """Everybody bets and raises what is possible; some fold once they have put so much in."""
    while not table.over:
        actions = {action.name: action.low for action in table.actions}
        seat = table.actor
        if table.view(None).seats[seat].paid == (leaving or {}).get(seat, -1):
            table.act("fold")
            continue
        name = next(
            name for name in ("raise", "complete", "bet", "call", "check", "bring_in") if name in actions
        )
        table.act(name, actions[name])
    return table


def shown_order(table: Any) -> list[int]:
    """Who showed at the showdown, in order, from the events of the last action."""
    events = [event for event in table.events if event.kind == "tabled"]
    return [event.seat for event in events]


def kinds(table: Any) -> list[str]:
    """The kinds of the events of the last action."""
    return [event.kind for event in table.events]


def pots(table: Any) -> list[tuple[int, set[int]]]:
    """The pots of the finished hand with who competed."""
    return [(won.chips, set(won.seats)) for won in table.view(None).result.pots]


def snapshot(table: Any) -> Any:
    """Everything a table shows and keeps."""
    viewers = [None, *range(len(table.chips))]
    return (
        [table.view(viewer).model_dump() for viewer in viewers],
        [[event.model_dump() for event in table.events_for(viewer)] for viewer in viewers],
        table.record().to_json(),
        list(table.chips),
        table.actor,
        table.over,
        table.dealer,
        table.deals,
    )
