"""What somebody types at a turn of Seiska.

A whole turn can stand in one line: several equal cards ("9c 9h 9d"), an eight with the suit
that is wanted ("8c h"), and lappu with the card that leaves one ("5s lappu").
"""

from collections import Counter
from collections.abc import Sequence

from rich.console import Console

from ....engine.cards import CODES
from ....games.seiska.rules import LappuMode, SeiskaRules
from ....games.seiska.view import SeiskaView
from ....table import Table
from ....translation import Translator
from ...drawing.cards import inline
from ..offers import COMMANDS, Answer, Offer, Unclear, understand
from ..typed_cards import Heard, hear, is_command, the_card
from .sentences import say
from .turns import NAMES, first_cards, is_special, own_hand

WITH_PAGES = (*COMMANDS, "sheet")


def read(typed: str, table: Table, offers: Sequence[Offer], words: Translator, out: Console) -> Answer:
    """What somebody means.  Raises `Unclear`."""
    view = table.view(table.actor)
    assert isinstance(view, SeiskaView)
    assert isinstance(table.game.rules, SeiskaRules)
    if view.phase in ("turn", "more"):
        heard = hear(typed, ("lappu",), own_hand(view), words)
        legal = [CODES[code] for code in first_cards(view)]
        if heard is not None and heard.cards and not is_command(typed, heard, legal, WITH_PAGES, words, out):
            return _played(heard, view, table.game.rules, words, out)
        if heard is not None and heard.names and not heard.cards:
            raise Unclear(words.text("terminal-answer-no-lappu"))
    spoken = [offer for offer in offers if not offer.card or (offer.enter and not typed.strip())]
    return understand(typed, spoken, words, WITH_PAGES, NAMES)


def _played(heard: Heard, view: SeiskaView, rules: SeiskaRules, words: Translator, out: Console) -> Answer:
    """Cards of one rank, and what is said with them."""
    chosen = _chosen(heard, view, rules, words, out)
    steps = [("lay", card) for card in chosen[:-1]] + [("play", chosen[-1])]
    actions = [(action, CODES.index(card)) for action, card in steps]
    actions += _wish(heard, chosen[-1], words)
    if "lappu" in heard.names and rules.lappu_mode == LappuMode.EXPLICIT:
        left = list((Counter(own_hand(view)) - Counter(chosen)).elements())
        if len(left) != 1 or is_special(left[0]):
            raise Unclear(words.text("terminal-answer-no-lappu"))
        actions.append(("lappu", 0))
    (action, value), *then = actions
    return Answer(action=action, value=value, then=tuple(then))


def _chosen(heard: Heard, view: SeiskaView, rules: SeiskaRules, words: Translator, out: Console) -> list[str]:
    """The cards that are meant; the first one fits, the others are of its rank."""
    left = own_hand(view)
    fitting = [card for card in left if CODES.index(card) in first_cards(view)]
    chosen: list[str] = []
    for meant, typed in zip(heard.cards, heard.typed, strict=True):
        legal = [card for card in left if card[0] == chosen[0][0]] if chosen else fitting
        card = the_card(meant, typed, left, legal, words, out)
        if card not in legal:
            raise Unclear(_why_not(card, chosen, view, words, out))
        left = _without(left, card)
        chosen.append(card)
    if len(chosen) > 1 and is_special(chosen[0]):
        raise Unclear(words.text("terminal-answer-one-rank"))
    if len(chosen) > 1 and not rules.multi_play:
        raise Unclear(words.text("terminal-answer-one-card"))
    return chosen


def _without(cards: Sequence[str], card: str) -> list[str]:
    place = list(cards).index(card)
    return [*cards[:place], *cards[place + 1 :]]


def _wish(heard: Heard, card: str, words: Translator) -> list[tuple[str, int]]:
    """The suit that was said with an eight; without one it is asked for."""
    if not heard.suits:
        return []
    if card[0] != "8":
        raise Unclear(words.text("terminal-answer-no-suit"))
    (suits, *more) = heard.suits
    if more or len(suits) > 1:
        named = words.text("terminal-or").join(words.text(f"card-suit-{suit}") for suit in suits)
        raise Unclear(words.text("terminal-answer-which-suit", suits=named))
    return [("suit", "cdhs".index(suits[0]))]


def _why_not(card: str, chosen: Sequence[str], view: SeiskaView, words: Translator, out: Console) -> str:
    """Why a card cannot be played now, with its name."""
    why = say(words, f"why-{_reason(card, chosen, view)}")
    return words.text("terminal-answer-card", card=inline([card], words, out).plain, why=why)


def _reason(card: str, chosen: Sequence[str], view: SeiskaView) -> str:
    if chosen or view.phase == "more":
        return "rank"
    if view.turn is not None and view.turn.must_play:
        return "drawn"
    if all(is_special(each) for each in own_hand(view)):
        return "special"
    on = {"8": "on-eight", "A": "on-ace"}.get((view.top or " ")[0])
    return on or ("ace" if card[0] == "A" else "match")
