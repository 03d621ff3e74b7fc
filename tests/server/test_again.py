"""A new game at the same table after one that is over."""

import asyncio

from .harness import Player


async def play_to_the_end(player: Player) -> None:
    """Do whatever is offered first, until play is over."""
    while player.table["standings"] is None:
        if player.to_act:
            first = player.table["actions"][0]
            await player.act(lambda _: (first["name"], first["low"]))  # noqa: B023 (called at once)
        else:
            await player.until(lambda room: player.to_act or room["table"]["standings"] is not None)


async def test_the_host_begins_a_new_game_when_play_is_over(seated) -> None:
    rules = {"end_condition": "hands", "hands_limit": 1}
    ann, ben = await seated("Ann", "Ben", game="seven_twenty_seven", rules=rules, bots=2)
    await ann.do("ready")
    assert await ann.refused("again") == "not_possible"
    await ann.until(lambda room: room["table"]["deal"] == 1)
    await asyncio.gather(play_to_the_end(ann), play_to_the_end(ben))
    assert await ben.refused("again") == "not_host"
    await ann.do("again")
    await ann.until(lambda room: room["table"]["deal"] == 2 and room["table"]["standings"] is None)
    assert await ann.refused("again") == "not_possible"
