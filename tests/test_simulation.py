"""Many deals: counts, errors, threads."""

import pytest

import septet
from septet.errors import InvalidRules, NotPossible, UnknownGame

DEALS = 25_000


@pytest.mark.compiled
def test_a_seed_gives_the_same_on_any_number_of_threads() -> None:
    one = septet.simulate("seka", players=4, deals=DEALS, seed=7)
    two = septet.simulate("seka", players=4, deals=DEALS, seed=7, threads=2)
    other = septet.simulate("seka", players=4, deals=DEALS, seed=8)
    assert (one.actions, one.payoffs, one.endings) == (two.actions, two.payoffs, two.endings)
    assert one.payoffs != other.payoffs


@pytest.mark.compiled
def test_what_one_wins_others_lose() -> None:
    result = septet.simulate("seka(preset=online)", players=5, deals=DEALS, seed=1)
    assert sum(payoff.mean for payoff in result.payoffs) == pytest.approx(0, abs=1e-9)
    assert sum(result.endings.values()) == DEALS
    assert set(result.endings) == {"folds", "open", "split"}
    assert all(0 < payoff.stderr < 1 for payoff in result.payoffs)


@pytest.mark.compiled
def test_no_seat_has_an_advantage_as_the_deal_moves_on() -> None:
    result = septet.simulate("seka", players=3, deals=20 * DEALS, seed=2)
    for payoff in result.payoffs:
        assert abs(payoff.mean) < 4 * payoff.stderr


def test_progress_counts_up_to_the_end() -> None:
    seen: list[int] = []
    septet.simulate("seka", players=2, deals=300, seed=1, progress=seen.append)
    assert seen == [300]


def test_the_result_is_plain_data() -> None:
    data = septet.simulate("seka", players=2, deals=50, seed=1, policy="cautious").to_dict()
    assert list(data) == [
        "game",
        "players",
        "deals",
        "actions",
        "seconds",
        "actions_per_second",
        "payoffs",
        "endings",
    ]
    assert data["game"] == "seka(preset=home)"
    assert set(data["payoffs"][0]) == {"mean", "stderr"}


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"game": "poker"}, UnknownGame, "there is no game 'poker'"),
        ({"players": 1}, NotPossible, "players 1: must be 2 to 8"),
        ({"players": 9}, NotPossible, "players 9"),
        ({"players": 2.5}, NotPossible, "players 2.5"),
        ({"deals": 0}, NotPossible, "deals 0"),
        ({"threads": 0}, NotPossible, "threads 0"),
        ({"policy": "bold"}, NotPossible, "policy 'bold': must be one of random, cautious"),
        ({"rules": {"max_bet": 0}}, InvalidRules, "max_bet: 0 is not possible"),
    ],
)
def test_bad_arguments_are_explained(
    arguments: dict[str, object], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        septet.simulate(**{"game": "seka", "deals": 10, **arguments})  # type: ignore[arg-type]
