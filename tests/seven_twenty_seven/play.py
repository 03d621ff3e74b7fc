"""A table of Seven Twenty-Seven whose cards are laid, and stories of play told in a line."""

from collections.abc import Mapping, Sequence
from typing import Any

from septet import Table
from septet.games.seven_twenty_seven.view import SevenTwentySevenView

NAME = "seven_twenty_seven"


def lay_table(
    hands: Mapping[int, str] | None = None,
    players: int = 4,
    dealer: int = 3,
    chips: Sequence[int] | None = None,
    **rules: Any,
) -> Table:
    """A table after the deal: `hands` are the face-up and the face-down card of seats."""
    table = Table(NAME, players, rules, seed=1, dealer=dealer, chips=chips)
    table.deal(hands=hands)
    return table


def tell(table: Table, story: str) -> None:
    """Do what a story says: `0 bet 2; 1 call; 1 take 7h` (that card is what seat 1 gets)."""
    for step in filter(None, (step.strip() for step in story.split(";"))):
        seat, action, *rest = step.split()
        if action == "take":
            if rest:
                table.stack(deck=rest[0])
            table.act("take", seat=int(seat))
        else:
            table.act(action, int(rest[0]) if rest else None, seat=int(seat))


def legal(table: Table) -> dict[str, tuple[int, int]]:
    """The legal actions by name."""
    return {action.name: (action.low, action.high) for action in table.actions}


def view_of(table: Table, viewer: int | None = None) -> SevenTwentySevenView:
    """What a viewer sees."""
    view = table.view(viewer)
    assert isinstance(view, SevenTwentySevenView)
    return view


def check_round(table: Table) -> None:
    """Everybody checks."""
    while view_of(table).phase == "betting":
        table.act("check")


def stand_round(table: Table) -> None:
    """Everybody declines a card."""
    while view_of(table).phase == "drawing":
        table.act("stand")


def winnings(table: Table) -> dict[int, int]:
    """What each winner took."""
    result = view_of(table).result
    assert result is not None
    return {winner.seat: winner.amount for winner in result.winners}
