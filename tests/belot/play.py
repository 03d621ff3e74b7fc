"""Tables of Belot whose cards are laid, and deals told in a few words."""

from collections.abc import Iterable
from typing import Any

from septet import Table
from septet.engine.cards import card_text, parse_cards
from septet.games.belot.results import Result
from septet.games.belot.view import BelotView

CONTRACTS = ("c", "d", "h", "s", "NT", "AT")
"""In the order of the values of `bid`."""

SUIT_ORDER, RANK_ORDER = "cdhs", "789TJQKA"

PACK = [rank + suit for rank in RANK_ORDER for suit in SUIT_ORDER]


def lay_table(deck: str | None = None, dealer: int = 3, **rules: Any) -> Table:
    """A table after the first deal; with dealer 3 seat 0 calls and leads first."""
    table = Table("belot", rules=rules, seed=1, dealer=dealer)
    table.deal(deck=deck)
    return table


def deck_for(hands: dict[int, str], dealer: int = 3) -> str:
    """The deck that deals these hands of eight (3 + 2 + 3); other hands get what is left, in order."""
    given = {seat: [card_text(code) for code in parse_cards(cards)] for seat, cards in hands.items()}
    laid = {card for cards in given.values() for card in cards}
    rest = [card for card in PACK if card not in laid]
    for seat in range(4):
        if seat not in given:
            given[seat], rest = rest[:8], rest[8:]
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    return " ".join(
        card for low, high in ((0, 3), (3, 5), (5, 8)) for seat in order for card in given[seat][low:high]
    )


def call(table: Table, calls: str) -> None:
    """Bid as the vectors write it: contracts, P pass, X double, XX redouble."""
    for word in calls.split():
        if word in CONTRACTS:
            table.act("bid", CONTRACTS.index(word))
        else:
            table.act({"P": "pass", "X": "double", "XX": "redouble"}[word])


def dealt_table(hands: dict[int, str], calls: str, dealer: int = 3, **rules: Any) -> Table:
    """A table at which the bidding is over."""
    table = lay_table(deck_for(hands, dealer), dealer, **rules)
    call(table, calls)
    return table


def play(table: Table, story: str) -> None:
    """Play cards: `7c 9c belot:Qh`."""
    for word in story.split():
        name, _, card = word.rpartition(":")
        (code,) = parse_cards(card)
        table.act(name or "play", code)


def legal(table: Table) -> dict[str, list[str]]:
    """What can be done now, with the cards or contracts it can be done with."""
    found: dict[str, list[str]] = {}
    for action in table.actions:
        values = found.setdefault(action.name, [])
        if action.name in ("play", "belot"):
            values.append(card_text(action.low))
        elif action.name == "bid":
            values += CONTRACTS[action.low : action.high + 1]
        elif action.name == "declare":
            values += [" ".join(offer.cards) for offer in view_of(table, table.actor).offers]
            found["declare"] = sorted(set(values))
    return found


def declare(table: Table, cards: str) -> None:
    """Declare the combination of these cards."""
    wanted = sorted(parse_cards(cards))
    (value,) = [
        offer.value
        for offer in view_of(table, table.actor).offers
        if sorted(parse_cards(offer.cards)) == wanted
    ]
    table.act("declare", value)


def view_of(table: Table, viewer: int | None = None) -> BelotView:
    """What a viewer sees."""
    view = table.view(viewer)
    assert isinstance(view, BelotView)
    return view


def result_of(table: Table) -> Result:
    """How the deal ended."""
    result = view_of(table).result
    assert result is not None
    return result


def lowest_legal(table: Table) -> tuple[str, int]:
    """The rule of the complete deals (section 4.7): declare all, the lowest card, c d h s, with belot."""
    declarations = table.actions.named("declare")
    if declarations:
        return "declare", declarations[0].low
    choices = [action for action in table.actions if action.name in ("play", "belot")]
    if not choices:
        return "pass", 0
    first = min(choices, key=lambda choice: (choice.low % 4, choice.low // 4, choice.name != "belot"))
    return first.name, first.low


def play_lowest(table: Table, tricks: int = 8) -> None:
    """Play by that rule until so many tricks have been taken."""
    while not table.over and sum(view_of(table).tricks) < tricks:
        table.act(*lowest_legal(table))


def events_of(tables_events: Iterable[Any], kind: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in tables_events if event.kind == kind]
