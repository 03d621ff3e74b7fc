"""Seiska at a real server: lappu against the clock, and a game with its score sheet."""

import asyncio
import time

from .harness import Player

SOON = {"lappu_penalty": 2, "hand_size": 5}


def step(table: dict) -> tuple[str, int]:
    """Plays the first card that fits, else draws; names the suit of the first card in the hand."""
    offers = {action["name"]: action for action in reversed(table["actions"])}
    name = next(name for name in ("play", "suit", "draw", "pass", "silent") if name in offers)
    return name, offers[name]["low"]


async def until_lappu(*players: Player) -> Player:
    """Everybody plays, deal after deal, until somebody has to say lappu."""

    async def play(player: Player) -> None:
        while player.table["phase"] != "lappu":
            if player.to_act:
                await player.act(step)
            else:
                await player.until(lambda room: player.to_act or room["table"]["phase"] == "lappu")

    await asyncio.gather(*(play(player) for player in players))
    return next(player for player in players if player.to_act)


def events(player: Player, kind: str) -> list[dict]:
    """The events of a kind that a player has heard of."""
    heard = [frame["events"] for frame in player.frames if frame["type"] == "update"]
    return [event for batch in heard for event in batch if event["kind"] == kind]


async def test_who_says_lappu_in_time_gets_no_cards(seated) -> None:
    players = await seated("Ann", "Ben", game="seiska", rules=SOON | {"deals": 100})
    await players[0].do("ready")
    await players[0].until(lambda room: room["table"]["deal"] == 1)
    person = await until_lappu(*players)
    seat = person.seat
    left = person.room["answer_by"] - person.room["now"]
    assert 3_000 < left <= 5_000
    await person.act(lambda _: ("lappu", 0))
    assert [event["seat"] for event in events(person, "lappu")][-1] == seat
    assert events(person, "forgot") == []
    assert person.table["seats"][seat]["cards"] == 1
    assert person.table["seats"][seat]["lappu"] is True
    assert person.room["answer_by"] is None


async def test_who_lets_the_time_pass_draws_penalty_cards(seated) -> None:
    players = await seated("Ann", "Ben", game="seiska", rules=SOON | {"deals": 100})
    await players[0].do("ready")
    await players[0].until(lambda room: room["table"]["deal"] == 1)
    person = await until_lappu(*players)
    seat, began = person.seat, time.monotonic()
    await person.until(lambda room: room["table"]["phase"] != "lappu")
    assert time.monotonic() - began > 2  # it takes a moment to hear of it
    assert events(person, "lappu") == []
    assert [(event["seat"], event["penalty"]) for event in events(person, "forgot")] == [(seat, 2)]
    assert person.table["seats"][seat]["cards"] == 3
    assert person.table["seats"][seat]["lappu"] is False
    other = next(player for player in players if player is not person)
    await other.heard(lambda: events(other, "forgot"))
    # In two parts when the stock had to be made anew in between (decision A12).
    drawn = [event for event in events(other, "drew") if event["why"] == "penalty"]
    assert {event["seat"] for event in drawn} == {seat}
    assert [card for event in drawn for card in event["cards"]] == [None, None]
