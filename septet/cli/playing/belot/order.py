"""The order of cards under a contract, as people hold them."""

from collections.abc import Iterable

from ....games.belot.cards import PLAIN_ORDER, TRUMP_ORDER
from ....games.belot.view import BelotView

SUITS = "shcd"
"""Black and red in turn."""

LETTERS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}


def trump_suits(view: BelotView) -> str:
    """The letters of the suits that are trumps."""
    if view.contract is None or view.contract.name == "no_trumps":
        return ""
    return SUITS if view.contract.name == "all_trumps" else LETTERS[view.contract.name]


def in_order(cards: Iterable[str], view: BelotView) -> list[str]:
    """Cards by suits, a trump suit first, and each from high to low in the order in force (BELOT-7, 8)."""
    trumps = trump_suits(view)

    def place(card: str) -> tuple[bool, int, int]:
        order = TRUMP_ORDER if card[1] in trumps else PLAIN_ORDER
        return card[1] not in trumps, SUITS.index(card[1]), -order.index(card[0])

    return sorted(cards, key=place)
