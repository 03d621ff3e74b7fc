"""The reference model and the public table at the same game, compared after every step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import septet

from .play import legal_of
from .randomly import Setup, next_deck, some_action
from .reference import SPECTATOR, Reference, changes_of


class Pair:
    """One game on both sides; cards and actions go to both."""

    def __init__(self, setup: Setup):
        self.setup = setup
        self.rng: random.Random = setup.rng
        empty = [0] * (setup.seats - len(setup.chips))
        present = [True] * len(setup.chips) + [False] * len(empty)
        self.model = Reference(setup.rules, [*setup.chips, *empty], setup.dealer, present)
        self.table: Any = septet.Table(
            "seka",
            players=len(setup.chips),
            rules=changes_of(setup.rules),
            seed=setup.seed,
            chips=list(setup.chips),
            dealer=setup.dealer,
            seats=setup.seats,
        )
        self.told: list[str] = []
        self.news: Any = None

    @property
    def viewers(self) -> list[int | None]:
        """Everybody who may look at the table."""
        return [None, *range(len(self.model.seats))]

    def deal(self) -> None:
        """The next deal on both sides."""
        self.model.deal()
        deck = next_deck(self.rng, self.model, keen=self.setup.keen)
        self.told.append(f"deal {self.dealt(deck)}")
        self.table.deal(deck=" ".join(deck))
        self.model.give(deck)

    def dealt(self, deck: Sequence[str]) -> str:
        """The cards that will be dealt from a deck."""
        return " ".join(deck[: len(self.model.dealt_in) * self.setup.rules.hand_size])

    def act(self, name: str, value: int) -> None:
        """The actor's action on both sides; a swara's cards are laid."""
        seat = self.model.actor
        self.told.append(f"{seat}: {name} {value}")
        self.model.act(name, value)
        deck = None
        if self.model.phase == "cards":
            deck = next_deck(self.rng, self.model, keen=self.setup.keen)
            self.told.append(
                f"swara {' '.join(deck[: len(self.model.dealt_in) * self.setup.rules.hand_size])}"
            )
            self.table.stack(deck=" ".join(deck))
        self.table.act(name, value, seat=seat)
        if deck is not None:
            self.model.give(deck)

    def act_randomly(self) -> None:
        """A random legal action."""
        self.act(*some_action(self.rng, self.model.legal(), keen=self.setup.keen))

    def somebody_comes_or_goes(self) -> None:
        """Somebody sits down, leaves or buys chips, whether a deal is going on or not."""
        seat, amount = self.rng.randrange(len(self.model.seats)), self.rng.choice((1, 5, 30, 80))
        place = self.model.seats[seat]
        if not place.present:
            self.told.append(f"{seat} sits down with {amount}")
            self.model.sit(seat, amount)
            self.table.sit(seat, amount)
        elif not self.model.playing(seat) and (place.chips < 5 or self.rng.random() < 0.5):
            self.told.append(f"{seat} buys {amount}")
            self.model.buy(seat, amount)
            self.table.buy(seat, amount)
        elif not place.leaving:
            self.told.append(f"{seat} leaves")
            chips = None if self.model.playing(seat) else place.chips
            self.model.leave(seat)
            assert self.table.leave(seat) == chips

    def story(self) -> str:
        """What has been done, to be told in a failure."""
        rules = changes_of(self.setup.rules)
        head = f"rules {rules}, chips {list(self.setup.chips)}, dealer {self.setup.dealer}"
        return "\n".join([head, *self.told])

    def differences(self, viewers: Sequence[int | None]) -> list[str]:
        """Where the two disagree, one sentence each."""
        found = compare_course(self.model, self.table)
        for viewer in viewers:
            found += [f"to {viewer}: {line}" for line in compare_views(self.model, self.table, viewer)]
        return found

    def check(self, *, everybody: bool = True) -> None:
        """Fail with the story if the two disagree.

        Unless everybody's view is asked for, one viewer's at random is compared, and everybody's when the
        phase has changed or somebody has compared hands.
        """
        news = (self.model.phase, self.model.swara, len(self.model.compared), self.model.knocked)
        everybody, self.news = everybody or news != self.news, news
        found = self.differences(self.viewers if everybody else [self.rng.choice(self.viewers)])
        assert not found, "\n".join(["model / table:", *found, "", self.story()])


def differing(pairs: dict[str, tuple[Any, Any]]) -> list[str]:
    """The named pairs whose two sides are not equal."""
    return [f"{name}: {ours!r} / {theirs!r}" for name, (ours, theirs) in pairs.items() if ours != theirs]


def compare_course(model: Reference, table: Any) -> list[str]:
    """What the table itself says."""
    return differing(
        {
            "actor": (model.actor, table.actor),
            "legal actions": (model.legal(), legal_of(table)),
            "chips": (model.chips, list(table.chips)),
            "over": (model.over, table.over),
            "dealer": (model.dealer if model.deals else None, table.dealer),
            "deals": (model.deals, table.deals),
            "can deal": (model.can_deal, table.can_deal),
            "present": ([seat.present for seat in model.seats], list(table.present)),
            "leaving": ([seat.leaving for seat in model.seats], list(table.leaving)),
        }
    )


def compare_views(model: Reference, table: Any, viewer: int | None) -> list[str]:
    """What one viewer sees of it."""
    view = table.view(viewer)
    betting = model.phase == "betting"
    acting = viewer is not None and viewer == model.actor
    found = differing(
        {
            "phase": (model.phase, view.phase),
            "pot": (model.pot, view.pot),
            "level": (model.level if betting else 0, view.level),
            "dealer": (model.dealer if model.deals else None, view.dealer),
            "actor": (model.actor, view.actor),
            "viewer": (viewer, view.viewer),
            "deal": (model.deals, view.deal),
            "somebody is blind": (betting and any(map(model.is_blind, model.active)), view.blind),
            "actions": (
                model.legal() if acting else {},
                {action.name: (action.low, action.high) for action in view.actions},
            ),
            "price": (price(model, viewer), view.price),
            "own hand": (own_hand(model, viewer), view.hand and view.hand.value),
            "swara": (swara(model), swara_of(view)),
            "result": (result(model), result_of(view) if winners_are_here(model) else result(model)),
        }
    )
    for seat in range(len(model.seats)):
        found += [f"seat {seat}: {line}" for line in compare_seats(model, view, viewer, seat)]
    return found


def compare_seats(model: Reference, view: Any, viewer: int | None, seat: int) -> list[str]:
    """What one viewer sees of one seat."""
    ours, theirs = model.seats[seat], view.seats[seat]
    cards = model.sees(viewer, seat)
    if not ours.present:
        return differing({"present": (False, theirs.present), "chips": (0, theirs.chips)})
    return differing(
        {
            "seat": (seat, theirs.seat),
            "present": (ours.present, theirs.present),
            "chips": (ours.chips, theirs.chips),
            "status": (ours.status, theirs.status),
            "cards": (cards, list(theirs.cards)),
            "blind": (model.is_blind(seat), theirs.blind),
            "paid": (ours.paid, theirs.paid),
            "won": (ours.won, theirs.won),
            "bet": (ours.bet if model.phase == "betting" else 0, theirs.bet),
            "last": (ours.last, theirs.last),
            "looked": (
                ours.looked,
                theirs.looked if model.phase == "betting" and seat in model.active else ours.looked,
            ),
            "value": (model.value(seat) if cards and None not in cards else None, theirs.value),
        }
    )


def own_hand(model: Reference, viewer: int | None) -> int | None:
    """The value of the viewer's own hand, if the viewer has looked at it."""
    if viewer is None or not model.seats[viewer].cards or viewer not in model.seats[viewer].viewers:
        return None
    return model.value(viewer)


def price(model: Reference, viewer: int | None) -> int | None:
    """What the actor, and nobody else, pays to stay in."""
    if viewer is None or model.phase != "betting" or viewer != model.actor:
        return None
    return model.price(viewer)


def swara(model: Reference) -> Any:
    """What everybody knows of a swara, answers while the questions are asked."""
    if not model.swara or model.over:
        return None
    asking = model.phase != "betting"
    return (model.swara, set(model.parties), set(model.joined), model.answers if asking else {})


def swara_of(view: Any) -> Any:
    """The same of a view."""
    if view.swara is None:
        return None
    return (view.swara.number, set(view.swara.parties), set(view.swara.joined), dict(view.swara.answers))


def result(model: Reference) -> Any:
    """How the deal ended."""
    if model.phase != "over":
        return None
    return (model.ending, model.winners, model.final_pot)


def winners_are_here(model: Reference) -> bool:
    """Nobody else sits where a winner of the last deal sat, so that the winner can still be named."""
    return all(model.seats[seat].won for seat in model.winners)


def result_of(view: Any) -> Any:
    """The same of a view."""
    if view.result is None:
        return None
    return (
        view.result.ending,
        {winner.seat: winner.amount for winner in view.result.winners},
        view.result.pot,
    )


def sees(model: Reference, viewer: int | None, seat: int) -> bool:
    """Is the viewer (``None``: a spectator) among those who see the hand of a seat?"""
    return (SPECTATOR if viewer is None else viewer) in model.seats[seat].viewers
