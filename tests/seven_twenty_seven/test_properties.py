"""What holds in every deal, with unequal stacks so that all-ins and side pots occur in most of them."""

import random
from typing import Any

import pytest

from septet import Table, simulate
from septet.engine.chance import generator
from septet.engine.game import game, kind_of
from septet.games.seven_twenty_seven import imagine
from septet.games.seven_twenty_seven.totals import is_over
from septet.testing import random_rules

from .play import NAME, view_of


def random_table(chance: random.Random, **rules: Any) -> Table:
    """A table with random rules and unequal stacks."""
    options = {**random_rules(kind_of(NAME), chance), **rules}
    chosen = game(NAME, options)
    players = chance.randint(chosen.min_players, chosen.max_players)
    chips = [chance.randint(1, 60) for _ in range(players)]
    return Table(chosen, players, seed=chance.getrandbits(60), chips=chips)


def act_randomly(table: Table, chance: random.Random) -> None:
    """One random action; folds are rarer than the rest."""
    choices = [action for action in table.actions if action.name != "fold" or chance.random() < 0.3]
    action = chance.choice(choices or list(table.actions))
    table.act(action.name, chance.randint(action.low, action.high))


@pytest.mark.parametrize("seed", range(20))
def test_no_chip_is_made_or_lost(seed: int) -> None:
    """Stacks and pot stay the same after every action, from hand to hand."""
    chance = random.Random(seed)
    table = random_table(chance)
    chips = sum(table.chips)
    for _ in range(3):
        if not table.can_deal:
            break
        table.deal()
        while not table.over:
            view = view_of(table)
            assert sum(table.chips) + view.pot == chips
            assert min(table.chips) >= 0
            assert sum(pot.chips for pot in view.pots) == view.pot
            act_randomly(table, chance)
        result = view_of(table).result
        assert result is not None
        assert sum(table.chips) + result.carried == chips
        if result.pots:
            assert sum(pot.chips for pot in result.pots) == result.pot
        before = [seat.won - seat.paid for seat in view_of(table).seats]
        assert table.payoffs == before


@pytest.mark.parametrize("seed", range(8))
def test_imagined_hands_agree_with_over_is_out(seed: int) -> None:
    """S727-40: who is in is not over 27 for sure, in every world that a player imagines."""
    chance = random.Random(seed)
    table = random_table(chance, over_is_out=True, under_beats_over=False)
    table.deal()
    rules = table.game.record()
    while table.actor is not None:
        world = table.knowledge(table.actor).copy()
        imagine(world, rules, table.actor, generator(chance.getrandbits(60)))
        for seat in range(table.seats):
            if world.live[seat]:
                assert not is_over(world.hand[seat], int(world.held[seat]))
        act_randomly(table, chance)


def test_known_folded_cards_are_in_the_stock() -> None:
    """S727-36: a card that somebody saw folded lies in nobody's older hand."""
    table = Table(NAME, 10, seed=3, dealer=9)
    table.deal()
    tables_cards = [seat.cards[0] for seat in view_of(table).seats[:3]]
    while view_of(table).stock > 0 or view_of(table).phase != "drawing":
        if view_of(table).phase == "betting":
            table.act("fold" if table.actor in (0, 1, 2) else "check")
        else:
            table.act("take")
    table.act("take")
    assert view_of(table).stock == 5
    viewer = table.actor
    assert viewer is not None
    for seed in range(20):
        world = table.knowledge(viewer).copy()
        imagine(world, table.game.record(), viewer, generator(seed))
        from septet.engine.cards import CODES

        for seat in range(3, 10):
            older = [CODES[card] for card in world.hand[seat][: world.held_then[seat]]]
            assert not set(older) & set(tables_cards)


@pytest.mark.compiled
@pytest.mark.parametrize("policy", ["random", "cautious"])
def test_many_deals_end(policy: str) -> None:
    """Every playout ends, and nobody wins what others do not lose."""
    result = simulate(NAME, players=7, deals=2_000, seed=1, policy=policy)
    assert abs(sum(payoff.mean for payoff in result.payoffs)) < 1e-9
    assert result.endings["showdown"] > 100
