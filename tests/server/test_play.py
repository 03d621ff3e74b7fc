"""Complete deals by people and bots at a real server."""

import asyncio

import pytest

import septet
from septet.server.draft import Draft
from septet.server.people import People, Person
from septet.server.refusals import Refused
from septet.server.settings import Settings

from .harness import Player, play_deals


def chips(room: dict) -> int:
    """All chips on the table."""
    return room["table"]["pot"] + sum(seat["chips"] for seat in room["table"]["seats"])


async def test_two_people_and_bots_play_complete_deals(seated) -> None:
    ann, ben = await seated("Ann", "Ben", bots=2)
    await play_deals([ann, ben], 6)
    for player in (ann, ben):
        assert player.gaps == []
        rooms = [frame["room"] for frame in player.frames if "room" in frame]
        people = [sum(seat["present"] for seat in room["table"]["seats"]) for room in rooms]
        assert [chips(room) for room in rooms] == [100 * count for count in people]
        assert all(room["code"] == ann.code for room in rooms)
        updates = [frame for frame in player.frames if frame["type"] == "update"]
        assert all(frame["number"] == frame["room"]["number"] for frame in updates)
        kinds = {event["kind"] for frame in updates for event in frame["events"]}
        assert {"ante", "dealt", "bet", "won"} <= kinds
    mine = [seat["cards"] for seat in ann.table["seats"]]
    assert len(mine[0]) == 3
    assert None not in mine[0]


async def test_the_first_deal_with_bots_starts_at_once(seated) -> None:
    (ann,) = await seated("Ann", bots=3, seats=4)
    await ann.until(lambda room: room["table"]["deal"] == 1)
    assert [person["bot"] for person in ann.room["people"]] == [None, "cautious", "cautious", "cautious"]
    names = [person["name"] for person in ann.room["people"]]
    assert len(set(names)) == 4


async def test_a_mixed_table_has_both_kinds_of_bots(seated) -> None:
    (ann,) = await seated("Ann", bots=3, bot="mixed")
    assert {person["bot"] for person in ann.room["people"][1:4]} == {"cautious", "searching"}


async def test_without_bots_the_host_starts_the_first_deal(seated) -> None:
    ann, ben, cleo = await seated("Ann", "Ben", "Cleo")
    await asyncio.sleep(0.5)
    assert ann.table["deal"] == 0
    assert ann.room["next_deal_at"] is None
    await ben.do("ready")
    await ann.until(lambda room: room["people"][1]["ready"])
    await asyncio.sleep(0.2)
    assert [person["ready"] for person in ann.room["people"][:3]] == [False, True, False]
    assert ann.table["deal"] == 0
    await ann.do("ready")
    await cleo.until(lambda room: room["table"]["deal"] == 1)
    assert not any(person["ready"] for person in cleo.room["people"])


async def test_everybody_ready_starts_the_first_deal(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    await ben.do("ready")
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)


async def finish_deal(*players: Player) -> None:
    """Everybody folds until the deal is over; the next one may have begun before all have seen it."""
    deal = players[0].table["deal"]

    async def fold(player: Player) -> None:
        while player.finished < deal:
            if player.to_act:
                await player.act(lambda table: ("fold", 0))
            else:
                await player.until(lambda room: player.to_act or player.finished >= deal)

    await asyncio.gather(*(fold(player) for player in players))


async def test_the_result_stands_until_all_are_ready(odd_server, seated) -> None:
    ann, ben = await seated("Ann", "Ben", at=odd_server)
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)
    await finish_deal(ann, ben)
    left = ann.room["next_deal_at"] - ann.room["now"]
    assert 25_000 < left <= 30_000
    await ann.do("ready")
    await asyncio.sleep(0.3)
    assert ann.table["deal"] == 1
    await ben.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 2, patience=20)
    assert ann.room["next_deal_at"] is None


async def test_the_next_deal_comes_by_itself(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)
    await finish_deal(ann, ben)
    await ben.until(lambda room: room["table"]["deal"] == 2)


async def test_nothing_happens_at_a_paused_table(seated) -> None:
    (ann,) = await seated("Ann", bots=2)
    await ann.until(lambda room: room["table"]["deal"] == 1)
    await ann.do("pause", paused=True)
    number = ann.number
    await asyncio.sleep(0.5)
    assert ann.number == number
    assert ann.room["paused"]
    decision = ann.room["decision"] or 0  # there is none when both bots have folded
    assert await ann.refused("act", decision=decision, action="fold", value=0) == "paused"
    await ann.do("pause", paused=False)
    await play_deals([ann], 1)


async def test_nobody_is_dealt_to_while_nobody_is_there(seated, visit) -> None:
    ann, ben = await seated("Ann", "Ben")
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)
    await finish_deal(ann, ben)
    watcher = await (await visit()).come(ann.code)
    await ann.leave()
    await ben.leave()
    await watcher.until(lambda room: not any(person["connected"] for person in room["people"][:2]))
    deal = watcher.table["deal"]  # on a slow machine the second one may have begun before they had left
    await asyncio.sleep(0.5)
    assert watcher.table["deal"] == deal
    await watcher.leave()
    await asyncio.sleep(0.5)
    back = await ann.visitor.come(ann.code)
    assert back.frames[0]["room"]["table"]["deal"] == deal
    await back.until(lambda room: room["table"]["deal"] == 2)
    await back.leave()


async def test_a_table_without_chips_waits_for_the_host(seated) -> None:
    ann, ben = await seated("Ann", "Ben", rules={"starting_chips": 3, "ante": 2})
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)
    await finish_deal(ann, ben)
    await asyncio.sleep(0.4)
    assert ann.table["deal"] == 1
    assert ann.room["next_deal_at"] is None
    assert await ann.refused("ready") == "no_deal"
    broke = min((0, 1), key=lambda seat: ann.table["seats"][seat]["chips"])
    granted = await ann.do("grant", seat=broke, amount=5)
    assert ann.told(granted)["next_deal_at"] is not None
    await ann.until(lambda room: room["table"]["deal"] == 2)


def test_play_ends_with_the_deal_that_is_over_after_the_time_is_up() -> None:
    rules = {"end_condition": "time_limit", "time_limit_minutes": 30}
    table = septet.Table("seka", players=2, rules=rules)
    people = People(seats=[Person(name="Ann", guest="a"), Person(name="Ben", guest="b")], host="a")
    for minutes, ended in ((29, False), (31, True)):
        deal = Draft(table, people, frozenset("ab"), Settings())
        deal.deal()
        deal.settle()
        people = deal.people.model_copy(update={"started_at": deal.now - minutes * 60_000})
        fold = Draft(table, people, frozenset("ab"), Settings())
        fold.act(table.actor, "fold", 0)
        fold.settle()
        people = fold.people
        assert (table.standings is not None) is ended
        assert (people.next_deal_at is None) is ended
    assert table.standings.reason == "time_limit"
    with pytest.raises(Refused, match="play is over"):
        Draft(table, people, frozenset("ab"), Settings()).deal()


async def test_play_ends_with_the_last_player(seated) -> None:
    rules = {"end_condition": "last_player", "starting_chips": 2, "max_bet": 2}
    ann, ben = await seated("Ann", "Ben", rules=rules)
    await ann.do("ready")

    async def play(player: Player) -> None:
        while player.table["standings"] is None:
            if player.to_act:
                await player.act()
            else:
                await player.until(lambda room: player.to_act or player.table["standings"])

    await asyncio.gather(play(ann), play(ben))
    assert ann.table["standings"]["reason"] == "last_player"
    assert ann.room["next_deal_at"] is None
