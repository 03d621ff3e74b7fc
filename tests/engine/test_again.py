"""A new game for the same people after one that is over."""

import pytest

from septet import Table
from septet.errors import NotPossible
from septet.record import Record


def test_play_that_is_over_begins_again_with_the_starting_chips():
    table = Table("seka(starting_chips=50)", players=3, seed=1, chips=[10, 20, 30])
    with pytest.raises(NotPossible, match="play is not over"):
        table.again()
    assert table.finish("time_limit").winners == [2]
    assert not table.can_deal
    table.again()
    assert table.standings is None
    assert table.chips == [50, 50, 50]
    table.deal()
    again = Table.replay(Record.from_json(table.record().to_json()))
    assert again.view(0) == table.view(0)


def test_the_agreed_number_of_hands_is_counted_anew():
    table = Table("seven_twenty_seven(end_condition=hands,hands_limit=1)", players=4, seed=1)
    for _ in range(2):
        table.deal()
        while not table.over:
            table.act(*table.fallback())
        assert table.standings is not None
        table.again()
