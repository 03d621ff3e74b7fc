"""Anna opens a table, Ben comes by link, they play with bots; nothing stops them, not even kill -9."""

import re

import pytest
from playwright.sync_api import expect

from .laying import bet, deal, lay
from .people import (
    RESULT,
    Choose,
    Guest,
    all_up_to_date,
    calm,
    chips,
    finish_hand,
    order_of_turns,
    play,
    seated,
    somebodys_turn,
)


def test_two_people_meet_and_play_with_bots(come) -> None:
    anna = come("Anna", permissions=["clipboard-read", "clipboard-write"])
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Deal me in").click()
    expect(anna.hand).to_have_count(3)

    sheet = anna.panel("Invite")
    sheet.get_by_role("button", name="Copy link").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    anna.close_panel()

    ben = come("Ben")
    ben.page.goto(link)
    expect(ben.page.get_by_text("You are watching.")).to_be_visible()
    ben.sits(seat=1)
    everything = chips(ben)
    expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()

    for hand in range(2):
        finish_hand(anna, ben)
        for person in (anna, ben):
            expect(person.result).to_have_text(RESULT)
            assert person.room["table"]["deal"] == hand + 1
            assert sum(seat["chips"] for seat in person.room["table"]["seats"]) == everything
        anna.next_hand()
        ben.next_hand()
        for person in (anna, ben):
            person.until(lambda hand=hand, person=person: person.room["table"]["deal"] == hand + 2)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["home", "online"])
def test_an_evening_with_bots_of_both_kinds(come, preset: str) -> None:
    people = seated(come, "Anna", "Ben", bots=3, bot="mixed", rules={"preset": preset})
    everything = chips(people[-1])
    for hand in range(3):
        finish_hand(*people)
        for person in people:
            assert person.room["table"]["deal"] == hand + 1
            assert person.picture()["seats"] != []
            assert sum(seat["chips"] for seat in person.room["table"]["seats"]) == everything
            person.next_hand()
        for person in people:
            person.until(lambda hand=hand, person=person: person.room["table"]["deal"] == hand + 2)


def test_every_way_to_bet(come) -> None:
    people = seated(come, "Anna", "Ben", "Cleo", rules={"blind_play": "off"})
    people[0].next_hand()
    for person in people:
        expect(person.hand).to_have_count(3)
    first, second, third = order_of_turns(*people)

    first.comes_up()
    amount = first.page.get_by_role("textbox", name="Amount to bet")
    amount.fill("3")
    amount.press("Enter")
    second.comes_up()
    assert second.offers() == ["Fold", "Support 3", "Raise to 4"]
    second.press("Support 3")
    third.comes_up()
    third.page.get_by_role("slider", name="Amount to bet").press("ArrowRight")
    third.press("Raise to 5")
    first.comes_up()
    first.press("Fold")
    expect(first.page.get_by_role("region", name="Your cards")).to_contain_text("Folded")
    second.comes_up()
    second.page.get_by_role("button", name="Most").click()
    second.press("Raise to 10")
    third.comes_up()
    third.press("Show for 10")
    finish_hand(*people)
    for person in people:
        # Three antes, 3, 3, 5, 10 and 10; a tie may have made it more.
        assert person.room["table"]["result"]["pot"] >= 34
        assert sum(seat["chips"] for seat in person.room["table"]["seats"]) == 300


def test_a_reload_changes_nothing(come) -> None:
    people = seated(come, "Anna", "Ben", bots=2)
    somebodys_turn(*people)
    all_up_to_date(*people)
    for person in people:
        expect(person.hand).to_have_count(3)
        before = person.picture()
        person.page.reload()
        person.until(lambda person=person: person.hand.count() == 3)
        person.looks_like(before)
    finish_hand(*people)


def test_a_killed_server_takes_nothing_along(come, own_server) -> None:
    people = seated(come, "Anna", "Ben", at=own_server, bots=2)
    somebodys_turn(*people)
    all_up_to_date(*people)
    everything = chips(people[0])
    before = [person.picture() for person in people]

    own_server.kill()
    for person in people:
        expect(person.page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    for person in people:
        expect(person.page.get_by_text("Connection lost")).to_have_count(0)
    for person, picture in zip(people, before, strict=True):
        person.looks_like(picture)
    finish_hand(*people)
    assert sum(seat["chips"] for seat in people[0].room["table"]["seats"]) == everything


def tie(draft) -> None:
    """Anna and Ben have 21 each and are the last two; Cleo and a bot have folded."""
    deal(draft, {0: "Ah Kh 9c", 1: "As Ks 8d", 2: "6c 8h 9d", 3: "6d 7h 9s"})
    bet(draft, {0: 2, 1: 2})


def with_a_tie(come, server, **wanted) -> tuple[Guest, Guest, Guest]:
    """Anna and Ben are about to tie, Cleo watches them after a fold."""
    anna, ben, cleo = seated(come, "Anna", "Ben", "Cleo", at=server, rules=wanted)
    free = anna.panel("People").get_by_role("listitem").filter(has_text="Free seat").first
    free.get_by_role("button").click()
    free.get_by_role("button", name="Cautious bot").click()
    anna.close_panel()
    anna.until(lambda: anna.room["people"][3]["bot"])
    server.kill()
    lay(server, anna.code, tie)
    server.start()
    for person in (anna, ben, cleo):
        expect(person.page.get_by_text("Connection lost")).to_have_count(0)
        expect(person.hand).to_have_count(3)
    first = order_of_turns(anna, ben)[0]
    first.comes_up()
    first.press(re.compile("^Show for"))
    return anna, ben, cleo


def test_a_swara_with_all_its_questions(come, own_server) -> None:
    anna, ben, cleo = with_a_tie(come, own_server, blind_play="off")
    for person, names in ((anna, "Ben and you"), (ben, "Anna and you"), (cleo, "Anna and Ben")):
        expect(person.page.get_by_role("heading", name="Swara")).to_be_visible()
        expect(person.page.get_by_text(f"21 = 21, a tie: {names}.")).to_be_visible()
        expect(person.page.get_by_text("They may split the pot of 10")).to_be_visible()
    first, second = order_of_turns(anna, ben)
    first.comes_up()
    assert first.offers() == ["Play on", "Split the pot"]
    first.press("Play on")
    play(second, until=lambda: cleo.offers(), choose=lambda *_: "Play on")
    cleo.comes_up()
    assert cleo.offers() == ["Stay out", "Join for 5"]
    expect(cleo.asked("Swara: join for 5?")).to_be_visible()
    old, held = cleo.cards(), own(cleo)
    cleo.press("Join for 5")
    anna.until(lambda: anna.room["table"]["phase"] == "betting")
    cleo.until(lambda: cleo.room["table"]["phase"] == "betting")
    # Once in 7,140 times chance deals the same three again.
    cleo.until(lambda: cleo.cards() != old or own(cleo) == held)
    for person in (anna, ben, cleo):
        expect(person.hand).to_have_count(3)
        expect(person.page.get_by_text(re.compile(r"Swara: Playing for \d+"))).to_be_visible()
    finish_hand(anna, ben, cleo)
    assert sum(seat["chips"] for seat in anna.room["table"]["seats"]) == 400


@pytest.mark.slow
def test_the_tied_split_the_pot(come, own_server) -> None:
    anna, ben, cleo = with_a_tie(come, own_server, blind_play="off")
    first, second = order_of_turns(anna, ben)
    for person in (first, second):
        person.comes_up()
        person.press("Split the pot")
    for person, names in ((anna, "Ben and you"), (ben, "Anna and you"), (cleo, "Anna and Ben")):
        expect(person.result).to_have_text(f"The pot of 10 is split: {names}.")


def test_leaving_coming_back_and_being_broke(come) -> None:
    anna, ben = seated(come, "Anna", "Ben", rules={"starting_chips": 5, "ante": 3, "blind_play": "off"})
    anna.next_hand()
    ben.until(lambda: ben.room["table"]["deal"] == 1)
    play(anna, ben, until=lambda: anna.result.count() and ben.result.count(), choose=folding(ben))
    # If Anna is first to act, a chip that nobody has called lies in the pot as well.
    expect(ben.result).to_have_text(re.compile(r"^Everybody else folded; Anna takes [67]\.$"))
    expect(anna.result).to_have_text(re.compile(r"^Everybody else folded; you take [67]\.$"))

    ben.menu("Leave the table").get_by_role("button", name="Leave the table").click()
    expect(ben.page.get_by_text("You are watching.")).to_be_visible()
    expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)
    ben.sits()
    expect(ben.page.get_by_role("region", name="Your cards")).to_contain_text("2 chips")

    ben.page.get_by_role("button", name="Ask the host for chips").click()
    expect(ben.page.get_by_text("You have asked for 5.")).to_be_visible()
    expect(anna.page.get_by_text("Ben asks for 5 chips")).to_be_visible()
    anna.page.get_by_role("button", name="Give 5").click()
    expect(ben.page.get_by_role("region", name="Your cards")).to_contain_text("7 chips")
    for person in (anna, ben):
        person.next_hand()
    finish_hand(anna, ben)
    assert sum(seat["chips"] for seat in anna.room["table"]["seats"]) == 15


def own(person: Guest) -> list[str]:
    """The own cards as the server calls them."""
    cards: list[str] = person.room["table"]["seats"][person.seat]["cards"]
    return sorted(cards)


def folding(folder: Guest) -> Choose:
    """One of two folds when it is their turn, the other bets the least."""
    return lambda person, offers: "Fold" if person is folder else calm(person, offers)
