"""No frame ever holds a card that its receiver may not know: every frame is compared with the log."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import septet
from septet.engine.cards import NO_CARD, card_text
from septet.engine.record import FIELDS, Sight, seen_field

from .harness import Player, Server, play_deals

CARD = re.compile(r'"([2-9TJQKA][cdhs])"')


def kept(server: Server, code: str) -> Iterator[tuple[int, Any]]:
    """The table after each of its changes, with the number of the change."""
    database = sqlite3.connect(server.data / "septet.sqlite3")
    opening = json.loads(database.execute("SELECT opening FROM tables WHERE code = ?", (code,)).fetchone()[0])
    entries = [
        json.loads(entry)
        for (entry,) in database.execute(
            "SELECT entry FROM entries WHERE code = ? ORDER BY position", (code,)
        )
    ]
    changes = database.execute(
        "SELECT number, entries FROM changes WHERE code = ? ORDER BY number", (code,)
    ).fetchall()
    database.close()
    table = septet.Table.replay(septet.Record.from_dict({**opening, "log": []}))
    done = 0
    for number, length in changes:
        table.redo(entries[done:length])
        done = length
        yield number, table


def seen_cards(state: Any, viewer: int | None) -> set[str]:
    """The cards that a viewer may see, straight from the masks."""
    bit = 15 if viewer is None else viewer
    return {
        card_text(int(card))
        for name, field in FIELDS[state.dtype].items()
        if field.sight is Sight.CARDS
        for card, mask in zip(state[name].ravel(), state[seen_field(name)].ravel(), strict=True)
        if card != NO_CARD and int(mask) >> bit & 1
    }


def shown_cards(frame: dict[str, Any]) -> set[str]:
    """All cards that a frame speaks of, apart from the rules' wild ones."""
    table = {key: value for key, value in frame["room"]["table"].items() if key != "wild"}
    return set(CARD.findall(json.dumps([frame.get("events"), table])))


def check(server: Server, code: str, players: list[Player]) -> int:
    """Compare all frames with the log; returns how many cards were shown."""
    frames: dict[int, list[dict[str, Any]]] = {}
    for player in players:
        for frame in player.frames:
            if "room" in frame:
                frames.setdefault(frame["room"]["number"], []).append(frame)
    shown = 0
    for number, table in kept(server, code):
        for frame in frames.pop(number, []):
            viewer = frame["room"]["you"]
            assert frame["room"]["table"]["viewer"] == viewer
            states = [table._state]
            if frame["type"] == "update":
                states += [state for state, _ in table._moments]
            allowed = set().union(*(seen_cards(state, viewer) for state in states))
            cards = shown_cards(frame)
            assert cards <= allowed, f"change {number} shows {cards - allowed} to {viewer}"
            shown += len(cards)
    assert frames == {}, "told without being kept"
    return shown


async def test_no_frame_holds_a_card_its_receiver_may_not_know(server, seated, visit) -> None:
    for rules in ({"preset": "home"}, {"preset": "online"}):
        ann, ben = await seated("Ann", "Ben", bots=2, rules=rules)
        watcher = await (await visit()).come(ann.code)
        players = [ann, ben, watcher]
        await play_deals([ann, ben], 2)
        await watcher.do("sit", seat=5, name="Cleo")
        await play_deals([ann, ben, watcher], 1)
        await ben.do("stand")
        await ann.refused("act", decision=0, action="fold")
        await watcher.refused("kick", seat=0)
        await play_deals([ann, watcher], 1)
        players.append(await ben.visitor.come(ann.code, since=ben.number - 5))
        players.append(await ann.visitor.come(ann.code, since=max(0, ann.number - 12)))
        await asyncio.sleep(0.2)
        for player in players[2:]:
            await player.leave()
        assert check(server, ann.code, players) > 50
        text = json.dumps([frame for player in players for frame in player.frames])
        assert "deck" not in re.sub(r'"deck": "(standard36|trynka24)"', "", text)
        for player in players:
            assert player.visitor.guest not in text
            assert player.visitor.cookie not in text


async def test_a_win_by_folds_shows_nobodys_cards(server, seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    await ann.do("ready")
    for player in (ann, ben):
        await player.until(lambda room: room["table"]["deal"] == 1)
    first, second = (ann, ben) if ann.to_act else (ben, ann)
    await first.act(lambda table: ("fold", 0))
    await second.until(lambda room: room["table"]["phase"] == "over")
    assert all(card is None for card in first.table["seats"][second.seat]["cards"])
    assert all(card is None for card in second.table["seats"][first.seat]["cards"])


def test_the_servers_log_says_nothing_of_cards(server) -> None:
    assert not re.search(r"\b[2-9TJQKA][cdhs]\b", server.log)
