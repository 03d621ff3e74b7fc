"""The reference and the public table at the same game, compared after every step."""

from __future__ import annotations

import random
from typing import Any

from septet import Table
from septet.engine.cards import CODES, card_text

from .play import CONTRACTS, view_of
from .reference import CHOICES, DECK, DEFAULTS, SUITS, Action, Reference, kind

LONG = ("clubs", "diamonds", "hearts", "spades", "no_trumps", "all_trumps")

NAMES = dict(zip(LONG, CONTRACTS, strict=True))

EAGER = {"pass": 3.0, "double": 0.5, "declare": 8.0, "belot": 6.0}
"""How often something is done; everything else counts 1."""


def some_rules(rng: random.Random) -> dict[str, Any]:
    """House rules of which about a third are not the usual ones, without contradictions."""
    rules = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.35}
    if rules.get("doubling") == "none":
        for name in ("bid_over_double", "capot_doubled", "doubled_tie"):
            rules.pop(name, None)
    if rules.get("declaration_mode") == "auto":
        rules.pop("declaration_timing", None)
    return rules


def some_deck(rng: random.Random) -> list[str]:
    """A shuffled deck; now and then one in which suits or ranks lie together, for capots and declarations."""
    deck = rng.sample(DECK, len(DECK))
    style = rng.random()
    if style < 0.25:  # one team has the high cards, or long suits
        order = rng.choice(("789TQJKA", "78QKTA9J"))
        cards = sorted(deck, key=lambda card: order.index(card[0]) + rng.random())
        low, high = cards[:16], cards[16:]
        rng.shuffle(low)
        rng.shuffle(high)
        return in_turn(low, high)
    if style < 0.5:
        suits = rng.sample(SUITS, 4)
        cards = sorted(deck, key=lambda card: (suits.index(card[1]), "789TJQKA".index(card[0])))
        return in_turn(cards[:16], cards[16:])
    return deck


def in_turn(first: list[str], second: list[str]) -> list[str]:
    """A deck that gives the cards of `first` to one team: 3, 2 and 3 at a time."""
    hands = [first[:8], second[:8], first[8:], second[8:]]
    return [card for low, high in ((0, 3), (3, 5), (5, 8)) for hand in hands for card in hand[low:high]]


class Pair:
    """One game on both sides; cards and actions go to both."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(f"belot {seed}")
        changes = some_rules(self.rng)
        dealer = self.rng.randrange(4)
        self.model = Reference({**DEFAULTS, **changes}, dealer)
        self.table = Table("belot", rules=changes, seed=seed, dealer=dealer)
        self.told = [f"rules {changes}, dealer {dealer}"]
        self.deals = 0

    def deal(self) -> None:
        """The next deal on both sides."""
        deck = some_deck(self.rng)
        self.told.append(f"deck {' '.join(deck)}")
        self.model.deal(deck)
        self.table.deal(deck=" ".join(deck))
        self.deals += 1

    def act_randomly(self) -> None:
        """A random legal action on both sides."""
        legal = sorted(self.model.legal(), key=str)
        weights = [EAGER.get(name, 1.0) for name, _ in legal]
        name, value = self.rng.choices(legal, weights)[0]
        self.told.append(f"{self.model.actor}: {name} {value}")
        number = self.number_of(name, value)
        self.model.act(name, value)
        self.table.act(name, number, seat=self.table.actor)

    def number_of(self, name: str, value: Any) -> int:
        """The value of an action as the table has it."""
        if name == "bid":
            return CONTRACTS.index(value)
        if name in ("play", "belot"):
            return CODES.index(value)
        if name == "declare":
            offers = view_of(self.table, self.table.actor).offers
            (number,) = [offer.value for offer in offers if tuple(sorted(offer.cards)) == value]
            return number
        return 0

    def check(self) -> None:
        """Fail with the story if the two disagree."""
        found = compare(self.model, self.table)
        if self.model.phase == "over":
            found += compare_results(self.model, self.table)
        assert not found, "\n".join(["model / table:", *found, "", *self.told])


def differing(pairs: dict[str, tuple[Any, Any]]) -> list[str]:
    """The named pairs whose two sides are not equal."""
    return [f"{name}: {ours!r} / {theirs!r}" for name, (ours, theirs) in pairs.items() if ours != theirs]


def legal_of(table: Table) -> set[Action]:
    """The legal actions of the table in the words of the reference."""
    found: set[Action] = set()
    offers = view_of(table, table.actor).offers if table.actor is not None else []
    for action in table.actions:
        if action.name == "bid":
            found |= {("bid", CONTRACTS[value]) for value in range(action.low, action.high + 1)}
        elif action.name in ("play", "belot"):
            found.add((action.name, card_text(action.low)))
        elif action.name == "declare":
            found |= {
                ("declare", tuple(sorted(offer.cards))) for offer in offers if offer.value == action.low
            }
        else:
            found.add((action.name, None))
    return found


def compare(model: Reference, table: Table) -> list[str]:
    """A deal in progress: whose turn it is, what is legal, and what everybody sees."""
    view = view_of(table)
    over = model.phase == "over"
    contract = view.contract
    trick = [(card.seat, card.card) for card in view.trick.cards] if view.trick else []
    looking = range(4) if table.actor is None else (table.actor,)
    hands = {seat: sorted(view_of(table, seat).seats[seat].hand or []) for seat in looking}
    return differing(
        {
            "phase": (model.phase, view.phase),
            "actor": (None if over else model.actor, table.actor),
            "legal actions": (set() if over else model.legal(), legal_of(table)),
            "contract": (model.contract, NAMES[contract.name] if contract else ""),
            "declarer": (model.bid[0] if model.bid else None, contract.by if contract else None),
            "doubling": (model.times if model.bid else None, contract.doubling if contract else None),
            "calls": (
                model.calls,
                [(call.seat, NAMES.get(call.call, call.call)) for call in view.calls],
            ),
            "trick": (model.trick, trick),
            "tricks": (model.taken(), view.tricks),
            "hands": ({seat: sorted(model.hands[seat]) for seat in looking}, hands),
            "declarations": (
                [sorted(kind(made) for who, made in model.declared if who == seat) for seat in range(4)],
                [sorted(made.kind for made in seat.declarations) for seat in view.seats],
            ),
            "belots": (
                [sorted(suit for who, suit in model.belots if who == seat) for seat in range(4)],
                [sorted(NAMES[suit] for suit in seat.belots) for seat in view.seats],
            ),
            "scores": (model.scores, view.scores),
            "hanging": (model.hanging, view.hanging),
        }
    )


def compare_results(model: Reference, table: Table) -> list[str]:
    """How the deal was scored."""
    view = view_of(table)
    result = view.result
    assert result is not None
    counted = sorted((made.seat, tuple(made.cards)) for made in result.declarations if made.counts)
    teams = result.teams
    first, second = model.recorded
    return differing(
        {
            "ending": (model.ending, result.ending),
            "raw": (model.raw, [team.raw for team in teams] or [0, 0]),
            "recorded": (model.recorded, [team.recorded for team in teams] or [0, 0]),
            "line": (model.recorded, view.sheet[-1].recorded),
            "payoffs": ([first - second, second - first] * 2, table.payoffs),
            "counts": (sorted(model.counted), counted),
            "capot": (model.capot, result.capot),
            "winners": (
                None if model.winner is None else [model.winner, model.winner + 2],
                table.standings.winners if table.standings else None,
            ),
        }
    )
