"""A new game at the same table after one that is over."""


def first_action(table: dict) -> tuple[str, int]:
    """Whatever is offered first."""
    return table["actions"][0]["name"], table["actions"][0]["low"]


async def test_the_host_begins_a_new_game_when_play_is_over(seated) -> None:
    rules = {"end_condition": "hands", "hands_limit": 1}
    ann, ben = await seated("Ann", "Ben", game="seven_twenty_seven", rules=rules, bots=2)
    await ann.do("ready")
    assert await ann.refused("again") == "not_possible"
    await ann.until(lambda room: room["table"]["deal"] == 1)
    while ann.table["standings"] is None:
        for player in (ann, ben):
            if player.to_act:
                await player.act(first_action)
        await ann.until(lambda room: ann.to_act or ben.to_act or room["table"]["standings"] is not None)
    assert await ben.refused("again") == "not_host"
    await ann.do("again")
    await ann.until(lambda room: room["table"]["deal"] == 2 and room["table"]["standings"] is None)
    assert await ann.refused("again") == "not_possible"
