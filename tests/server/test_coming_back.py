"""Who leaves a game for points and comes back finds the total that was left, by a draft of a change."""

import pytest

from septet.server.draft import Draft
from septet.server.people import People, Person
from septet.server.protocol import Sit, Stand
from septet.server.refusals import Refused
from septet.server.settings import Settings
from septet.server.wishes import carry_out

from ..seiska.play import does, lay_out, seiska

GUESTS = ["ann", "ben", "cleo"]


def between_deals(heavy: bool = True):
    """A table after a deal: Ann has no points, Ben 115, Cleo 5; with heavy scoring Ben has dropped out."""
    options = {"scoring": "heavy"} if heavy else {}
    others = {1: "8c", 2: "2c"} if heavy else {1: "8c 8d 8h 8s", 2: "2c 3c 4c 5c 6c"}
    table = lay_out(seiska(3, seats=5, **options), "5h", "9h", others=others, totals={1: 90 if heavy else 75})
    does(table, "play 5h")
    assert [table.total(seat) for seat in range(3)] == [0, 115, 5]
    seats = [Person(name=guest.title(), guest=guest) for guest in GUESTS]
    return table, People(seats=[*seats, None, None], host="ann")


def wants(table, people, guest, wish):
    """The people after a wish."""
    draft = Draft(table, people, frozenset(GUESTS), Settings())
    carry_out(draft, guest, wish, None)
    draft.settle()
    return draft.people


def stands(table, people, guest):
    return wants(table, people, guest, Stand(type="stand", id="a"))


def sits(table, people, guest, seat):
    return wants(table, people, guest, Sit(type="sit", id="b", seat=seat, name=guest))


def test_who_has_dropped_out_stays_out_after_leaving() -> None:
    table, people = between_deals()
    people = stands(table, people, "ben")
    assert people.totals == {"ben": 115}
    people = sits(table, people, "ben", 3)
    assert people.totals == {}
    table.deal()
    assert table.playing == [True, False, True, False, False]
    assert table.view(None).seats[3].status == "dropped_out"


def test_nobody_has_fewer_points_by_leaving() -> None:
    table, people = between_deals(heavy=False)
    people = stands(table, people, "ben")
    people = sits(table, people, "ben", 1)
    people = stands(table, people, "ben")  # before there was a deal
    people = sits(table, people, "ben", 4)
    table.deal()
    assert table.view(None).seats[4].points == 115


def test_a_guest_with_points_takes_no_hand_of_a_bot_in_a_deal() -> None:
    table, people = between_deals()
    people = stands(table, people, "ben")
    people.seats[2] = Person(name="Bot", bot="cautious")
    table.deal()
    with pytest.raises(Refused, match="points in this game"):
        sits(table, people, "ben", 2)
    people.totals = {}
    assert sits(table, people, "ben", 2).seat_of("ben") == 2


def test_totals_are_forgotten_when_the_game_is_over() -> None:
    table, people = between_deals()
    people = stands(table, people, "ben")
    lay_out(table, "5h", "9h", others={2: "8c 8d 8h 8s"})
    does(table, "play 5h")
    assert table.standings.winners == [0]
    people = sits(table, people, "ben", 1)
    assert people.totals == {}
    table.again()
    table.deal()
    assert [seat.points for seat in table.view(None).seats[:3]] == [0, 0, 0]
