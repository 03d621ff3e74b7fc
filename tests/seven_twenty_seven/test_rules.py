"""The numbered rules, each shown at a table; the vectors show the same rules in numbers."""

import random
from typing import Any

import pytest

from septet import IllegalAction, InvalidCards, InvalidRules, NotPossible, Table, game
from septet.games.seven_twenty_seven import possible_totals, showdown, totals
from septet.games.seven_twenty_seven.events import Announced, Bust, Pot, Returned

from .play import NAME, check_round, lay_table, legal, stand_round, tell, view_of, winnings


def test_four_to_ten_players() -> None:
    """S727-1."""
    assert (game(NAME).min_players, game(NAME).max_players) == (4, 10)
    for players in (3, 11):
        with pytest.raises(NotPossible, match="players"):
            Table(NAME, players)
    assert game(NAME, {"min_players": 6, "max_players": 7}).min_players == 6


def test_52_cards_and_equal_stacks() -> None:
    """S727-2, 3."""
    table = lay_table(players=10, dealer=9)
    assert view_of(table).stock == 52 - 20
    assert table.chips == [99] * 10


def test_suits_do_not_matter() -> None:
    """S727-4, 9, 10."""
    assert totals("2c Td Jh") == totals("2s Tc Kd")
    assert [possible_totals(card) for card in ("2c", "9h", "Td", "Js", "Qh", "Kc")] == [
        [4], [18], [20], [1], [1], [1],
    ]  # fmt: skip


def test_an_ace_is_1_or_11_for_each_target() -> None:
    """S727-11 to 14."""
    assert possible_totals("As") == [2, 22]
    perfect = totals("5h Ad Ac")
    assert (perfect.seven_distance, perfect.twenty_seven_distance) == (0, 0)


def test_antes_and_the_deal() -> None:
    """S727-5, 7, 15, 26, 27: a card up, a card down, the antes in the pot."""
    table = lay_table({1: "6h Kd"})
    view = view_of(table)
    assert (view.pot, view.phase, view.actor) == (4, "betting", 0)
    assert view.seats[1].cards == ["6h", None]
    assert (view.seats[1].up, view.seats[1].down) == (["6h"], [None])
    assert view_of(table, 1).seats[1].cards == ["6h", "Kd"]
    assert view_of(table, 2).seats[1].cards == ["6h", None]
    own = view_of(table, 1).totals
    assert own is not None and own.seven is not None and (own.seven.total, own.seven.distance) == (13, 1)
    assert view.seats[1].totals is None
    shown = view.seats[1].shown
    assert shown is not None and shown.seven is not None and shown.seven.total == 12


def test_a_short_ante_is_all_in() -> None:
    """Section 3.1."""
    table = lay_table(chips=[100, 100, 2, 100], ante=5)
    assert table.chips == [95, 95, 0, 95]
    assert view_of(table).seats[2].all_in
    assert [(pot.chips, pot.seats) for pot in view_of(table).pots] == [(8, [0, 1, 2, 3]), (9, [0, 1, 3])]


def test_check_bet_call_raise_fold() -> None:
    """S727-16 to 22."""
    table = lay_table()
    assert legal(table) == {"fold": (0, 0), "check": (0, 0), "bet": (1, 5)}
    tell(table, "0 check; 1 bet 2")
    assert legal(table) == {"fold": (0, 0), "call": (2, 2), "raise": (1, 5)}
    tell(table, "2 raise 5; 3 fold")
    assert table.chips == [99, 97, 92, 99]
    assert legal(table)["call"] == (7, 7)
    tell(table, "0 call")
    assert legal(table)["call"] == (5, 5)
    assert view_of(table).raises_left == 2
    tell(table, "1 call")
    assert view_of(table).phase == "drawing"  # all who are in have put in 7
    assert view_of(table).pot == 4 + 21


def test_no_raise_after_a_short_all_in() -> None:
    """Section 3.2: only a full increment lets those raise again who have acted."""
    table = lay_table(chips=[100, 8, 100, 100], bet_min=4)
    tell(table, "0 bet 5")
    assert legal(table)["raise"] == (2, 2)
    tell(table, "1 raise 2; 2 call; 3 call")
    assert legal(table) == {"fold": (0, 0), "call": (2, 2)}
    assert view_of(table).raises_left == 3


def test_a_bet_of_less_than_the_least_all_in() -> None:
    """Section 3.2."""
    table = lay_table(chips=[3, 100, 100, 100], bet_min=4)
    assert legal(table)["bet"] == (2, 2)
    tell(table, "0 bet 2")
    assert legal(table)["raise"] == (4, 5)


def test_what_nobody_calls_comes_back() -> None:
    """Section 3.2."""
    table = lay_table(chips=[100, 3, 100, 100])
    tell(table, "0 bet 5; 1 call; 2 fold; 3 fold")
    (back,) = [event for event in table.events if isinstance(event, Returned)]
    assert (back.seat, back.amount) == (0, 3)
    assert table.chips == [97, 0, 99, 99]


def test_no_betting_when_nobody_can_bet_against_anybody() -> None:
    """Section 3.2: the round is skipped, cards can still be taken."""
    table = lay_table(chips=[3, 3, 3, 100])
    tell(table, "0 bet 2; 1 call; 2 call; 3 call")
    tell(table, "0 take; 1 stand; 2 stand; 3 stand")
    assert (view_of(table).phase, table.actor) == ("drawing", 0)


def test_rounds_begin_left_of_the_dealer() -> None:
    """S727-23, 28: with the first player who is still in."""
    table = lay_table()
    tell(table, "0 check; 1 bet 1; 2 call; 3 call; 0 fold; 1 take")
    stand_round(table)
    assert (view_of(table).phase, table.actor) == ("betting", 1)


def test_the_last_one_wins_and_shows_nothing() -> None:
    """S727-24."""
    table = lay_table({3: "Ah 5d"})
    tell(table, "0 fold; 1 fold; 2 fold")
    assert winnings(table) == {3: 4}
    assert view_of(table).seats[3].cards == ["Ah", None]


def test_the_deal_moves_left() -> None:
    """S727-25."""
    table = lay_table(dealer=3)
    tell(table, "0 fold; 1 fold; 2 fold")
    table.deal()
    assert (table.dealer, table.actor) == (0, 1)


def test_cards_are_taken_in_turn_and_stay_secret() -> None:
    """S727-29, 30, 47."""
    table = lay_table({0: "6h Kd"})
    check_round(table)
    tell(table, "0 take 2c")
    assert view_of(table).seats[0].cards == ["6h", None, None]
    assert view_of(table, 0).seats[0].cards == ["6h", "Kd", "2c"]
    drawing = view_of(table).drawing
    assert drawing is not None and (drawing.asked, drawing.taken) == (1, [0])


def test_open_extra_cards() -> None:
    """S727-47."""
    table = lay_table({0: "6h Kd"}, extra_cards="up")
    check_round(table)
    tell(table, "0 take 2c")
    assert view_of(table).seats[0].up == ["6h", "2c"]


def test_nobody_takes_a_card() -> None:
    """S727-6, 8, 31, 33 to 35: the showdown follows at once."""
    table = lay_table({0: "6h Kd", 1: "Th 9c", 2: "2c 2d", 3: "3c 3d"})
    check_round(table)
    stand_round(table)
    view = view_of(table)
    assert view.phase == "over"
    assert all(None not in seat.cards for seat in view.seats)
    (pot,) = [event for event in table.events if isinstance(event, Pot)]
    assert pot.seven.rivals == [0, 1, 2, 3]
    assert [(share.seat, share.total, share.distance) for share in pot.seven.winners] == [(0, 13, 1)]
    assert [(share.seat, share.amount) for share in pot.twenty_seven.winners] == [(1, 2)]


def test_after_a_card_there_is_more_betting() -> None:
    """S727-32."""
    table = lay_table()
    check_round(table)
    tell(table, "0 take")
    stand_round(table)
    assert view_of(table).phase == "betting"


def test_a_player_without_chips_is_out() -> None:
    """S727-38, decision A19: play goes on with three and two."""
    table = lay_table({0: "6h Kd", 1: "Th 9c", 2: "2c 2d", 3: "3c 3d"}, chips=[9, 9, 2, 1])
    tell(table, "0 check; 1 check; 2 bet 1; 0 call; 1 call")
    stand_round(table)
    assert table.chips[2:] == [0, 0]
    assert table.can_deal
    table.deal()
    assert [seat.status for seat in view_of(table).seats] == ["active", "active", "out", "out"]


def test_play_does_not_begin_with_three() -> None:
    """Decision A19."""
    table = Table(NAME, 3, seats=6)
    with pytest.raises(NotPossible, match="it takes 4 players"):
        table.deal()


def test_hands_limit() -> None:
    """S727-37, option 18."""
    table = Table(NAME, 4, {"end_condition": "hands", "hands_limit": 2}, seed=1, dealer=3)
    for _ in range(2):
        table.deal()
        while not table.over:
            table.act(*table.fallback())
    assert table.standings is not None and table.standings.reason == "hands"
    assert not table.can_deal


def test_last_player() -> None:
    """S727-37, option 18."""
    table = lay_table(chips=[1, 1, 1, 1], end_condition="last_player", hands=None)
    while not table.over:
        table.act("stand")
    won = [seat for seat in view_of(table).seats if seat.won]
    assert (table.standings is not None) == (len(won) == 1)


def test_over_7_wins_no_7_half() -> None:
    """S727-39."""
    assert totals("6h 2c", {"over_is_out": True}).seven is None


def test_over_27_shows_everything() -> None:
    """S727-40, decisions A11, A13."""
    table = lay_table({0: "Th 9h", 1: "3d 3c", 2: "4d 4c", 3: "5d 5c"}, over_is_out=True)
    check_round(table)
    tell(table, "0 take 8d")
    stand_round(table)
    check_round(table)
    tell(table, "0 take 2c")
    (bust,) = [event for event in table.events if isinstance(event, Bust)]
    assert (bust.cards, bust.total) == (["Th", "9h", "8d", "2c"], 58)
    assert view_of(table).seats[0].status == "bust"


HANDS = {0: "6h Kd", 1: "Th 9c", 2: "2c 2d", 3: "3c 3d"}


def declaring(**rules: Any) -> Table:
    """A table where all four have to announce."""
    table = lay_table(HANDS, declare=True, **rules)
    check_round(table)
    stand_round(table)
    assert view_of(table).phase == "declaring"
    return table


def test_announcements_are_revealed_together() -> None:
    """S727-41."""
    table = declaring()
    for seat, choice in enumerate(("seven", "twenty_seven", "both")):
        table.act(choice, seat=seat)
        assert table.events == []
        assert [each.announced for each in view_of(table).seats] == [None] * 4
        assert view_of(table, seat).seats[seat].announced == choice
    table.act("seven")
    told = [(event.seat, event.choice) for event in table.events if isinstance(event, Announced)]
    assert told == [(0, "seven"), (1, "twenty_seven"), (2, "both"), (3, "seven")]
    assert winnings(table) == {0: 2, 1: 2}


@pytest.mark.parametrize("choices", [("seven", "both"), ("twenty_seven", "seven")])
def test_a_secret_choice_changes_nothing_for_others(choices: tuple[str, str]) -> None:
    """S727-41: views, events and knowledge are the same whatever somebody else has chosen."""
    tables = [declaring() for _ in choices]
    for table, choice in zip(tables, choices, strict=True):
        table.act(choice, seat=0)
    for viewer in (None, 1, 2, 3):
        one, other = (table.view(viewer) for table in tables)
        assert one == other
        assert tables[0].events_for(viewer) == tables[1].events_for(viewer)
        assert tables[0].knowledge(viewer).tobytes() == tables[1].knowledge(viewer).tobytes()
    assert tables[0].view(0) != tables[1].view(0)


def test_both_must_win_both() -> None:
    """S727-42."""
    table = declaring()
    tell(table, "0 both; 1 twenty_seven; 2 seven; 3 seven")
    assert winnings(table) == {1: 2, 3: 2}


def test_a_deadlock_keeps_the_pot() -> None:
    """Decision A8: it lies in the next pot, and no chip is lost."""
    table = declaring(declare_deadlock="carry_over")
    tell(table, "0 both; 1 both; 2 both; 3 both")
    result = view_of(table).result
    assert result is not None and (result.carried, result.winners) == (4, [])
    assert [pot.deadlock for pot in result.pots] == ["stays"]
    table.deal()
    view = view_of(table)
    assert (view.pot, view.carried, view.pots[0].chips) == (8, 4, 8)
    assert sum(table.chips) + view.pot == 400
    tell(table, "1 fold; 2 fold; 3 fold")
    assert winnings(table) == {0: 8}


def test_a_pot_stays_only_if_it_can_be_played_for() -> None:
    """Decision A8: if nobody has chips for another hand, the cards speak."""
    table = lay_table(HANDS, chips=[1, 1, 1, 1], declare=True, declare_deadlock="carry_over")
    stand_round(table)
    tell(table, "0 both; 1 both; 2 both; 3 both")
    assert winnings(table) == {0: 2, 1: 2}


def test_frozen() -> None:
    """S727-43."""
    table = lay_table(frozen=True)
    for _ in range(2):
        check_round(table)
        tell(table, "0 stand; 1 take; 2 take; 3 take")
    check_round(table)
    assert table.actor == 1


def test_pictures_as_ten() -> None:
    """S727-44."""
    assert possible_totals("Kd", {"picture_value": "half_or_ten"}) == [1, 20]


def test_under_beats_over_and_fewer_cards() -> None:
    """S727-45, 46."""
    assert showdown(["6h", "8h"], 4).won == [1, 3]
    assert showdown(["6h", "8h"], 4, {"under_beats_over": True}).won == [2, 2]
    assert showdown(["4h 3c", "7h"], 4, {"fewer_cards_win": True}).won == [0, 4]


def test_odd_chip_half() -> None:
    """Decisions A6, A20."""
    hands = ["7h", "Th 9h 8c"]
    assert showdown(hands, 1).won == [0, 1]
    assert showdown(hands, 1, {"odd_chip_half": "seven"}).won == [1, 0]
    assert showdown(hands, 5).pots[0].twenty_seven.odd


def test_folded_cards_are_dealt_again() -> None:
    """S727-36, decision A14."""
    chance = random.Random(5)
    table = lay_table(players=10, dealer=9)
    while not table.over and view_of(table).phase != "over":
        if view_of(table).phase == "betting":
            table.act("fold" if table.actor in (1, 2, 3) else "check")
        else:
            table.act("take" if chance.random() < 0.95 else "stand")
    result = view_of(table).result
    assert result is not None and result.ending == "showdown"


def test_the_tips_as_a_policy() -> None:
    """S727-48: near 7 one stops, a low hand for 27 goes on, and a bad hand is folded."""
    from septet.engine import verbs
    from septet.engine.actions import new_choices
    from septet.engine.chance import generator
    from septet.games.seven_twenty_seven import Act

    def advised(table: Table, seed: int = 1) -> str:
        choices = new_choices()
        state, rules = table.knowledge(table.actor), table.game.record()
        count = verbs.legal_actions(state, rules, choices)
        kind, _ = verbs.advise(state, rules, generator(seed), choices, count)
        return Act(int(kind)).name.lower()

    for cards, wanted in (("6h Kd", "stand"), ("Th 5d", "take"), ("7h 4d", "take")):
        table = lay_table({0: cards, 1: "2c 3d", 2: "3c 8d", 3: "9c 9d"})
        check_round(table)
        assert advised(table) == wanted, cards


# --- bad input ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules, option",
    [
        ({"min_players": 6, "max_players": 5}, "min_players"),
        ({"bet_min": 6}, "bet_min"),
        ({"declare_tie": "counts"}, "declare_tie"),
        ({"declare_deadlock": "carry_over"}, "declare_deadlock"),
        ({"under_beats_over": True, "over_is_out": True}, "under_beats_over"),
        ({"hands_limit": 3}, "hands_limit"),
        ({"time_limit_minutes": 3}, "time_limit_minutes"),
        ({"min_players": 3}, "min_players"),
        ({"max_players": 11}, "max_players"),
        ({"ante": 0}, "ante"),
        ({"max_raises": -1}, "max_raises"),
        ({"picture_value": "ten"}, "picture_value"),
        ({"preset": "home"}, "preset"),
        ({"declare": 1}, "declare"),
    ],
)
def test_refused_rules(rules: dict[str, object], option: str) -> None:
    with pytest.raises(InvalidRules) as refused:
        game(NAME, rules)
    assert [name for name, _ in refused.value.problems] == [option]


@pytest.mark.parametrize("hand", ["", "5h 5h", "5x", "5h ??"])
def test_refused_hands(hand: str) -> None:
    for function in (totals, possible_totals):
        with pytest.raises(InvalidCards):
            function(hand)


def test_refused_showdowns() -> None:
    with pytest.raises(InvalidCards, match="5h is there twice"):
        showdown(["5h", "5h 6c"], 4)
    for arguments in ({}, {"pot": 4, "paid": [2, 2]}, {"pot": 0}, {"pot": True}, {"paid": [1]}):
        with pytest.raises(NotPossible):
            showdown(["5h", "6c"], **arguments)
    with pytest.raises(NotPossible, match="option declare"):
        showdown(["5h", "6c"], 4, {"declare": True})
    with pytest.raises(NotPossible, match="must be one of seven, twenty_seven, both"):
        showdown(["5h", "6c"], 4, {"declare": True}, announced=["seven", "eight"])
    with pytest.raises(NotPossible, match="1 announcements"):
        showdown(["5h", "6c"], 4, {"declare": True}, announced=["seven"])


def test_refused_actions() -> None:
    table = lay_table()
    for name, value in (("call", None), ("bet", 6), ("bet", 0), ("take", None), ("seven", None)):
        with pytest.raises(IllegalAction):
            table.act(name, value)
    with pytest.raises(IllegalAction, match="not seat 2's turn"):
        table.act("check", seat=2)


def test_a_sentence() -> None:
    text = "seven_twenty_seven(preset=standard,ante=2,declare=true)"
    assert str(game(text)) == text
