"""What a player of stud may do."""

from ....games.seven_card_stud.view import StudView
from ..offers import Offer


def offers(view: StudView) -> list[Offer]:
    """What may be done now, as the engine calls it."""
    return [Offer(action.name, action.name, action.low, action.high) for action in view.actions]
