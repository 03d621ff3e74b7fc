"""A client that was away is told what it missed, number by number, or everything."""

import asyncio
import json

from .harness import play_deals


async def test_what_was_missed_is_told_as_it_was(seated) -> None:
    ann, ben = await seated("Ann", "Ben", bots=2)
    await play_deals([ann, ben], 2)
    told = {frame["number"]: frame for frame in ben.frames if frame["type"] == "update"}
    last = ben.number
    current = [n for n in told if told[n]["room"]["table"]["deal"] == ben.table["deal"]]
    window = await ben.visitor.come(ben.code, since=min(current))
    await window.heard(lambda: window.number >= last)
    again = {frame["number"]: frame for frame in window.frames if frame["type"] == "update"}
    assert window.gaps == []
    assert set(range(min(current) + 1, last + 1)) <= set(again)
    for number in range(min(current) + 1, last + 1):
        assert again[number]["events"] == told[number]["events"]
        assert again[number]["room"]["table"] == told[number]["room"]["table"]
        assert again[number]["room"]["decision"] == told[number]["room"]["decision"]
    await window.leave()


async def test_one_deal_back_is_told_and_no_more(seated) -> None:
    ann, ben = await seated("Ann", "Ben", bots=1)
    await play_deals([ann, ben], 3)
    await ann.do("pause", paused=True)
    deals: dict[int, int] = {}
    for frame in ann.frames:
        if frame["type"] == "update":
            deals.setdefault(frame["room"]["table"]["deal"], frame["number"])
    for deal, first in deals.items():
        window = await ben.visitor.come(ben.code, since=first)
        kind = "update" if deal >= ann.table["deal"] - 1 else "view"
        assert window.frames[0]["type"] == kind, (deal, ann.table["deal"])
        await window.heard(lambda window=window: window.number >= ann.number)
        assert window.gaps == []
        await window.leave()


async def test_who_knows_everything_is_told_only_who_is_there(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    window = await ben.visitor.come(ann.code, since=ann.number)
    assert window.frames[0]["type"] == "presence"
    assert window.room["number"] == ann.number
    await window.leave()


async def test_numbers_from_nowhere_get_the_whole_view(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    for since in (ann.number + 5, 10**12):
        window = await ben.visitor.come(ann.code, since=since)
        assert window.frames[0]["type"] == "view"
        await window.leave()
    for since in ("-1", "x", "1.5", "٣", ""):
        socket = await ben.visitor.socket(f"{ann.code}", since=since)
        assert json.loads(await socket.recv())["type"] == "view"
        await socket.close()


async def test_a_table_put_away_goes_on_when_somebody_comes(odd_server, seated) -> None:
    ann, ben = await seated("Ann", "Ben", at=odd_server)
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)
    view, number = ann.table, ann.number
    await ann.leave()
    await ben.leave()
    await asyncio.sleep(1.2)
    back = await ann.visitor.come(ann.code)
    assert back.table == view
    assert back.number == number
    await back.leave()
