"""The reference model and the public table at the same hand, compared after every step."""

from __future__ import annotations

from typing import Any

import septet

from .play import legal
from .randomly import MOODS, Setup, some_action, some_deck, twins_deck
from .reference import Reference, best_five, changes_of, five_card_rank

CATEGORIES = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
)


class Pair:
    """One table on both sides; cards and actions go to both."""

    def __init__(self, setup: Setup):
        self.setup = setup
        self.rng = setup.rng
        self.model = Reference(setup.rules, setup.chips, setup.dealer)
        self.table: Any = septet.Table(
            "seven_card_stud",
            players=len(setup.chips),
            rules=changes_of(setup.rules),
            seed=setup.seed,
            chips=list(setup.chips),
            dealer=setup.dealer,
        )
        self.told: list[str] = []
        self.mood = "calm"
        self.hands = 0
        self.side_pots = 0
        self.ties = 0

    def next_dealer(self) -> int:
        """The first dealer, or the next player to the left; who is not dealt in does not deal."""
        count = len(self.model.seats)
        start = self.setup.dealer - 1 if not self.hands else self.model.dealer
        order = [(start + step) % count for step in range(1, count + 1)]
        return next(seat for seat in order if self.model.takes_part(seat))

    def deal(self) -> None:
        """The next hand on both sides."""
        players = sum(map(self.model.takes_part, range(len(self.model.seats))))
        twins = self.rng.random() < 0.3
        burns = self.setup.rules.burn_cards
        deck = twins_deck(self.rng, players, burns) if twins else some_deck(self.rng)
        self.mood = self.rng.choice(["patient"] if twins else sorted(MOODS))
        self.told = [f"chips {self.model.chips}", f"deck {' '.join(deck)}"]
        self.model.deal(deck, self.next_dealer())
        self.table.deal(deck=" ".join(deck))
        self.hands += 1

    def act_randomly(self) -> None:
        """A random legal action on both sides."""
        name, value = some_action(self.rng, self.model.legal(), self.mood)
        seat = self.model.actor
        self.told.append(f"{seat}: {name} {value}")
        self.model.act(name, value)
        self.table.act(name, value, seat=seat)

    def check(self) -> None:
        """Fail with the story if the two disagree."""
        found = compare(self.model, self.table)
        if self.model.over and not found:
            self.side_pots += len([pot for pot in self.model.pots if len(pot.eligible) > 1]) > 1
            self.ties += any(len(winners) > 1 for winners in self.model.winners)
            found += compare_results(self.model, self.table)
        assert not found, "\n".join(
            [
                "model / table:",
                *found,
                "",
                f"rules {changes_of(self.setup.rules)}, dealer {self.model.dealer}",
                *self.told,
            ]
        )


def differing(pairs: dict[str, tuple[Any, Any]]) -> list[str]:
    """The named pairs whose two sides are not equal."""
    return [f"{name}: {ours!r} / {theirs!r}" for name, (ours, theirs) in pairs.items() if ours != theirs]


def compare(model: Reference, table: Any) -> list[str]:
    """What everybody sees of a hand in progress; only at the end are the cards known to be all alike."""
    view = table.view(None)
    going_on = not model.over
    return differing(
        {
            "actor": (model.actor, table.actor),
            "legal actions": (model.legal(), legal(table)),
            "chips": (model.chips, list(table.chips)),
            "over": (model.over, table.over),
            "dealer": (model.dealer, table.dealer),
            "pot": (model.pot if going_on else 0, view.pot),
            "street": (model.street + 3, view.street),
            "level": (model.level if going_on else 0, view.level),
            "live": ([seat.live for seat in model.seats], [seat.status == "active" for seat in view.seats]),
            "boards": ([seat.up for seat in model.seats], [seat.up for seat in view.seats]),
            "community": (model.community, view.community),
            "bets": (
                [seat.paid for seat in model.seats] if going_on else [0] * len(model.seats),
                [seat.bet for seat in view.seats],
            ),
        }
    )


def compare_results(model: Reference, table: Any) -> list[str]:
    """How the hand ended: pots with who competed for them and who won, and what everybody got."""
    result = table.view(None).result
    ours = [
        (pot.amount, set(pot.eligible), set(won)) for pot, won in zip(model.pots, model.winners, strict=True)
    ]
    theirs = [(pot.chips, set(pot.seats), set(pot.winners)) for pot in result.pots]
    ending = {"everybody_folded": "folds", "showdown": "showdown"}[str(model.ending)]
    found = differing(
        {
            "ending": (ending, result.ending),
            "pots": (ours, theirs),
            "won": ([seat.won for seat in model.seats], [seat.won for seat in table.view(None).seats]),
            "can deal": (model.can_deal, table.can_deal),
            "down cards": (
                [seat.down for seat in model.seats],
                [table.view(seat).seats[seat].down for seat in range(len(model.seats))],
            ),
        }
    )
    if model.ending == "showdown":
        found += differing({"showing": (model.shown, showing(table))})
        found += compare_hands(model, table)
    return found


def showing(table: Any) -> list[int]:
    """Who showed or threw the hand away at the showdown, in order."""
    events = [event for event in table.events if event.kind in ("tabled", "mucked")]
    # Hands that were turned up earlier in the same action are told twice: the last time counts.
    live = sum(seat.status == "active" for seat in table.view(None).seats)
    return [event.seat for event in events[-live:]]


def compare_hands(model: Reference, table: Any) -> list[str]:
    """Who must show, and what is shown."""
    found: list[str] = []
    best = {seat: best_five(model.hand_of(seat))[0] for seat in model.shown}
    for seat, place in enumerate(table.view(None).seats):
        if seat in best and place.shown == "mucked":
            if model.rules.show_all or any(seat in won for won in model.winners):
                found.append(f"seat {seat} threw a hand away that is to be shown")
        elif seat in best and (place.hand is None or place.down != model.seats[seat].down):
            found.append(f"seat {seat} has shown, but {place.down} is to be seen")
        elif seat in best:
            found += differing(
                {
                    f"category of seat {seat}": (CATEGORIES[best[seat][0]], place.hand.category),
                    f"best five of seat {seat}": (best[seat], five_card_rank(place.hand.five)),
                }
            )
    return found
