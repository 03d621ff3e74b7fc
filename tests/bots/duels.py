"""Who wins more: one bot against a table, or a team against another, every deal from each side."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import septet
from septet.bots.policy import Policy, Turn
from septet.engine import verbs
from septet.engine.actions import new_choices
from septet.engine.chance import generator
from septet.engine.deal import DEALER, NOBODY, SEATS
from septet.engine.deck import shuffle
from septet.engine.knowledge import knowledge

TEAMS = ((0, 2), (1, 3))
"""The seats of two teams."""


@dataclass(frozen=True)
class Score:
    """Chips or points won a deal, with the standard error."""

    mean: float
    stderr: float
    stakes: str = "chips"

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.stderr:.2f} {self.stakes} a deal"


def duel(
    game: septet.Game,
    hero: Policy,
    others: Policy,
    players: int,
    deals: int,
    seed: int = 1,
    chips: int = 100,
    sides: Sequence[tuple[int, ...]] | None = None,
) -> Score:
    """What `hero` wins a deal, for one seat, against others in all seats that are not its own.

    Every deal is played with the same cards once for each of the `sides`, which are the seats
    that the hero has (one after the other, unless they are given), so that luck with cards evens out.
    """
    rules, won = game.record(), []
    places = sides or [(seat,) for seat in range(players)]
    for deal in range(deals):
        payoffs = []
        for own in places:
            paid = play(game, rules, seated(hero, others, own, players), deal, seed, chips)
            payoffs.append(sum(paid[seat] for seat in own) / len(own))
        won.append(sum(payoffs) / len(places))
    mean = sum(won) / deals
    error = math.sqrt(sum((amount - mean) ** 2 for amount in won) / deals / (deals - 1))
    return Score(mean, error, game.kind.stakes)


def games_won(game: septet.Game, hero: Policy, others: Policy, games: int, seed: int = 1) -> float:
    """The share of whole games for points that a team of heroes wins, half of them from each side."""
    rules, won = game.record(), 0
    for number in range(games):
        own = TEAMS[number % len(TEAMS)]
        policies = seated(hero, others, own, game.max_players)
        won += play_game(game, rules, policies, number, seed) >> own[0] & 1
    return won / games


def seated(hero: Policy, others: Policy, own: Sequence[int], players: int) -> list[Policy]:
    """Who sits where: the hero in its own seats."""
    return [hero if seat in own else others for seat in range(players)]


def play(
    game: septet.Game, rules: Any, policies: list[Policy], deal: int, seed: int, chips: int
) -> list[int]:
    """One deal from full stacks; what each seat won.  Equal seeds deal equal cards."""
    state = laid_out(game, len(policies), deal, chips)
    play_on(state, rules, policies, generator(seed, deal), random.Random(f"{seed} {deal}"))
    out = np.zeros(SEATS, np.int64)
    verbs.payoffs(state, rules, out)
    return [int(amount) for amount in out[: len(policies)]]


def play_game(game: septet.Game, rules: Any, policies: list[Policy], number: int, seed: int) -> int:
    """A game for points, deal after deal, until somebody has won; returns the winning seats as bits."""
    state, luck = laid_out(game, len(policies), number, 0), generator(seed, number)
    chance = random.Random(f"{seed} {number}")
    while not state.winners:
        play_on(state, rules, policies, luck, chance)
    return int(state.winners)


def laid_out(game: septet.Game, players: int, dealer: int, chips: int) -> Any:
    """A table before its first deal."""
    state = game.state()
    state.seats, state.dealer, state.actor = players, dealer % players, NOBODY
    state.present[:players] = 1
    state.chips[:players] = chips
    return state


def play_on(state: Any, rules: Any, policies: list[Policy], luck: Any, chance: random.Random) -> None:
    """Play the next deal to its end."""
    choices = new_choices()
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
