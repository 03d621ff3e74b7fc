"""Every game keeps the contract that `septet.testing` ships."""

import pytest

from septet.engine.game import names
from septet.testing import check_game


@pytest.mark.parametrize("name", names())
def test_a_game_keeps_the_contract(name: str) -> None:
    assert check_game(name, deals=15, seed=1) > 60


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("name", names())
def test_a_game_keeps_the_contract_for_long(name: str) -> None:
    for seed in range(2, 5):
        assert check_game(name, deals=50, seed=seed) > 230
