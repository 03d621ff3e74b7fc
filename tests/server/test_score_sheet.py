"""The arithmetic of every deal of a game of Belot, also for who comes later or reloads the page."""

from .harness import Player


async def deals_counted(player: Player, deals: int) -> dict[str, dict]:
    """Pass and play on until so many deals are over; the results that were seen, by deal."""
    seen: dict[str, dict] = {}
    while len(seen) < deals:
        if player.table["result"]:
            deal = player.table["deal"]
            seen[str(deal)] = player.table["result"]
            await player.until(lambda room, deal=deal: room["table"]["deal"] > deal)
        elif player.to_act:
            first = player.table["actions"][0]
            await player.act(lambda _, first=first: (first["name"], first["low"]))
        else:
            await player.until(lambda room: player.to_act or room["table"]["result"])
    return seen


async def test_who_comes_later_is_told_how_all_deals_were_counted(seated, visit) -> None:
    (ann,) = await seated("Ann", game="belot", bots=3)
    assert ann.frames[0]["results"] == {}
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)
    seen = await deals_counted(ann, 3)
    for visitor in (ann.visitor, await visit()):
        window = await visitor.come(ann.code)
        told = window.frames[0]["results"]
        assert {deal: told[deal] for deal in seen} == seen
        assert len(told) == len(window.table["sheet"])
        await window.leave()
    window = await ann.visitor.come(ann.code, since=window.number)
    assert "results" not in window.frames[0]
    await window.leave()
