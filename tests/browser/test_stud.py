"""Two people play Seven Card Stud with bots, from the start page to the explained result."""

import re

from playwright.sync_api import expect

from .laying import at_the_table
from .people import RESULT, chips, finish_hand, seated
from .stud import all_in, open_pair

BRIEF = {"starting_chips": 1_000, "small_bet": 200, "big_bet": 400, "ante": 50, "bring_in": 100}


def test_two_clicks_to_the_first_cards(come) -> None:
    anna = come("Anna", size=(375, 812))
    anna.page.goto("/")
    expect(anna.page.get_by_role("button", name="Deal me in")).to_be_enabled()
    anna.page.get_by_role("radio", name=re.compile("^Seven Card Stud")).check(force=True)
    anna.page.get_by_role("button", name="Deal me in").click()
    expect(anna.hand).to_have_count(3)
    expect(anna.page.get_by_text("Third street", exact=True)).to_be_visible()
    assert anna.room["table"]["game"] == "seven_card_stud"
    assert "Seven Card Stud" in anna.page.title()


def test_two_people_play_with_bots(come) -> None:
    people = seated(come, "Anna", "Ben", bots=2, game="seven_card_stud")
    everything = chips(people[-1])
    for hand in range(2):
        finish_hand(*people)
        for person in people:
            table = person.room["table"]
            expect(person.result).to_have_text(RESULT)
            assert table["deal"] == hand + 1
            assert sum(seat["chips"] for seat in table["seats"]) == everything
            person.next_hand()
        for person in people:
            person.until(lambda hand=hand, person=person: person.room["table"]["deal"] == hand + 2)


def test_an_open_pair_offers_both_bets(come, own_server) -> None:
    anna = at_the_table(come, own_server, open_pair, 5, "seven_card_stud")
    assert anna.offers() == ["Fold", "Check", "Bet 2", "Bet 4"]
    expect(anna.page.get_by_text("Open pair: the big bet is allowed")).to_be_visible()
    expect(anna.page.get_by_role("slider")).to_have_count(0)
    anna.page.keyboard.press("r")
    anna.until(lambda: anna.acts)
    assert (anna.acts[-1]["action"], anna.acts[-1]["value"]) == ("bet", 4)


def test_every_pot_has_a_name_and_an_explanation(come, own_server) -> None:
    anna = at_the_table(come, own_server, all_in, 5, "seven_card_stud", **BRIEF)
    middle = anna.page.get_by_role("list", name="Players")
    for name in ("Main pot", "Side pot #1", "Side pot #2"):
        expect(middle.get_by_text(re.compile(rf"^{name} [\d,]+: "))).to_be_visible()
    finish_hand(anna)
    pots = anna.room["table"]["result"]["pots"]
    lines = anna.result.get_by_role("listitem").all_inner_texts()
    assert len(lines) == len(pots)
    for line, pot in zip(lines, pots, strict=True):
        assert line.startswith("Main pot" if pot["number"] == 0 else "Side pot")
        assert f"{pot['chips']:,}" in line
