"""The same game with other hidden cards: what a viewer cannot see is dealt anew, everything else stays.

A record holds the deck of every shuffle. For one viewer the places of a deck fall into two: those whose cards
the viewer saw before the next shuffle, and the rest. The rest is permuted. If hands have been compared since,
only such permutations tell the same story whose comparisons end alike, so the reference model replays each
candidate first.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from .lockstep import Pair, sees
from .randomly import Setup
from .reference import Reference, cards_of


@dataclass
class Course:
    """Everything that was done at a table, as decks and actions, with who saw what of each deck."""

    setup: Setup
    steps: list[Any] = field(default_factory=list)  # "deal", ("deck", cards) or (name, value)
    seen: list[tuple[list[int], dict[int | None, set[int]]]] = field(default_factory=list)

    def known_places(self, number: int, viewer: int | None) -> set[int]:
        """The places of the ``number``-th deck whose cards the viewer saw."""
        order, seats = self.seen[number]
        size = self.setup.rules.hand_size
        return {
            turn * len(order) + place
            for place, seat in enumerate(order)
            if seat in seats[viewer]
            for turn in range(size)
        }

    def decks(self) -> list[list[str]]:
        """The decks in the order they were used."""
        return [list(step[1]) for step in self.steps if step[0] == "deck"]


def play_course(setup: Setup, deals: int, stop: float) -> tuple[Pair, Course]:
    """Play in lock step without comparing; stop at each action of the last deal with a small chance."""
    pair, course = Pair(setup), Course(setup)
    rng = random.Random(f"stop {setup.seed}")
    for number in range(deals):
        if not pair.model.can_deal:
            break
        before = len(pair.table.log)
        pair.deal()
        course.steps.append("deal")
        _note_decks(pair, course, before)
        for _action in range(300):
            if pair.model.over or (number == deals - 1 and rng.random() < stop):
                break
            before = len(pair.table.log)
            _note_sights(pair, course)
            pair.act_randomly()
            action = pair.table.log[before]
            course.steps.append((action["action"], action["value"]))
            _note_decks(pair, course, before)
        _note_sights(pair, course)
    return pair, course


def _note_decks(pair: Pair, course: Course, before: int) -> None:
    for entry in pair.table.log[before:]:
        if entry["do"] == "shuffle":
            if course.seen and pair.table.log[before]["do"] == "act":
                _note_revealed(pair, course)
            course.steps.append(("deck", cards_of(entry["deck"])))
            course.seen.append((list(pair.model.dealt_in), {viewer: set() for viewer in pair.viewers}))
            _note_sights(pair, course)


def _note_revealed(pair: Pair, course: Course) -> None:
    """Hands of the deck in use that the last action showed before it dealt new ones (a swara at once)."""
    for viewer, seats in course.seen[-1][1].items():
        for event in pair.table.events_for(viewer):
            if event.kind == "redeal":
                break
            if event.kind == "revealed" and None not in event.cards:
                seats.add(event.seat)


def _note_sights(pair: Pair, course: Course) -> None:
    """Who sees which hands of the deck in use."""
    for viewer, seats in course.seen[-1][1].items():
        seats |= {seat for seat in course.seen[-1][0] if sees(pair.model, viewer, seat)}


def permuted_decks(rng: random.Random, course: Course, viewer: int | None) -> list[list[str]]:
    """All decks with the cards that the viewer never saw in other places."""
    decks = course.decks()
    for number, deck in enumerate(decks):
        hidden = [place for place in range(len(deck)) if place not in course.known_places(number, viewer)]
        cards = [deck[place] for place in hidden]
        rng.shuffle(cards)
        for place, card in zip(hidden, cards, strict=True):
            deck[place] = card
    return decks


def tells_the_same_story(course: Course, decks: Sequence[Sequence[str]]) -> bool:
    """Do these decks lead through the same decisions to the same chips, comparisons and sights?"""
    return _story(course, decks) == _story(course, course.decks())


def _story(course: Course, decks: Sequence[Sequence[str]]) -> list[Any] | None:
    """What can be seen of the course without cards; ``None`` when it breaks off."""
    model = Reference(course.setup.rules, course.setup.chips, course.setup.dealer)
    remaining = iter(decks)
    told: list[Any] = []
    for step in course.steps:
        if step == "deal":
            if not model.can_deal:
                return None
            model.deal()
        elif step[0] == "deck":
            if model.phase != "cards":
                return None
            model.give(next(remaining))
        else:
            legal = model.legal()
            if step[0] not in legal or not legal[step[0]][0] <= step[1] <= legal[step[0]][1]:
                return None
            model.act(*step)
        told.append(
            deepcopy(
                (
                    model.phase,
                    model.actor,
                    model.chips,
                    model.pot,
                    model.legal(),
                    [(seat.status, sorted(seat.viewers)) for seat in model.seats],
                    model.compared,
                    model.winners,
                    model.ending,
                    model.parties,
                )
            )
        )
    return told


def with_decks(record: Any, decks: Sequence[Sequence[str]]) -> Any:
    """The record with other decks."""
    changed = type(record).from_json(record.to_json())
    remaining = iter(decks)
    for entry in changed.log:
        if entry["do"] == "shuffle":
            entry["deck"] = " ".join(next(remaining))
    return changed
