"""Who sits where: coming, going, absence, stand-ins, the host and the host's tools."""

import asyncio
from collections import Counter

import pytest

from .harness import Player, play_deals


def person(player: Player, seat: int) -> dict:
    return player.room["people"][seat]


async def start(*players: Player) -> None:
    """Begin the first deal."""
    await players[0].do("ready")
    for player in players:
        await player.until(lambda room: room["table"]["deal"] == 1)


async def test_fifty_people_want_one_seat(seated, visit) -> None:
    (ann,) = await seated("Ann", seats=3)
    strangers = [await visit() for _ in range(25)]
    windows = await asyncio.gather(*(one.come(ann.code) for one in strangers for _ in range(2)))
    answers = await asyncio.gather(*(window.ask("sit", seat=1, name="Ben") for window in windows))
    assert Counter(answer["type"] for answer in answers) == {"done": 1, "refused": 49}
    codes = Counter(answer["code"] for answer in answers if answer["type"] == "refused")
    assert set(codes) <= {"seat_taken", "already_seated"}
    assert all(
        "Ben" in answer["message"] or "seat" in answer["message"] for answer in answers if "code" in answer
    )
    await ann.until(lambda room: room["people"][1]["name"] == "Ben")
    assert sum(seat["present"] for seat in ann.table["seats"]) == 2
    winner = next(w for w, answer in zip(windows, answers, strict=True) if answer["type"] == "done")
    assert winner.seat == 1
    for window in windows:
        await window.leave()


async def test_one_guest_has_one_seat(seated, visit) -> None:
    ann, ben = await seated("Ann", "Ben")
    other_window = await ben.visitor.come(ann.code)
    answers = await asyncio.gather(
        *(w.ask("sit", seat=s, name="B") for s in (2, 3, 4) for w in (ben, other_window))
    )
    assert {answer["code"] for answer in answers} == {"already_seated"}
    cleo = await visit()
    windows = [await cleo.come(ann.code) for _ in range(4)]
    answers = await asyncio.gather(*(w.ask("sit", seat=4 + n, name="Cleo") for n, w in enumerate(windows)))
    assert Counter(answer["type"] for answer in answers) == {"done": 1, "refused": 3}
    for window in (*windows, other_window):
        await window.leave()


async def test_equal_names_get_numbers_and_marks_are_cut_away(seated) -> None:
    ann, also_ann, ben = await seated("Ann", " ann\u202e", "B\u0000en")
    assert [person(ann, seat)["name"] for seat in range(3)] == ["Ann", "ann 2", "Ben"]
    await ben.do("rename", name="Ann")
    await ann.until(lambda room: room["people"][2]["name"] == "Ann 3")
    await also_ann.do("rename", name="ANN 2")
    await ann.until(lambda room: room["people"][1]["name"] == "ANN 2")
    assert await ben.refused("rename", name="x" * 25) == "bad_name"


async def test_who_leaves_in_mid_deal_is_played_to_the_end(seated) -> None:
    ann, ben, cleo = await seated("Ann", "Ben", "Cleo")
    await start(ann, ben, cleo)
    await ben.do("stand")
    assert ben.seat is None
    assert person(ben, 1)["leaving"]
    assert all(set(seat["cards"]) <= {None} for seat in ben.table["seats"])
    assert await ben.refused("sit", seat=1, name="Ben") == "seat_taken"
    await play_deals([ann, cleo], 0)
    await ann.until(lambda room: room["people"][1]["name"] is None)
    assert not ann.table["seats"][1]["present"]


async def test_who_returns_has_the_same_chips(seated) -> None:
    ann, ben = await seated("Ann", "Ben", rules={"starting_chips": 50})
    await start(ann, ben)
    await ben.do("stand")
    await play_deals([ann], 0)
    await ann.until(lambda room: room["people"][1]["name"] is None)
    left = 100 - ann.table["seats"][0]["chips"]
    assert left < 50
    await ben.do("sit", seat=3, name="Ben")
    assert ben.table["seats"][3]["chips"] == left


async def test_who_leaves_between_deals_leaves_at_once(seated) -> None:
    _, ben = await seated("Ann", "Ben")
    await ben.do("stand")
    assert person(ben, 1)["name"] is None
    assert ben.table["seats"][1]["present"] is False
    assert await ben.refused("stand") == "not_seated"


async def test_a_person_takes_a_bots_seat_between_deals(seated, visit) -> None:
    (ann,) = await seated("Ann", bots=1, rules={"starting_chips": 70})
    await ann.do("pause", paused=True)
    ben = await (await visit()).come(ann.code)
    if ben.table["deal"] == 0:
        await ben.do("sit", seat=1, name="Ben")
        assert ben.table["seats"][1]["chips"] == 70
        assert person(ben, 1)["bot"] is None
    await ben.leave()


async def test_a_person_takes_a_bots_cards_in_mid_deal_but_only_one_hand(odd_server, seated, visit) -> None:
    (ann,) = await seated("Ann", bots=3, at=odd_server)
    await ann.until(lambda room: room["table"]["deal"] == 1)
    ben = await (await visit(odd_server)).come(ann.code)
    assert all(set(seat["cards"]) <= {None} for seat in ben.table["seats"])
    before = ben.table["seats"][2]["chips"]
    await ben.do("sit", seat=2, name="Ben")
    assert ben.table["seats"][2]["chips"] == before
    assert not person(ben, 2)["bot"]
    if ben.table["seats"][2]["looked"]:
        assert None not in ben.table["seats"][2]["cards"]
    await ben.do("stand")
    assert await ben.refused("sit", seat=3, name="Ben") == "deal_running"
    await ben.do("sit", seat=5, name="Ben")
    assert not ben.table["seats"][5]["cards"]
    await ben.leave()


async def test_a_seat_is_kept_for_who_is_away_and_the_table_waits(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    await start(ann, ben)
    first, other = (ann, ben) if ann.to_act else (ben, ann)
    await first.leave()
    await other.until(lambda room: not room["people"][first.seat]["connected"])
    number = other.number
    await asyncio.sleep(0.3)
    assert other.room["decision"] == 1
    assert person(other, first.seat)["name"] in ("Ann", "Ben")
    back = await first.visitor.come(first.code, since=number)
    await other.until(lambda room: room["people"][first.seat]["connected"])
    assert back.seat == first.seat
    assert back.to_act
    await back.act(lambda table: ("fold", 0))
    await back.leave()


async def test_a_stand_in_plays_until_the_person_returns(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    await start(ann, ben)
    assert await ann.refused("bot", seat=1, bot="cautious") == "not_absent"
    await ben.leave()
    await ann.until(lambda room: not room["people"][1]["connected"])
    await ann.do("bot", seat=1, bot="cautious")
    there = person(ann, 1)
    assert (there["name"], there["bot"], there["stand_in"]) == ("Ben", "cautious", True)
    await play_deals([ann], 2)
    back = await ben.visitor.come(ann.code)
    for player in (ann, back):
        await player.until(lambda room: not room["people"][1]["stand_in"])
    assert person(back, 1)["bot"] is None
    assert back.seat == 1
    await play_deals([ann, back], 1)
    await back.leave()


async def test_a_stand_in_can_be_taken_away_again(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    await ben.leave()
    await ann.until(lambda room: not room["people"][1]["connected"])
    await ann.do("bot", seat=1, bot="searching")
    await ann.do("bot", seat=1, bot=None)
    assert person(ann, 1)["name"] == "Ben"
    assert person(ann, 1)["bot"] is None


async def test_anybody_may_put_a_stand_in_while_the_host_is_away(odd_server, seated, visit) -> None:
    ann, ben, cleo = await seated("Ann", "Ben", "Cleo", at=odd_server)
    assert await ben.refused("bot", seat=2, bot="cautious") == "not_host"
    await ann.leave()
    await cleo.leave()
    await ben.until(lambda room: not room["people"][0]["connected"] and not room["people"][2]["connected"])
    watcher = await (await visit(odd_server)).come(ann.code)
    assert await watcher.refused("bot", seat=0, bot="cautious") == "not_seated"
    await ben.do("bot", seat=0, bot="cautious")
    assert person(ben, 0)["stand_in"]
    await watcher.leave()


async def test_bots_come_and_go(seated) -> None:
    (ann,) = await seated("Ann")
    await ann.do("bot", seat=4, bot="cautious")
    await ann.do("bot", seat=2, bot="searching")
    assert [person(ann, seat)["bot"] for seat in (2, 4)] == ["searching", "cautious"]
    await ann.do("bot", seat=2, bot="cautious")
    assert person(ann, 2)["bot"] == "cautious"
    await ann.do("bot", seat=4, bot=None)
    assert person(ann, 4)["name"] is None
    assert not ann.table["seats"][4]["present"]
    assert await ann.refused("bot", seat=4, bot=None) == "seat_free"
    assert await ann.refused("bot", seat=0, bot="cautious") == "not_absent"


async def test_a_bot_taken_out_in_mid_deal_goes_when_it_is_over(seated) -> None:
    (ann,) = await seated("Ann", bots=2)
    await ann.until(lambda room: room["table"]["deal"] == 1)
    await ann.do("bot", seat=1, bot=None)
    await play_deals([ann], 1)
    assert person(ann, 1)["name"] is None


async def test_chips_are_asked_for_and_granted(seated) -> None:
    ann, ben = await seated("Ann", "Ben", rules={"starting_chips": 10})
    await ben.do("ask", amount=40)
    await ann.until(lambda room: room["people"][1]["asks"] == 40)
    assert await ben.refused("grant", seat=1, amount=40) == "not_host"
    await ann.do("grant", seat=1, amount=30)
    assert person(ann, 1)["asks"] is None
    assert ann.table["seats"][1]["chips"] == 40
    await ben.do("ask", amount=5)
    await ben.do("ask", amount=0)
    assert person(ben, 1)["asks"] is None
    assert await ann.refused("grant", seat=5, amount=1) == "seat_free"
    assert await ann.refused("grant", seat=1, amount=1_000_000_000) == "too_many_chips"


async def test_chips_granted_in_mid_deal_arrive_when_it_is_over(seated) -> None:
    ann, ben = await seated("Ann", "Ben", rules={"starting_chips": 10})
    await start(ann, ben)
    chips = ann.table["seats"][1]["chips"]
    await ann.do("grant", seat=1, amount=30)
    assert ann.table["seats"][1]["chips"] == chips
    assert person(ann, 1)["granted"] == 30
    await play_deals([ann, ben], 0)
    # The next deal may have begun: then some of the chips lie in the pot.
    assert ann.table["pot"] + sum(seat["chips"] for seat in ann.table["seats"]) == 50
    assert person(ann, 1)["granted"] is None


async def test_the_host_frees_a_seat(odd_server, seated) -> None:
    # Who has to go is played by the server, there after a while: the deal is not over at once.
    ann, ben, cleo = await seated("Ann", "Ben", "Cleo", at=odd_server)
    assert await ben.refused("kick", seat=2) == "not_host"
    await ann.do("kick", seat=2)
    await cleo.until(lambda room: room["you"] is None)
    await start(ann, ben)
    await ann.do("kick", seat=1)
    await ben.until(lambda room: room["you"] is None and room["people"][1]["leaving"])
    assert await ann.refused("kick", seat=1) == "seat_taken"
    assert await ann.refused("kick", seat=7) == "seat_free"


async def test_the_host_role_moves_when_the_host_leaves(seated) -> None:
    ann, ben, cleo = await seated("Ann", "Ben", "Cleo")
    assert ann.room["host"]
    await ann.do("stand")
    await ben.until(lambda room: room["host"])
    assert [who["host"] for who in ben.room["people"][:3]] == [False, True, False]
    assert await ann.refused("pause", paused=True) == "not_host"
    await ben.do("kick", seat=2)
    await cleo.until(lambda room: room["you"] is None)
    await ann.do("sit", seat=0, name="Ann")
    assert not ann.room["host"]


async def test_the_host_role_moves_to_somebody_who_is_there(seated) -> None:
    ann, ben, cleo = await seated("Ann", "Ben", "Cleo")
    await ben.leave()
    await ann.until(lambda room: not room["people"][1]["connected"])
    await ann.do("stand")
    await cleo.until(lambda room: room["host"])


async def test_a_host_alone_stays_host(seated) -> None:
    (ann,) = await seated("Ann", bots=1)
    await ann.do("pause", paused=True)
    await ann.do("stand")
    assert ann.room["host"]
    await ann.do("pause", paused=False)


async def test_an_absent_host_loses_the_role_after_a_while(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    await ann.leave()
    await ben.until(lambda room: room["host"])
    back = await ann.visitor.come(ann.code)
    assert back.seat == 0
    assert not back.room["host"]
    await back.leave()


async def test_a_host_who_returns_in_time_keeps_the_role(odd_server, seated) -> None:
    ann, ben = await seated("Ann", "Ben", at=odd_server)
    await ann.leave()
    await ben.until(lambda room: not room["people"][0]["connected"])
    await asyncio.sleep(1)
    back = await ann.visitor.come(ann.code)
    await asyncio.sleep(8)  # longer than a host may be away there
    assert back.room["host"]
    await back.leave()


async def test_quick_bots(seated) -> None:
    (ann,) = await seated("Ann", bots=3)
    await ann.do("speed", fast=True)
    assert ann.room["fast"]
    await play_deals([ann], 2)


@pytest.mark.parametrize("paused", [True, False])
async def test_what_changes_nothing_is_no_change(seated, paused: bool) -> None:
    (ann,) = await seated("Ann")
    await ann.do("pause", paused=paused)
    number = ann.number
    assert await ann.do("pause", paused=paused) == number
    assert ann.number == number
