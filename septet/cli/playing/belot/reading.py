"""What somebody types at a turn of Belot.

Before the first card "declare", "declare 1", "declare all", the card in the same line or the next
one; king and queen of trumps with belot: "Kh belot".
"""

from collections.abc import Sequence

from rich.console import Console

from ....engine.cards import CODES, card_text
from ....games.belot.combinations import cards_of, next_of_plan
from ....games.belot.view import BelotView
from ....games.belot.view import Offer as Combination
from ....table import Table
from ....translation import FALLBACK, Translator
from ...drawing.cards import inline
from ..offers import COMMANDS, Answer, Offer, Unclear, plain, spellings, understand
from ..typed_cards import SPLIT, either, hear, is_command, the_card
from .order import in_order
from .sentences import combination_text, why_not
from .turns import NAMES, legal_cards

WITH_PAGES = (*COMMANDS, "last", "sheet")

Step = tuple[str, int]


def read(typed: str, table: Table, offers: Sequence[Offer], words: Translator, out: Console) -> Answer:
    """What somebody means.  Raises `Unclear`."""
    view = table.view(table.actor)
    assert isinstance(view, BelotView)
    if view.phase != "bidding":
        first, *rest = [token for token in SPLIT.split(plain(typed)) if token] or [""]
        if view.offers and first in _either_language("declare", words):
            return _declared(rest, view, table, words, out)
        if steps := _played(typed, view, words, out):
            return _answer(steps)
    spoken = [offer for offer in offers if not offer.card or (offer.enter and not typed.strip())]
    return understand(typed, spoken, words, WITH_PAGES, NAMES)


def _answer(steps: Sequence[Step]) -> Answer:
    (action, value), *then = steps
    return Answer(action=action, value=value, then=tuple(then))


def _either_language(name: str, words: Translator) -> list[str]:
    return [*spellings(name, words), *spellings(name, Translator(FALLBACK))]


# --- declarations -------------------------------------------------------------------


def _declared(
    tokens: Sequence[str], view: BelotView, table: Table, words: Translator, out: Console
) -> Answer:
    """The word declare, with the numbers of what is declared or all; then perhaps a card."""
    everything = _either_language("all", words)
    numbers = [token for token in tokens if token in map(str, range(1, len(view.offers) + 1))]
    rest = [token for token in tokens if token not in numbers and token not in everything]
    if any(token in everything for token in tokens):
        steps = _plan(table)
    elif numbers:
        steps = _named([view.offers[int(number) - 1] for number in dict.fromkeys(numbers)], words)
    elif len(view.offers) == 1:
        steps = [("declare", view.offers[0].value)]
    else:
        listed = ", ".join(
            f"{number} {combination_text(offer, words, out)}" for number, offer in enumerate(view.offers, 1)
        )
        raise Unclear(words.text("terminal-answer-which-declaration", listed=listed))
    if rest:
        played = _played(" ".join(rest), view, words, out)
        if not played:
            raise Unclear(words.text("terminal-answer-unknown", text=" ".join(rest)))
        steps += played
    return _answer(steps)


def _named(chosen: Sequence[Combination], words: Translator) -> list[Step]:
    """Combinations that can be declared together: no card belongs to two (BELOT-43)."""
    cards = [card for offer in chosen for card in offer.cards]
    if len(set(cards)) < len(cards):
        raise Unclear(words.text("belot-declare-conflict"))
    return [("declare", offer.value) for offer in chosen]


def _plan(table: Table) -> list[Step]:
    """What counts most of all that can still be declared."""
    seat = table.actor
    assert seat is not None
    free = int(table.knowledge(seat).free[seat])
    rules = table.game.record()
    steps: list[Step] = []
    while code := int(next_of_plan(free, rules)):
        steps.append(("declare", code))
        free &= ~int(cards_of(code))
    return steps


# --- cards --------------------------------------------------------------------------


def _played(typed: str, view: BelotView, words: Translator, out: Console) -> list[Step]:
    """A card, perhaps with belot; nothing if the line says something else."""
    assert view.viewer is not None
    hand = view.seats[view.viewer].hand or []
    legal = [card_text(code) for code in legal_cards(view)]
    heard = hear(typed, ("belot",), hand, words)
    if heard is None or not (heard.cards or heard.names) or not legal:
        return []
    if heard.cards and is_command(typed, heard, legal, WITH_PAGES, words, out):
        return []
    if len(heard.cards) > 1 or heard.suits:
        raise Unclear(words.text("terminal-answer-one-card"))
    if not heard.cards:
        return [("belot", CODES.index(_belot_card(view, words, out)))]
    wanted = [card for card in legal if card in view.belot_cards] if heard.names else legal
    card = the_card(heard.cards[0], heard.typed[0], hand, wanted, words, out)
    if card not in legal:
        name = inline([card], words, out).plain
        raise Unclear(words.text("terminal-answer-card", card=name, why=why_not(card, view, words, out)))
    if heard.names and card not in view.belot_cards:
        raise Unclear(words.text("terminal-answer-no-belot"))
    return [("belot" if heard.names else "play", CODES.index(card))]


def _pair(view: BelotView, words: Translator, out: Console) -> str:
    return either(in_order(view.belot_cards, view), words, out)


def _belot_card(view: BelotView, words: Translator, out: Console) -> str:
    """The card that is played with belot, where only belot was said."""
    if not view.belot_cards:
        raise Unclear(words.text("terminal-answer-no-belot"))
    if len(view.belot_cards) > 1:
        raise Unclear(words.text("terminal-answer-which-belot", cards=_pair(view, words, out)))
    return view.belot_cards[0]
