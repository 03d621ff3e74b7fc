"""The players of Belot: what the cautious one does, what they know, and how strong they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import septet
from septet import bots
from septet.engine import verbs
from septet.engine.actions import new_choices
from septet.engine.cards import card_text
from septet.engine.chance import generator
from septet.engine.kernel import INTERPRETED
from septet.engine.knowledge import knowledge

from ..bots.duels import TEAMS, duel, games_won
from .play import CONTRACTS, call, dealt_table, deck_for, lay_table, play

DEALS = range(1) if INTERPRETED else range(25)

QUICK: dict[str, dict[str, Any]] = {"searching": {"playouts": 6 if INTERPRETED else 60, "seconds": None}}
"""Options of bots that are quick and whose thinking does not depend on the clock."""


def advice(table: septet.Table) -> str:
    """What the cautious player does in the actor's place, in words: `bid s`, `play Ah`, `pass`."""
    policy = bots.make("cautious", table.game)
    known, rules = table.knowledge(table.actor), table.game.record()
    name, value = policy.choose(known, rules, table.actor, table.actions, random.Random(1))
    if name == "bid":
        return f"bid {CONTRACTS[value]}"
    return f"{name} {card_text(value)}" if name in ("play", "belot") else name


# --- bidding on five cards ------------------------------------------------------------


def advised_call(five: str, before: str = "") -> str:
    """What a player with these five cards says after these calls; the others have what is left."""
    seat = len(before.split()) % 4
    table = lay_table(deck_for({seat: f"{five} {_rest(five)}"}))
    call(table, before)
    assert table.actor == seat
    return advice(table)


def _rest(five: str) -> str:
    """Three low cards that are dealt after the bidding."""
    low = [rank + suit for rank in "789" for suit in "cdhs"]
    return " ".join([card for card in low if card not in five.split()][:3])


@pytest.mark.parametrize(
    ("five", "said"),
    [
        ("Jh 9h Ah 7h Ac", "bid h"),
        ("Js 9s Ks Qs 7d", "bid s"),
        ("Jc 9c Jd 9d Jh", "bid AT"),
        ("Ac Tc Ad Td Ah", "bid NT"),
        ("7c 8d 9h Qs Kd", "pass"),
        ("8c 8d 7h Ts Qd", "pass"),
    ],
)
def test_a_contract_is_bid_on_strength(five, said):
    assert advised_call(five) == said


def test_a_contract_of_the_partner_is_left_alone_without_a_better_one():
    assert advised_call("Ah 8h 7c 8d 9s", "h P") == "pass"


def test_strong_trumps_of_the_own_are_bid_over_the_opponents():
    assert advised_call("Js 9s As 7s Ac", "h") == "bid s"


def test_who_holds_the_trumps_of_the_opponents_doubles():
    assert advised_call("Jc 9c Ac Tc Ad", "c") == "double"


# --- playing cards --------------------------------------------------------------------


def test_the_highest_card_of_all_trumps_is_led():
    table = dealt_table({0: "Jc 7c 8d Qd Th 7h 8s Ks"}, "AT P P P")
    assert advice(table) == "play Jc"


def test_the_highest_card_without_trumps_is_led():
    table = dealt_table({0: "Ac 7c 8d Qd 9h 7h 8s Ks"}, "NT P P P")
    assert advice(table) == "play Ac"


def test_a_trick_of_the_opponents_gets_little():
    table = dealt_table({0: "Ac Kc 8d Qd 9h Jh 8s Ks", 1: "Tc 7c Kd 9d 8h 7h 9s 7s"}, "NT P P P")
    play(table, "Ac")
    assert advice(table) == "play 7c"


def test_the_last_player_takes_a_trick_as_cheaply_as_possible():
    hands = {
        0: "8c Kh 8d Qd 9h Jh 8s Ks",
        1: "7c Tc 9d Td 7h 8h 7s 9s",
        2: "9c Qc Jd Kd Th Qh Js Qs",
        3: "Jc Kc Ac 7d Ad Ah As Ts",
    }
    table = dealt_table(hands, "NT P P P")
    play(table, "8c 7c Qc")
    assert advice(table) == "play Kc"


def test_the_partner_who_takes_the_trick_gets_points():
    hands = {0: "Ac 9c 8d Qd 9h Jh 8s Ks", 2: "Td 7d Kd 9d 8h 7h 9s 7s", 1: "8c Qc Ad Tc Ah Th As Ts"}
    table = dealt_table(hands, "NT P P P")
    play(table, "Ac 8c")
    assert advice(table) == "play Td"


def test_a_trick_of_the_opponents_gets_none():
    hands = {0: "9c Tc 8d Qd 9h Jh 8s Ks", 1: "8c Qc Jc Kc Ah Th As Ts", 2: "Td 7d Kd 9d 8h 7h 9s 7s"}
    table = dealt_table(hands, "NT P P P")
    play(table, "9c Kc")
    assert advice(table) in ("play 7d", "play 7h", "play 7s", "play 8h", "play 9s")


def test_belot_is_announced_and_all_is_declared():
    table = dealt_table({0: "Kh Qh 8h Ac Kc Qc 7d 7s", 1: "Jh 9h Ah Td Ts 8c 9c Tc"}, "h P P P")
    assert advice(table) == "declare"
    table.act("declare", table.actions.named("declare")[0].low)
    table = dealt_table({0: "Ah 9h 7c 8d Qd 8s Ks Jd", 1: "Kh Qh 9c 7d 9d Ts 7s 8c"}, "h P P P")
    play(table, "Ah")
    assert advice(table).startswith("belot")


# --- what they know -------------------------------------------------------------------


def random_game(rng: random.Random) -> septet.Game:
    """Belot under random house rules."""
    options: dict[str, Any] = {}
    for name, option in septet.game("belot").schema["properties"].items():
        if rng.random() < 0.3 and name not in ("preset", "target", "no_trump_capot"):
            options[name] = rng.choice(option.get("enum", (False, True)))
    while True:
        try:
            return septet.game("belot", options)
        except septet.InvalidRules as error:
            for name, _ in error.problems:
                options.pop(name, None)


def decisions(seed: int) -> Iterator[septet.Table]:
    """A table at each decision of one deal, played at random with few passes."""
    rng = random.Random(f"belot {seed}")
    table = septet.Table(random_game(rng), seed=seed, dealer=seed % 4)
    table.deal()
    while not table.over:
        yield table
        action = rng.choices(table.actions, [1 if action.name == "pass" else 2 for action in table.actions])[
            0
        ]
        table.act(action.name, rng.randint(action.low, action.high))


def with_other_hidden_cards(table: septet.Table, seed: int) -> Any:
    """The state of the table with other cards where the actor does not see them."""
    other = table.knowledge(table.actor).copy()
    verbs.imagine(other, table.game.record(), table.actor, generator(seed))
    return other


@pytest.mark.parametrize("seed", DEALS)
def test_the_cautious_player_of_playouts_looks_at_nothing_hidden(seed):
    """In a playout `advise` is given the whole state: it must not look at what the actor cannot see."""
    for number, table in enumerate(decisions(seed)):
        rules, choices = table.game.record(), new_choices()
        count = verbs.legal_actions(table._state, rules, choices)
        states = (table._state, table.knowledge(table.actor), with_other_hidden_cards(table, number))
        advised = {verbs.advise(state, rules, generator(number), choices, count) for state in states}
        assert len(advised) == 1
        kind, value = advised.pop()
        assert table.actions.allow(table.game.kind.acts(kind).name.lower(), value)


@pytest.mark.parametrize("kind", bots.kinds())
@pytest.mark.parametrize("seed", DEALS)
def test_choices_are_legal_and_the_same_when_hidden_cards_are_others(seed, kind):
    for number, table in enumerate(decisions(seed)):
        policy = bots.make(kind, table.game, **QUICK.get(kind, {}))
        chosen = set()
        for known in (
            table.knowledge(table.actor),
            knowledge(with_other_hidden_cards(table, number), table.actor),
        ):
            chosen.add(
                policy.choose(known, table.game.record(), table.actor, table.actions, random.Random(number))
            )
        assert len(chosen) == 1
        assert table.actions.allow(*chosen.pop())


# --- how strong they are --------------------------------------------------------------


@pytest.mark.compiled
def test_a_cautious_team_beats_a_random_one_by_a_wide_margin():
    game = septet.game("belot")
    cautious, randomly = bots.make("cautious", game), bots.make("random", game)
    score = duel(game, cautious, randomly, 4, deals=1_000, sides=TEAMS)
    print(f"cautious against random, 1,000 deals from both sides: {score}")
    assert score.mean > 10
    assert score.mean > 10 * score.stderr


@pytest.mark.compiled
def test_a_cautious_team_wins_games_against_a_random_one():
    game = septet.game("belot")
    share = games_won(game, bots.make("cautious", game), bots.make("random", game), games=100)
    print(f"cautious against random: {share:.0%} of 100 games to 151 points")
    assert share > 0.9


@pytest.mark.slow
@pytest.mark.compiled
def test_a_searching_team_beats_a_random_one_by_a_wide_margin():
    """The issue asks for this figure over 1,000 deals."""
    game = septet.game("belot")
    hero = bots.make("searching", game, playouts=150, seconds=None)
    score = duel(game, hero, bots.make("random", game), 4, deals=1_000, sides=TEAMS)
    print(f"searching against random, 1,000 deals from both sides: {score}")
    assert score.mean > 15
    assert score.mean > 10 * score.stderr


@pytest.mark.slow
@pytest.mark.compiled
def test_a_searching_team_beats_a_cautious_one():
    game = septet.game("belot")
    hero = bots.make("searching", game, playouts=600, seconds=None)
    score = duel(game, hero, bots.make("cautious", game), 4, deals=300, sides=TEAMS)
    print(f"searching against cautious, 300 deals from both sides: {score}")
    assert score.mean > 2 * score.stderr
