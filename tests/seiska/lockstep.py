"""The reference model and the public table at the same deal, compared after every step."""

from __future__ import annotations

from typing import Any

import septet
from septet.engine.cards import card_text

from .play import SUITS, codes
from .randomly import Setup, some_action
from .reference import Move, Reference


def moves(table: Any) -> set[Move]:
    """The table's legal actions as the reference writes them."""
    written: set[Move] = set()
    for action in table.actions:
        for value in range(action.low, action.high + 1):
            what = SUITS[value] if action.name == "suit" else ""
            written.add((action.name, card_text(value) if action.name in ("play", "lay") else what))
    return written


def value_of(move: Move) -> int:
    """The value of an action at the table."""
    name, what = move
    return SUITS.index(what) if name == "suit" else codes(what)[0] if what else 0


class Pair:
    """One table on both sides; cards and actions go to both."""

    def __init__(self, setup: Setup):
        self.setup = setup
        self.rng = setup.rng
        self.model = Reference(setup.rules, setup.players, setup.dealer)
        self.table: Any = septet.Table(
            "seiska", players=setup.players, rules=setup.rules, seed=setup.seed, dealer=setup.dealer
        )
        self.told: list[str] = []
        self.seen: set[str] = set()

    def drawn(self, told: list[Any]) -> list[str]:
        """The cards that have just been drawn, in order, as those who drew them see them."""
        drew = [number for number, event in enumerate(told) if event.kind == "drew"]
        views = {told[number].seat: self.table.events_for(told[number].seat) for number in drew}
        return [card for number in drew for card in views[told[number].seat][number].cards]

    def deal(self) -> None:
        """The next deal on both sides."""
        before = len(self.table.log)
        told = self.table.deal()
        first = next(entry["deck"] for entry in self.table.log[before:] if entry["do"] == "shuffle")
        starts = [event.card for event in told if event.kind in ("buried", "start_card")]
        self.told = [f"deck {first}", f"starts {starts}"]
        self.model.deal(first.split(), starts, self.drawn(told))
        self.note(told)

    def act_randomly(self) -> None:
        """A random legal action on both sides."""
        move = some_action(self.rng, self.model.legal())
        seat = self.model.turn
        self.told.append(f"{seat}: {' '.join(move)}")
        told = self.table.act(move[0], value_of(move), seat=seat)
        self.model.act(move, self.drawn(told))
        self.note(told)

    def note(self, told: list[Any]) -> None:
        """Remember what has happened, so that a test can say that it has."""
        for event in told:
            self.seen.add(f"{event.kind} {event.why}" if event.kind in ("drew", "passed") else event.kind)

    def check(self) -> None:
        """Fail with the story if the two disagree."""
        found = compare(self.model, self.table)
        assert not found, "\n".join(
            [
                "model / table:",
                *found,
                "",
                f"rules {self.setup.rules}, dealer {self.setup.dealer}",
                *self.told,
            ]
        )


def compare(model: Reference, table: Any) -> list[str]:
    """Everything that a table shows, of all hands what their players see."""
    view = table.view(None)
    count = len(model.players)
    hands = [table.view(seat).seats[seat].hand for seat in range(count)]
    pairs = {
        "over": (model.over, table.over),
        "actor": (None if model.over else model.turn, table.actor),
        "legal actions": (model.legal(), moves(table)),
        "dealer": (model.dealer, table.dealer),
        "hands": ([sorted(player.hand) for player in model.players], [sorted(hand) for hand in hands]),
        "top": (model.top, view.top),
        "suit": (None if model.step == "suit" and not model.over else model.suit, view.suit),
        "stock": (len(model.stock), view.stock),
        "discards": (len(model.pile), view.discards),
        "lappu": ([player.lappu for player in model.players], [seat.lappu for seat in view.seats]),
        "totals": ([player.total for player in model.players], [seat.points for seat in view.seats]),
        "ending": (model.ending or None, table.ending),
        "points": ([-more for more in model.added] if model.over else None, table.payoffs),
        "winners": (model.winners, table.standings.winners if table.standings else []),
    }
    return [f"{name}: {ours!r} / {theirs!r}" for name, (ours, theirs) in pairs.items() if ours != theirs]
