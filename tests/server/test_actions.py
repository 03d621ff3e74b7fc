"""Actions that come late, twice, from the wrong seat or out of bounds change nothing."""

import asyncio
import json

from .harness import Player


async def playing(seated, **wanted) -> tuple[Player, Player]:
    """Two people in a deal; the one whose turn it is comes first."""
    ann, ben = await seated("Ann", "Ben", **wanted)
    await ann.do("ready")
    for player in (ann, ben):
        await player.until(lambda room: room["table"]["deal"] == 1)
    return (ann, ben) if ann.to_act else (ben, ann)


def frozen(player: Player) -> str:
    """The table as a text that must not change."""
    return json.dumps([player.room["number"], player.room["decision"], player.table])


async def test_each_refused_action_says_why_and_changes_nothing(seated) -> None:
    first, second = await playing(seated)
    decision = first.room["decision"]
    before = frozen(first)
    assert await second.refused("act", decision=decision, action="fold", value=0) == "not_your_turn"
    assert await first.refused("act", decision=decision - 1, action="fold", value=0) == "too_late"
    assert await first.refused("act", decision=decision + 1, action="fold", value=0) == "too_late"
    for action, value in (
        ("bet", 0),
        ("bet", 11),
        ("bet", -1),
        ("show", 1),
        ("dance", 0),
        ("", 0),
        ("deal", 0),
    ):
        assert await first.refused("act", decision=decision, action=action, value=value) == "illegal_action"
    assert await first.refused("ready") == "deal_running"
    assert await first.refused("sit", seat=3, name="X") == "already_seated"
    assert all(json.dumps([r["room"]["number"], r["room"]["decision"], r["room"]["table"]]) == before
               for r in first.refusals)  # fmt: skip
    assert frozen(first) == before
    bounds = next(r["message"] for r in first.refusals if "11" in r["message"])
    assert bounds.startswith("Bet 11: must be 1 to ")


async def test_the_same_frame_twice_is_carried_out_once(seated) -> None:
    first, second = await playing(seated)
    frame = {"type": "act", "id": "same", "decision": first.room["decision"], "action": "bet", "value": 1}
    for _ in range(3):
        await first.send(**frame)
    await first.heard(lambda: sum(f["type"] == "done" for f in first.frames if f.get("id") == "same") == 3)
    numbers = {f["number"] for f in first.frames if f["type"] == "done" and f["id"] == "same"}
    assert len(numbers) == 1
    await second.until(lambda room: second.to_act)
    assert second.table["seats"][first.seat]["bet"] == 1


async def test_a_refused_frame_stays_refused(seated) -> None:
    first, second = await playing(seated)
    await second.send(type="act", id="early", decision=first.room["decision"] + 1, action="fold", value=0)
    await second.heard(lambda: "early" in second.answers)
    await first.act(lambda table: ("bet", 1))
    await second.until(lambda room: second.to_act)
    await second.send(type="act", id="early", decision=second.room["decision"], action="fold", value=0)
    await second.heard(lambda: len(second.refusals) == 2)
    assert second.to_act
    assert second.refusals[0]["code"] == second.refusals[1]["code"] == "too_late"


async def test_ten_clicks_at_once_are_one_action(seated) -> None:
    first, second = await playing(seated)
    decision = first.room["decision"]
    clicks = [first.ask("act", decision=decision, action="bet", value=1) for _ in range(10)]
    answers = await asyncio.gather(*clicks)
    assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 9
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too_late"}
    await second.until(lambda room: second.to_act)
    assert second.table["pot"] == 3


async def test_ids_of_different_people_are_different(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    await ann.do("rename", id="x1", name="Anna")
    await ben.do("rename", id="x1", name="Benno")
    assert [person["name"] for person in ben.room["people"][:2]] == ["Anna", "Benno"]


async def test_acting_between_deals_is_too_late(seated) -> None:
    ann, _ = await seated("Ann", "Ben")
    assert ann.room["decision"] is None
    assert await ann.refused("act", decision=0, action="fold", value=0) == "too_late"


async def test_seats_that_do_not_exist(seated, visit) -> None:
    (ann,) = await seated("Ann", seats=3)
    ben = await (await visit()).come(ann.code)
    assert await ben.refused("sit", seat=3, name="Ben") == "no_such_seat"
    assert await ben.refused("sit", seat=0, name="Ben") == "seat_taken"
    assert await ben.refused("sit", seat=1, name=" ") == "bad_name"
    for frame in ({"kind": "kick"}, {"kind": "bot", "bot": "cautious"}, {"kind": "grant", "amount": 1}):
        assert await ann.refused(seat=3, **frame) == "no_such_seat"
    await ben.leave()


async def test_every_decision_has_its_own_number(seated) -> None:
    first, second = await playing(seated)
    seen = []
    while first.table["actor"] is not None and len(seen) < 6:
        player = first if first.to_act else second
        await player.until(lambda room, player=player: player.to_act)
        seen.append(player.room["decision"])
        await player.act(lambda table: max(("bet", a["low"]) for a in table["actions"] if a["name"] == "bet"))
        for other in (first, second):
            await other.until(lambda room: room["decision"] != seen[-1])
    assert seen == sorted(set(seen))
