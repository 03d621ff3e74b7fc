"""How often hands win when all are compared: counted where that is feasible, else by drawing deals.

Betting plays no part: the known hands stay in to the end, and so do as many strangers
with random hands as it takes to fill the table.  How hands are compared is the game's
business; a game that can say has a function `hand_odds` (see `septet.games.seka.odds`).
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from .engine.cards import UNKNOWN, UNKNOWN_TEXT, card_text, parse_cards
from .engine.game import Game
from .engine.game import game as make_game
from .engine.odds import HandOdds, Odds
from .errors import InvalidCards, NotPossible

__all__ = ["HandOdds", "Odds", "odds"]


def odds(
    game: str | Game,
    hands: Any,
    players: int = 4,
    rules: Mapping[str, Any] | None = None,
    samples: int | None = None,
    seed: int | None = None,
) -> Odds:
    """How often `hands` win against each other and against random hands for the rest of the players.

        septet.odds("seka", "Ah Kh 7c", players=4).hands[0].equity

    `hands` is one hand as text, or a list of hands as texts or lists of cards.  With
    `samples` given, so many deals are drawn (the same ones for the same `seed`); without,
    the result is exact where it can be had in about a second.

    Raises `UnknownGame`, `InvalidRules`, `InvalidCards` or `NotPossible`.
    """
    chosen = make_game(game, rules)
    reckon = getattr(chosen.kind.kernels, "hand_odds", None)
    if reckon is None:
        raise NotPossible(f"there are no odds for {chosen.name}")
    known = _read(hands)
    _check(chosen, len(known), players, samples)
    result: Odds = reckon(chosen, known, players, samples, secrets.randbits(63) if seed is None else seed)
    return result


def _read(hands: Any) -> list[list[int]]:
    """The codes of each hand, no card twice among all of them."""
    listed = [hands] if isinstance(hands, str) else list(hands)
    known = [parse_cards(hand) for hand in listed]
    together = parse_cards([card_text(code) for hand in known for code in hand])
    if UNKNOWN in together:
        raise InvalidCards(f"{UNKNOWN_TEXT} cannot be part of a known hand")
    return known


def _check(game: Game, hands: int, players: int, samples: int | None) -> None:
    """Raise `NotPossible` for numbers that make no sense together."""
    _check_number("players", players, game.kind.fewest, game.max_players)
    if samples is not None:
        _check_number("samples", samples, 1, 10**12)
    if not hands:
        raise NotPossible("there is no hand to reckon with")
    if hands > players:
        raise NotPossible(f"there are {hands} hands but only {players} players")


def _check_number(what: str, number: Any, low: int, high: int) -> None:
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)):
        raise NotPossible(f"{what} {number!r}: must be a whole number")
    if not low <= number <= high:
        raise NotPossible(f"{what} {number}: must be {low} to {high}")
