"""How often hands win when all are compared: counted where that is feasible, else by drawing deals.

Betting plays no part: the known hands stay in to the end, and so do as many strangers
with random hands as it takes to fill the table.  How hands are compared is the game's
business; a game that can say has a function `hand_odds` (see `septet.games.seka.odds`).
"""

import secrets
from collections.abc import Mapping
from typing import Any

from .checks import check_number
from .engine.cards import UNKNOWN, UNKNOWN_TEXT, card_text, parse_cards
from .engine.game import Game
from .engine.game import game as make_game
from .engine.odds import HandOdds, Odds
from .errors import InvalidCards, NotPossible

__all__ = ["HandOdds", "Odds", "odds"]


def odds(
    game: str | Game,
    hands: Any,
    players: int | None = None,
    rules: Mapping[str, Any] | None = None,
    samples: int | None = None,
    seed: int | None = None,
    dead: Any = (),
) -> Odds:
    """How often `hands` win against each other and against random hands for the rest of the players.

        septet.odds("seka", "Ah Kh 7c", players=4).hands[0].equity

    `hands` is one hand as text, or a list of hands as texts or lists of cards; in stud the text
    may have a slash between down cards and board, and `??` for a down card that is not known
    (`"As ?? / Kc"`).  Without `players` several hands are all there are, and one hand plays
    against three.  `dead` cards lie elsewhere and cannot come.  With `samples` given, so many
    deals are drawn (the same ones for the same `seed`); without, the result is exact where it
    can be had in about a second.

    Raises `UnknownGame`, `InvalidRules`, `InvalidCards` or `NotPossible`.
    """
    chosen = make_game(game, rules)
    reckon = getattr(chosen.kind.kernels, "hand_odds", None)
    if reckon is None:
        raise NotPossible(f"there are no odds for {chosen.name}: its hands are not compared with each other")
    known, gone = _read(chosen, hands, dead)
    table = players_of(len(known), players)
    _check(chosen, len(known), table, samples)
    result: Odds = reckon(chosen, known, table, samples, secrets.randbits(63) if seed is None else seed, gone)
    return result


def players_of(hands: int, players: int | None) -> int:
    """How many players there are if that is not said."""
    return players if players is not None else hands if hands > 1 else 4


def _read(game: Game, hands: Any, dead: Any) -> tuple[list[list[int]], list[int]]:
    """The codes of each hand and of the dead cards, no card twice among all of them."""
    parse_hand = getattr(game.kind.kernels, "parse_hand", None)
    listed = [hands] if isinstance(hands, str) else list(hands)
    known = [
        parse_hand(hand) if parse_hand is not None and isinstance(hand, str) else parse_cards(hand)
        for hand in listed
    ]
    gone = parse_cards(dead)
    together = parse_cards([card_text(code) for hand in (*known, gone) for code in hand])
    if UNKNOWN in gone or (UNKNOWN in together and parse_hand is None):
        raise InvalidCards(f"{UNKNOWN_TEXT} cannot be part of a known hand")
    return known, gone


def _check(game: Game, hands: int, players: int, samples: int | None) -> None:
    """Raise `NotPossible` for numbers that make no sense together."""
    check_number("players", players, game.kind.fewest, game.max_players)
    if samples is not None:
        check_number("samples", samples, 1, 10**12)
    if not hands:
        raise NotPossible("there is no hand to reckon with")
    if hands > players:
        raise NotPossible(f"there are {hands} hands but only {players} players")
