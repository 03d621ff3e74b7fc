"""What a player of Belot may do, under the names people call it by."""

from rich.text import Text

from ....engine.cards import CODES, card_text
from ....games.belot.view import BelotView
from ....translation import Translator
from ..offers import Answer, Doubt, Offer
from .order import in_order

CONTRACTS = ("clubs", "diamonds", "hearts", "spades", "no_trumps", "all_trumps")
"""In the order in which actions number them."""

NAMES = ("pass", *CONTRACTS, "double", "redouble", "declare", "belot")
"""Everything but cards that may be typed at some turn."""


def offers(view: BelotView) -> list[Offer]:
    """What may be done now: calls, or cards with what can be declared and announced.

    An empty line means the one card that may be played, or that one declares nothing more.
    """
    if view.phase == "bidding":
        return _calls(view)
    found = [Offer("declare", "declare", 1, len(view.offers))] if view.offers else []
    if view.belot_cards:
        found.append(Offer("belot", "belot"))
    if view.phase == "declaring":
        return [*found, Offer("pass", "pass", enter=True)]
    cards = legal_cards(view)
    alone = len(cards) == 1 and not found
    return found + [
        Offer("card", "play", code, code, card=card_text(code), fixed=True, enter=alone) for code in cards
    ]


def _calls(view: BelotView) -> list[Offer]:
    found = []
    for action in view.actions:
        if action.name == "bid":
            found += [
                Offer(CONTRACTS[bid], "bid", bid, bid, fixed=True)
                for bid in range(action.low, action.high + 1)
            ]
        else:
            found.append(Offer(action.name, action.name))
    return found


def legal_cards(view: BelotView) -> list[int]:
    """The codes of the cards that may be played now, in the order of the hand."""
    cards = [card_text(action.low) for action in view.actions if action.name == "play"]
    return [CODES.index(card) for card in in_order(cards, view)]


def doubt(view: BelotView, answer: Answer, words: Translator) -> Doubt | None:
    """King or queen of trumps without a word about belot: perhaps it was forgotten (BELOT-49)."""
    first, *steps = [(answer.action, answer.value), *answer.then]
    action, value = steps[-1] if steps else first
    if action != "play" or card_text(value) not in view.belot_cards:
        return None
    announced = [*[first, *steps][:-1], ("belot", value)]
    (name, number), *then = announced
    question = [Text(words.text("terminal-belot-announce"), style="bold")]
    return Doubt(question, yes=Answer(None, name, number, tuple(then)), no=answer, enter=True)
