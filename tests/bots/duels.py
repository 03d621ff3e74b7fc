"""Who wins more chips: one bot against a table of others, every deal played from each seat."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import septet
from septet.bots.policy import Policy, Turn
from septet.engine import verbs
from septet.engine.chance import generator
from septet.engine.deal import DEALER, NOBODY, SEATS
from septet.engine.deck import shuffle
from septet.engine.knowledge import knowledge


@dataclass(frozen=True)
class Score:
    """Chips won a deal, with the standard error."""

    mean: float
    stderr: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.stderr:.2f} chips a deal"


def duel(
    game: septet.Game, hero: Policy, others: Policy, players: int, deals: int, seed: int = 1, chips: int = 100
) -> Score:
    """What `hero` wins a deal against `players - 1` others.

    Every deal is played with the same cards from each seat, so that luck with cards evens out.
    """
    rules, won = game.record(), []
    for deal in range(deals):
        payoffs = [
            play(
                game,
                rules,
                [hero if seat == place else others for place in range(players)],
                deal,
                seed,
                chips,
            )[seat]
            for seat in range(players)
        ]
        won.append(sum(payoffs) / players)
    mean = sum(won) / deals
    return Score(mean, math.sqrt(sum((amount - mean) ** 2 for amount in won) / deals / (deals - 1)))


def play(
    game: septet.Game, rules: Any, policies: list[Policy], deal: int, seed: int, chips: int
) -> list[int]:
    """One deal from full stacks; what each seat won.  Equal seeds deal equal cards."""
    state, luck, choices = game.state(), generator(seed, deal), verbs.choices_array()
    chance = random.Random(f"{seed} {deal}")
    state.seats, state.dealer, state.actor = len(policies), deal % len(policies), NOBODY
    state.present[: len(policies)] = 1
    state.chips[: len(policies)] = chips
    verbs.start(state, rules)
    while state.actor != NOBODY:
        seat = int(state.actor)
        if seat == DEALER:
            shuffle(state, luck)
            verbs.apply(state, rules, verbs.DEAL, 0)
            continue
        count = verbs.legal_actions(state, rules, choices)
        turn = Turn(knowledge(state, seat), rules, seat, choices, count, chance)
        verbs.apply(state, rules, *policies[seat].decide(turn))
    out = np.zeros(SEATS, np.int64)
    verbs.payoffs(state, rules, out)
    return [int(amount) for amount in out[: len(policies)]]


def variants() -> Mapping[str, dict[str, Any]]:
    """House rules under which bots are measured."""
    return {
        "home": {},
        "online": {"preset": "online"},
        "any previous": {"compare_mode": "any_previous"},
        "two cards": {"hand_size": 2},
        "trynka, four wild": {"deck": "trynka24", "wild_cards": "all_sevens"},
        "no blind play, up to 50": {"blind_play": "off", "max_bet": 50},
    }
