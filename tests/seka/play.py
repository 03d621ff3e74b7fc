"""One way to tell a story about a deal, told twice: to the reference model and to the public table.

``Play`` is what the vectors need: a table whose cards are laid, actions by seat and name, and what everybody
may see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import pytest

from .reference import Reference, Refused, changes_of, rules_of

Legal = dict[str, tuple[int, int]]


class Play(Protocol):
    """A table as the stories of the vectors see it."""

    def deal(self, hands: Mapping[int, str] | None = None) -> None:
        """The next deal, with these hands laid."""

    def lay(self, hands: Mapping[int, str]) -> None:
        """Lay the hands of the next shuffle."""

    def act(self, seat: int, name: str, value: int | None = None) -> None:
        """Exactly this action by this seat."""

    @property
    def actor(self) -> int | None: ...
    @property
    def legal(self) -> Legal: ...
    @property
    def pot(self) -> int: ...
    @property
    def level(self) -> int: ...
    @property
    def chips(self) -> list[int]: ...
    @property
    def phase(self) -> str: ...
    @property
    def dealer(self) -> int: ...
    @property
    def ending(self) -> str | None: ...
    @property
    def winners(self) -> dict[int, int]: ...
    @property
    def parties(self) -> list[int]: ...
    def status(self, seat: int) -> str: ...
    def looked(self, seat: int) -> bool: ...
    def sees(self, viewer: int | None, seat: int) -> list[str | None]: ...


class Storyteller:
    """What both sides share: the words of the stories."""

    seats: int

    def bet(self: Any, seat: int, value: int) -> None:
        """A bet of a player who has looked first where a look is needed."""
        self.look_first(seat)
        self.act(seat, "bet", value)

    def blind(self: Any, seat: int, value: int) -> None:
        """A bet without looking."""
        assert not self.looked(seat)
        self.act(seat, "bet", value)

    def show(self: Any, seat: int, price: int | None = None) -> None:
        """Show, at this price where the story names it."""
        self.look_first(seat)
        self.priced(seat, "show", price)

    def open(self: Any, seat: int, price: int | None = None) -> None:
        """Open, at this price where the story names it."""
        self.look_first(seat)
        self.priced(seat, "open", price)

    def fold(self: Any, *seats: int) -> None:
        """These seats fold, one after the other."""
        for seat in seats:
            self.act(seat, "fold")

    def look(self: Any, seat: int) -> None:
        """Look at the own cards."""
        self.act(seat, "look")

    def split(self: Any, *seats: int) -> None:
        """These parties want to split."""
        for seat in seats:
            self.act(seat, "split")

    def play_on(self: Any, *seats: int) -> None:
        """These parties want to play."""
        for seat in seats:
            self.act(seat, "play")

    def join(self: Any, seat: int, price: int | None = None) -> None:
        """Enter the swara, at this price where the story names it."""
        self.priced(seat, "join", price)

    def decline(self: Any, *seats: int) -> None:
        """These seats stay out."""
        for seat in seats:
            self.act(seat, "decline")

    def priced(self: Any, seat: int, name: str, price: int | None) -> None:
        """An action with exactly one possible value."""
        assert name in self.legal, f"{name} is not legal: {self.legal}"
        low, high = self.legal[name]
        assert low == high
        if price is not None:
            assert low == price, f"{name} costs {low}, not {price}"
        self.act(seat, name, low)

    def look_first(self: Any, seat: int) -> None:
        """Look if the actor still could."""
        if self.actor == seat and "look" in self.legal:
            self.act(seat, "look")

    def knows(self: Any, viewer: int | None, seat: int) -> bool:
        """Does the viewer see every card of the seat?"""
        cards = self.sees(viewer, seat)
        assert len({card is None for card in cards}) <= 1, "a hand is seen whole or not at all"
        return bool(cards) and cards[0] is not None

    def who_sees(self: Any, seat: int) -> set[int | None]:
        """Every viewer who sees the hand of a seat; ``None`` is a spectator."""
        return {viewer for viewer in [None, *range(self.seats)] if self.knows(viewer, seat)}


class ReferencePlay(Storyteller):
    """The story told to the reference model."""

    def __init__(self, model: Reference):
        self.model = model
        self.seats = len(model.seats)
        self.laid: dict[int, str] = {}

    def lay(self, hands: Mapping[int, str]) -> None:
        self.laid = dict(hands)

    def deal(self, hands: Mapping[int, str] | None = None) -> None:
        if hands is not None:
            self.lay(hands)
        self.model.deal()
        self.give()

    def give(self) -> None:
        """Deal the laid cards when the model wants cards."""
        if self.model.phase == "cards":
            self.model.give(self.model.deck_for(self.laid))
            self.laid = {}

    def act(self, seat: int, name: str, value: int | None = None) -> None:
        assert self.model.actor == seat, f"seat {self.model.actor} is to act, not {seat}"
        self.model.act(name, self.legal.get(name, (0, 0))[0] if value is None else value)
        self.give()

    def refuses(self, seat: int, name: str, value: int = 0) -> None:
        """This would be illegal."""
        if self.model.actor != seat:
            return
        with pytest.raises(Refused):
            self.model.act(name, value)

    @property
    def actor(self) -> int | None:
        return self.model.actor

    @property
    def legal(self) -> Legal:
        return self.model.legal()

    @property
    def pot(self) -> int:
        return self.model.pot

    @property
    def level(self) -> int:
        return self.model.level

    @property
    def chips(self) -> list[int]:
        return self.model.chips

    @property
    def phase(self) -> str:
        return self.model.phase

    @property
    def dealer(self) -> int:
        return self.model.dealer

    @property
    def ending(self) -> str | None:
        return self.model.ending

    @property
    def winners(self) -> dict[int, int]:
        return self.model.winners

    @property
    def parties(self) -> list[int]:
        return self.model.parties

    def status(self, seat: int) -> str:
        return self.model.seats[seat].status

    def looked(self, seat: int) -> bool:
        return self.model.seats[seat].looked

    def sees(self, viewer: int | None, seat: int) -> list[str | None]:
        return self.model.sees(viewer, seat)


class TablePlay(Storyteller):
    """The story told to the public table."""

    def __init__(self, table: Any):
        self.table = table
        self.seats = len(table.chips)

    def lay(self, hands: Mapping[int, str]) -> None:
        self.table.stack(hands=dict(hands))

    def deal(self, hands: Mapping[int, str] | None = None) -> None:
        if hands is not None:
            self.lay(hands)
        self.table.deal()

    def act(self, seat: int, name: str, value: int | None = None) -> None:
        if value is None:
            self.table.act(name, seat=seat)
        else:
            self.table.act(name, value, seat=seat)

    def refuses(self, seat: int, name: str, value: int = 0) -> None:
        """This is illegal, and trying it changes nothing."""
        from septet.errors import IllegalAction

        before = snapshot(self.table)
        with pytest.raises(IllegalAction):
            self.table.act(name, value, seat=seat)
        assert snapshot(self.table) == before

    @property
    def view(self) -> Any:
        """The public view."""
        return self.table.view(None)

    @property
    def actor(self) -> int | None:
        return self.table.actor

    @property
    def legal(self) -> Legal:
        return legal_of(self.table)

    @property
    def pot(self) -> int:
        return self.view.pot

    @property
    def level(self) -> int:
        return self.view.level

    @property
    def chips(self) -> list[int]:
        return list(self.table.chips)

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def dealer(self) -> int:
        return self.table.dealer

    @property
    def ending(self) -> str | None:
        result = self.view.result
        return result.ending if result else None

    @property
    def winners(self) -> dict[int, int]:
        result = self.view.result
        return {winner.seat: winner.amount for winner in result.winners} if result else {}

    @property
    def parties(self) -> list[int]:
        return list(self.view.swara.parties) if self.view.swara else []

    def status(self, seat: int) -> str:
        return self.view.seats[seat].status

    def looked(self, seat: int) -> bool:
        return self.view.seats[seat].looked

    def sees(self, viewer: int | None, seat: int) -> list[str | None]:
        return list(self.table.view(viewer).seats[seat].cards)


def legal_of(table: Any) -> Legal:
    """The legal actions of a table by name."""
    actions = {action.name: (action.low, action.high) for action in table.actions}
    assert len(actions) == len(table.actions), "an action is listed twice"
    return actions


def snapshot(table: Any) -> Any:
    """Everything a table shows and keeps."""
    viewers = [None, *range(len(table.chips))]
    return (
        [table.view(viewer).model_dump() for viewer in viewers],
        [[event.model_dump() for event in table.events_for(viewer)] for viewer in viewers],
        table.record().to_json(),
        list(table.chips),
        table.actor,
        table.over,
        table.dealer,
        table.deals,
    )


def reference_play(
    preset: str = "home",
    players: int = 3,
    dealer: int = 0,
    chips: Sequence[int] | None = None,
    **options: Any,
) -> ReferencePlay:
    """A fresh reference table."""
    rules = rules_of(preset, **options)
    return ReferencePlay(Reference(rules, chips or [rules.starting_chips] * players, dealer))


def table_play(
    preset: str = "home",
    players: int = 3,
    dealer: int = 0,
    chips: Sequence[int] | None = None,
    **options: Any,
) -> TablePlay:
    """A fresh public table."""
    import septet

    rules = changes_of(rules_of(preset, **options))
    stacks = list(chips) if chips else None
    players = len(stacks) if stacks else players
    return TablePlay(septet.Table("seka", players=players, rules=rules, seed=1, dealer=dealer, chips=stacks))


SIDES = {"reference": reference_play, "table": table_play}
