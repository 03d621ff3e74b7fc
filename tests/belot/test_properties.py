"""What holds whatever the house rules and the cards are."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from septet import Table
from septet.engine import verbs
from septet.engine.actions import new_choices
from septet.engine.cards import parse_cards
from septet.engine.chance import generator
from septet.engine.knowledge import knowledge
from septet.games.belot.combinations import cards_of
from septet.playout import RANDOM, play_out

from .lockstep import some_deck, some_rules
from .play import PACK, result_of, view_of

SEEDS = range(6)

WHOLE = {"no_trumps": 260, "all_trumps": 258}
"""Raw points of the cards and the last trick (BELOT-14); 162 in a suit contract."""


def steps(seed: int, deals: int = 2, **rules: object) -> Iterator[Table]:
    """A table after every deal and every random action."""
    rng = random.Random(f"properties {seed}")
    table = Table("belot", rules={**some_rules(rng), **rules}, seed=seed)
    for _ in range(deals):
        if not table.can_deal:
            return
        table.deal(deck=" ".join(some_deck(rng)))
        yield table
        while not table.over:
            act_randomly(table, rng)
            yield table


def act_randomly(table: Table, rng: random.Random) -> None:
    """A random legal action; declarations are rarely forgotten."""
    declaring = table.actions.named("declare")
    action = rng.choice(declaring if declaring and rng.random() < 0.8 else list(table.actions))
    table.act(action.name, rng.randint(action.low, action.high))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_a_deal_add_up(seed: int) -> None:
    """BELOT-14, 51 to 54, 63, 64, 67, 68."""
    for table in steps(seed):
        if not table.over or table.ending == "void":
            continue
        result = result_of(table)
        assert result.contract is not None
        tricks = sum(team.cards + team.last_ten + team.no_trumps for team in result.teams)
        assert tricks == WHOLE.get(result.contract.name, 162)
        extra = sum(team.declarations + team.belots + team.capot for team in result.teams)
        assert sum(team.raw for team in result.teams) == tricks + extra
        counted = sum(made.points for made in result.declarations if made.counts)
        assert counted == sum(team.declarations for team in result.teams)
        recorded = sum(team.recorded for team in result.teams)
        assert recorded + result.hanging == result.multiplied + result.hanging_before
        if result.contract.doubling == 1:
            assert sum(team.own for team in result.teams) == result.total == result.multiplied


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_comes_or_goes(seed: int) -> None:
    """BELOT-2, 24: the hands as places and as sets say the same."""
    for table in steps(seed, deals=1):
        state = table._state
        held = [card for seat in range(4) for card in state.hand[seat] if card >= 0]
        assert len(held) == len(set(held)) == sum(int(count) for count in state.held)
        for seat in range(4):
            cards = sorted(parse_cards(view_of(table, seat).seats[seat].hand or []))
            assert sum(1 << card - 20 for card in cards) == int(state.holds[seat])
            for place, card in enumerate(state.hand[seat][: int(state.held[seat])]):
                assert state.place[card] == place
        gone = int(np.bitwise_or.reduce(state.gone))
        undealt = int(state.deck_size - state.dealt)
        assert gone == int(state.played) and gone.bit_count() == 32 - len(held) - undealt


@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends(seed: int) -> None:
    """BELOT-69 to 71."""
    deals = 0
    for table in steps(seed, deals=200, target=31, hanging_blocks_end=False):
        deals = table.deals
    assert table.standings is not None and deals < 200
    scores = view_of(table).scores
    assert max(scores) >= 31 and scores[0] != scores[1]
    assert table.standings.winners == ([0, 2] if scores[0] > scores[1] else [1, 3])


def worlds(seed: int, every: int) -> Iterator[tuple[Table, int, object]]:
    """Tables in play with what somebody imagines there."""
    rng = random.Random(f"worlds {seed}")
    for number, table in enumerate(steps(seed, deals=1)):
        if number % every == 0 and not table.over:
            viewer = rng.randrange(4)
            world = knowledge(table._state, viewer)
            verbs.imagine(world, table.game.record(), viewer, generator(rng.getrandbits(60)))
            yield table, viewer, world


@pytest.mark.parametrize("seed", SEEDS)
def test_imagined_hands_agree_with_what_was_seen(seed: int) -> None:
    """Who did not follow suit has none of it, belot stays together, what was declared is there."""
    for table, viewer, world in worlds(seed, every=5):
        true = table._state
        for seat in range(4):
            hand = int(world.holds[seat])  # type: ignore[attr-defined]
            assert hand.bit_count() == int(true.held[seat])
            assert hand & int(true.lacks[seat]) == 0
            assert hand & int(true.played) == 0
            assert seat == viewer or hand & int(true.holds[viewer]) == 0
            for suit in range(4):
                if int(true.belots[seat]) >> suit & 1:
                    pair = 1 << 20 + suit | 1 << 24 + suit
                    assert pair & ~(hand | int(true.gone[seat])) == 0
            for index in range(int(true.declared[seat])):
                cards = int(cards_of(int(world.declared_code[seat, index])))  # type: ignore[attr-defined]
                assert cards & ~(hand | int(true.gone[seat])) == 0
        together = [int(world.holds[seat]) for seat in range(4)]  # type: ignore[attr-defined]
        assert sum(together) == int(np.bitwise_or.reduce(together))


@pytest.mark.parametrize("seed", SEEDS)
def test_imagined_deals_can_be_played_to_their_end(seed: int) -> None:
    choices = new_choices()
    for table, _, world in worlds(seed, every=9):
        play_out(world, table.game.record(), RANDOM, generator(seed), choices)
        assert world.ending > 0  # type: ignore[attr-defined]
        assert not world.holds[:4].any() or world.contract < 0  # type: ignore[attr-defined]


def test_the_truth_can_be_imagined() -> None:
    """What a player has shown not to have is truly not there."""
    for seed in range(10):
        for table in steps(seed, deals=1):
            state = table._state
            for seat in range(4):
                assert int(state.lacks[seat]) & int(state.holds[seat]) == 0


def test_what_is_observed_lies_between_0_and_1() -> None:
    out = np.full(600, -1.0)
    for table in steps(1, deals=1):
        for viewer in range(4):
            count = verbs.observe(knowledge(table._state, viewer), table.game.record(), viewer, out)
            assert count == OBSERVED
            assert out[:count].min() >= 0 and out[:count].max() <= 1 and out[count] == -1


OBSERVED = 21 + 32 + 32 + 4 * (11 + 3 * 32)


def test_a_pack_has_32_cards() -> None:
    """BELOT-2."""
    assert len(set(PACK)) == 32
