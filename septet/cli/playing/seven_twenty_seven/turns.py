"""What a player of Seven Twenty-Seven may do, under the names people call it by."""

from ....games.seven_twenty_seven.view import SevenTwentySevenView
from ..offers import Offer


def offers(view: SevenTwentySevenView) -> list[Offer]:
    """What may be done now; the actions are called as the engine calls them."""
    return [Offer(action.name, action.name, action.low, action.high) for action in view.actions]
