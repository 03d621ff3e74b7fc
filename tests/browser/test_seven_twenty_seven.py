"""Two people play Seven Twenty-Seven with bots and announce in secret, up to the explained result."""

import re

import pytest
from playwright.sync_api import expect

from .laying import at_the_table
from .people import RESULT, Guest, chips, finish_hand, seated
from .twenty_seven import announcing

SECRET = "Everybody chooses in secret: 7, 27 or both."
ANNOUNCED = re.compile(r"^For (7|27|both)$", re.MULTILINE)


def steady(person: Guest, offers: list[str]) -> str:
    """Takes one card, stays in for the least, and announces the half that the hand is nearer to."""
    table = person.room["table"]
    me = table["seats"][person.seat]
    if table["phase"] == "drawing":
        return "Take a card" if len(me["cards"]) == 2 else "No card"
    if table["phase"] == "declaring":
        totals = me["totals"]
        return "7" if totals["seven"]["distance"] <= totals["twenty_seven"]["distance"] else "27"
    return next(
        offer for word in ("Check", "Call", "All-in", "Fold") for offer in offers if offer.startswith(word)
    )


def explained(person: Guest, everything: int) -> None:
    """The result names every winner, every pot and both halves, and what everybody announced is seen."""
    table = person.room["table"]
    result, told = table["result"], person.result.inner_text()
    expect(person.result).to_have_text(RESULT)
    for winner in result["winners"]:
        name = "You take" if winner["seat"] == person.seat else f"{person.name_at(winner['seat'])} takes"
        assert f"{name} {winner['amount']:,}." in told
    for pot in result["pots"]:
        assert f": {pot['chips']:,}, between " in told
    if not any(pot["deadlock"] == "stays" for pot in result["pots"]):
        for half in ("7 half", "27 half"):
            assert len([line for line in told.splitlines() if line.startswith(half)]) == len(result["pots"])
    in_play = [seat for seat in table["seats"] if seat["status"] == "active"]
    assert len(in_play) >= 2
    assert None not in [seat["announced"] for seat in in_play]
    assert sum(seat["chips"] for seat in table["seats"]) + result["carried"] == everything


def test_two_clicks_to_the_first_cards(come) -> None:
    anna = come("Anna", size=(375, 812))
    anna.page.goto("/")
    expect(anna.page.get_by_role("button", name="Deal me in")).to_be_enabled()
    anna.page.get_by_role("radio", name=re.compile("^Seven Twenty-Seven")).check(force=True)
    anna.page.get_by_role("button", name="Deal me in").click()
    expect(anna.hand).to_have_count(2)
    assert anna.room["table"]["game"] == "seven_twenty_seven"
    assert "Seven Twenty-Seven" in anna.page.title()


@pytest.mark.slow
def test_complete_hands_with_secret_announcements_and_a_reload(come) -> None:
    rules = {"declare": True, "starting_chips": 1_000}
    people = seated(come, "Anna", "Ben", bots=2, game="seven_twenty_seven", rules=rules)
    everything = chips(people[-1])
    announced: set[tuple[str, int]] = set()

    def choose(person: Guest, offers: list[str]) -> str:
        table = person.room["table"]
        if table["phase"] == "declaring" and (person.name, table["deal"]) not in announced:
            announced.add((person.name, table["deal"]))
            assert offers == ["7", "27", "Both"]
            others = [seat for seat in table["seats"] if seat["seat"] != person.seat]
            assert {seat["announced"] for seat in others} == {None}
            expect(person.page.get_by_role("heading", name=SECRET)).to_be_visible()
            if table["deal"] == 2:
                reload(person)
            players = person.page.get_by_role("list", name="Players")
            assert not ANNOUNCED.search(players.inner_text())
        return steady(person, offers)

    for hand in (1, 2, 3):
        finish_hand(*people, choose=choose)
        for person in people:
            assert person.room["table"]["deal"] == hand
            explained(person, everything)
            person.next_hand()
        for person in people:
            person.until(lambda hand=hand, person=person: person.room["table"]["deal"] == hand + 1)
    assert announced == {(name, hand) for name in ("Anna", "Ben") for hand in (1, 2, 3)}


def reload(person: Guest) -> None:
    """A reload in the middle of a hand changes nothing."""
    before = person.picture()
    person.page.reload()
    person.until(lambda: person.offers() and person.hand.count() == len(before["cards"]))
    person.looks_like(before)


def test_an_announcement_by_key_stays_secret_until_all_have_chosen(come, own_server) -> None:
    anna = at_the_table(come, own_server, announcing, 3, "seven_twenty_seven", declare=True)
    everything = chips(anna)
    assert anna.offers() == ["7", "27", "Both"]
    expect(anna.asked("What do you play for? Nobody sees it yet.")).to_be_visible()
    anna.page.keyboard.press("2")
    anna.until(lambda: anna.acts)
    assert [act["action"] for act in anna.acts] == ["twenty_seven"]
    finish_hand(anna, choose=steady)
    explained(anna, everything)
    assert anna.room["table"]["seats"][anna.seat]["announced"] == "twenty_seven"
    frames = [frame["room"]["table"] for frame in anna.frames if "room" in frame]
    hidden = [table["seats"] for table in frames if table["phase"] == "declaring"]
    assert hidden != []
    assert {seat["announced"] for seats in hidden for seat in seats if seat["seat"] != anna.seat} == {None}
