"""What a player of Seiska may do, under the names people call it by."""

from ....engine.cards import RANKS, card_text
from ....games.seiska.view import SeiskaView
from ..offers import Offer

SUITS = ("clubs", "diamonds", "hearts", "spades")
"""In the order in which actions number them."""

NAMES = ("draw", "pass", "lappu", "silent", *SUITS)
"""Everything but cards that may be typed at some turn."""


def offers(view: SeiskaView) -> list[Offer]:
    """What may be done now: cards, to draw, to pass, a suit, lappu.

    An empty line means the one thing that is possible, or that one says nothing.
    """
    if view.phase == "suit":
        return [Offer(name, "suit", suit, suit, fixed=True) for suit, name in enumerate(SUITS)]
    found = [
        Offer("card", "play", code, code, card=card_text(code), fixed=True) for code in first_cards(view)
    ]
    others = [action.name for action in view.actions if action.name not in ("play", "lay")]
    alone = len(found) + len(others) == 1
    found = [Offer(o.name, o.action, o.low, o.high, o.card, fixed=True, enter=alone) for o in found]
    return found + [Offer(name, name, enter=alone or name == "silent") for name in others]


def first_cards(view: SeiskaView) -> list[int]:
    """The cards that may be played now, each once, in the order of the hand."""
    codes = {action.low for action in view.actions if action.name in ("play", "lay")}
    return sorted(codes, key=lambda code: _place(card_text(code)))


def own_hand(view: SeiskaView) -> list[str]:
    """The viewer's own cards, by suits with the colours in turn, and by ranks within a suit."""
    return [] if view.viewer is None else sorted(view.seats[view.viewer].hand or [], key=_place)


def _place(card: str) -> tuple[int, int]:
    return "cdsh".index(card[1]), RANKS.index(card[0])


def is_special(card: str) -> bool:
    """Eights and aces (SEIS-14)."""
    return card[0] in "8A"
