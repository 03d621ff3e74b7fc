"""What a player of Seka may do, under the names people call it by."""

from rich.text import Text

from ....games.seka.view import SekaView
from ....translation import Translator
from ..offers import Answer, Doubt, Offer


def offers(view: SekaView) -> list[Offer]:
    """What may be done now; a bet is called by what it does."""
    named: list[Offer] = []
    for action in view.actions:
        if action.name == "bet":
            named += _bets(view, action.low, action.high)
        else:
            named.append(Offer(action.name, action.name, action.low, action.high))
    return named


def _bets(view: SekaView, low: int, high: int) -> list[Offer]:
    """The kinds of bets in a range: support at the price, raise above, knock below (SEKA-50)."""
    if view.level == 0:
        return [Offer("bet", "bet", low, high)]
    price = view.price or view.level
    ranges = (
        ("support", price, price),
        ("raise", price + 1, high),
        ("knock", low, price - 1),
    )
    bounded = ((name, max(least, low), min(most, high)) for name, least, most in ranges)
    return [Offer(name, "bet", least, most) for name, least, most in bounded if least <= most]


def doubt(view: SekaView, answer: Answer, words: Translator) -> Doubt | None:
    """Warn of a look after which the chips do not suffice and one can only fold (SEKA-V49)."""
    chips = view.seats[view.viewer].chips if view.viewer is not None else 0
    if answer.action != "look" or view.level <= chips:
        return None
    question = [
        Text(words.text("seka-look-warning", price=view.level, chips=chips), style="problem"),
        Text(words.text("terminal-look-anyway")),
    ]
    return Doubt(question, yes=answer)
