"""Seiska in the browser: equal cards, eights, drawing, lappu in time and too late, and a whole game."""

import re

import pytest
from playwright.sync_api import Locator, expect

from . import seiska
from .laying import lay
from .people import PATIENCE, REFLEX, Guest
from .seiska import asked, button, move, own, until_sent


def at_the_table(come, server, script, bots=3, **rules) -> Guest:
    """Anna at a table with bots at which something has been laid."""
    anna = come("Anna", at=server)
    anna.opens(bots, game="seiska", rules={"deals": 100} | rules)
    server.kill()
    lay(server, anna.code, script)
    server.start()
    expect(anna.page.get_by_text("Connection lost")).to_have_count(0)
    anna.until(lambda: asked(anna))
    anna.is_called()
    return anna


def sent(person: Guest) -> list[str]:
    """What the page has sent, in order."""
    return [frame["action"] for frame in person.acts]


def heard(person: Guest, kind: str) -> list[dict]:
    """The events of a kind that the page was told of."""
    return [event for frame in person.frames for event in frame.get("events", []) if event["kind"] == kind]


def test_cards_that_can_be_played_are_buttons_with_names(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.turn)
    names = own(anna, seiska.PLAYABLE).evaluate_all("all => all.map(each => each.ariaLabel)")
    assert names == [
        "two of spades, can be played",
        "ten of spades, can be played",
        "eight of hearts, can be played",
    ]
    # What cannot be played says so to those who listen, and says why when it is pressed.
    own_cards(anna, "four of diamonds").click(force=True)
    expect(anna.page.get_by_text("It must match the top card in suit or rank.")).to_be_visible()
    assert sent(anna) == []


def test_equal_cards_are_laid_together_and_the_last_decides_the_suit(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.turn)
    own(anna, "ten of spades").click()
    expect(anna.page.get_by_text("Add more of the same rank, or play.")).to_be_visible()
    own(anna, "ten of diamonds").click()
    own(anna, "ten of hearts").click()
    expect(anna.page.get_by_text("10♥\ufe0e comes last and decides the suit.")).to_be_visible()
    own(anna, "ten of diamonds, can be played").or_(own(anna, "ten of diamonds")).click()
    own(anna, "ten of diamonds").click()
    expect(anna.page.get_by_text("10♦\ufe0e comes last and decides the suit.")).to_be_visible()
    until_sent(anna, lambda: button(anna, "Play 3 cards").click())
    anna.until(lambda: len(anna.acts) == 3)
    assert sent(anna) == ["lay", "lay", "play"]
    assert [frame["value"] for frame in anna.acts] == [35, 34, 33]
    anna.until(lambda: not asked(anna))
    played = [
        event for frame in anna.frames for event in frame.get("events", []) if event["kind"] == "played"
    ]
    assert [event["card"] for event in played if event["seat"] == 0] == ["Ts", "Th", "Td"]


def test_an_eight_asks_for_its_suit_and_can_be_taken_back(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.turn)
    own(anna, "eight of hearts").click()
    anna.page.wait_for_timeout(REFLEX)
    button(anna, "Back").click()
    expect(button(anna, re.compile("You hold"))).to_have_count(0)
    assert sent(anna) == []
    own(anna, "eight of hearts").click()
    anna.page.wait_for_timeout(REFLEX)
    expect(button(anna, "diamonds. You hold 2")).to_be_visible()
    button(anna, "diamonds. You hold 2").click()
    anna.until(lambda: len(anna.acts) == 2)
    assert sent(anna) == ["play", "suit"]
    anna.until(lambda: heard(anna, "suit"))
    assert heard(anna, "suit") == [{"kind": "suit", "seat": 0, "suit": "d"}]


def test_a_suit_that_is_still_missing_is_asked_for_after_a_reload(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.suit)
    anna.page.reload()
    expect(anna.asked("Which suit do you want?")).to_be_visible()
    anna.page.wait_for_timeout(REFLEX)
    until_sent(anna, lambda: button(anna, re.compile("^clubs")).click())
    assert (sent(anna), anna.acts[-1]["value"]) == (["suit"], 0)


def test_who_cannot_play_draws_from_the_pile(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.helpless)
    expect(anna.asked("Nothing fits: draw a card")).to_be_visible()
    expect(anna.page.get_by_text("You may draw up to 3 cards.")).to_be_visible()
    until_sent(anna, lambda: button(anna, re.compile("^Draw a card: Draw pile")).click())
    expect(own_cards(anna)).to_have_count(8)
    expect(own_cards(anna).filter(has_text="+")).to_have_count(1)
    while anna.room["table"]["turn"]["seat"] == 0 and not own(anna, seiska.PLAYABLE).count():
        anna.page.wait_for_timeout(REFLEX)
        anna.page.keyboard.press("d")
    assert set(sent(anna)) == {"draw"}
    assert 1 <= len(sent(anna)) <= 3


def test_a_drawn_card_that_fits_must_be_played(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.drawn)
    expect(anna.asked("K♠\ufe0e fits and must be played")).to_be_visible()
    expect(own(anna, seiska.PLAYABLE)).to_have_count(1)
    expect(own_cards(anna).filter(has_text="+")).to_have_count(3)
    until_sent(anna, lambda: own(anna, "king of spades, can be played, just drawn").click())
    assert sent(anna) == ["play"]
    own_plays = lambda: [event for event in heard(anna, "played") if event["seat"] == 0]  # noqa: E731
    anna.until(own_plays)
    assert own_plays()[0]["card"] == "Ks"


def test_lappu_can_be_pressed_before_the_card(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.close, bots=1, hand_size=5)
    lappu = button(anna, "Lappu!")
    lappu.click()
    expect(lappu).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_text("Lappu is said as soon as one card is left.")).to_be_visible()
    own(anna, "two of diamonds").click()
    anna.until(lambda: sent(anna) == ["play", "lappu"])
    anna.until(lambda: anna.room["table"]["seats"][0]["lappu"])
    assert anna.room["table"]["seats"][0]["cards"] == 1


def test_lappu_is_pressed_in_time(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.close, bots=1, hand_size=5)
    own(anna, "two of diamonds").click()
    expect(anna.asked("One card left: say lappu!")).to_be_visible()
    button(anna, re.compile("^Lappu!")).click()
    anna.until(lambda: anna.room["table"]["seats"][0]["lappu"])
    expect(anna.page.get_by_text("Lappu!", exact=True).first).to_be_visible()


def test_lappu_is_forgotten(come, own_server) -> None:
    anna = at_the_table(come, own_server, seiska.close, bots=1, hand_size=5)
    own(anna, "two of diamonds").click()
    expect(anna.asked("One card left: say lappu!")).to_be_visible()
    expect(anna.page.get_by_role("timer")).to_have_text(re.compile("[1-5]"))
    anna.until(lambda: anna.room["table"]["seats"][0]["cards"] == 4)
    expect(anna.page.get_by_role("region", name="Your cards").get_by_text("No lappu")).to_be_visible()
    sheet = anna.panel("What happened")
    expect(sheet.get_by_text("You forgot to say lappu: 3 penalty cards.")).to_be_visible()
    anna.close_panel()
    assert sent(anna) == ["play"]


@pytest.mark.parametrize("size", [(375, 812), (1280, 800)], ids=["phone", "desk"])
def test_a_game_with_bots_to_its_end_and_a_new_one(come, size) -> None:
    anna = come("Anna", size=size)
    anna.page.goto("/")
    expect(anna.page.get_by_role("button", name="Deal me in")).to_be_enabled()
    anna.page.get_by_role("radio", name=re.compile("^Seiska")).check(force=True)
    anna.page.get_by_role("button", name="Deal me in").click()
    anna.until(lambda: anna.frames and anna.room["table"]["deal"] == 1)
    expect(own_cards(anna)).to_have_count(7)
    anna.opens(2, game="seiska", rules={"deals": 2})
    finish_deal(anna, reload_after=3)
    sheet = anna.panel("Scores")
    totals = sheet.get_by_role("row", name=re.compile("^Total"))
    expect(totals).to_be_visible()
    expect(sheet.get_by_role("row")).to_have_count(3)
    anna.close_panel()
    anna.next_hand()
    anna.until(lambda: anna.room["table"]["deal"] == 2)
    finish_deal(anna)
    table = anna.room["table"]
    assert table["standings"]["reason"] == "won"
    expect(anna.page.get_by_role("heading", name="The game is won.")).to_be_visible()
    points = [seat["points"] for seat in table["seats"] if seat["points"] is not None]
    assert table["standings"]["winners"] == [seat for seat, each in enumerate(points) if each == min(points)]
    sheet = anna.panel("Scores")
    expect(sheet.get_by_text("has won the game").first).to_be_attached()
    cells = sheet.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
    assert [int(cell) for cell in cells] == points
    anna.close_panel()
    anna.page.get_by_role("button", name="New game").click()
    anna.until(lambda: anna.room["table"]["deal"] == 3)
    assert anna.room["table"]["sheet"] == []
    assert [seat["points"] for seat in anna.room["table"]["seats"][:3]] == [0, 0, 0]


def own_cards(person: Guest, name: str | None = None) -> Locator:
    """Own cards, whether they can be played or not."""
    return person.page.get_by_role("region", name="Your cards").get_by_role("button", name=name)


def finish_deal(person: Guest, reload_after: int | None = None) -> None:
    """Play a deal to its end; after so many moves the page is loaded anew."""
    moves, patience = 0, 10 * PATIENCE
    while person.room["table"]["phase"] != "over":
        if asked(person):
            move(person, says_lappu=moves % 4 != 3)
            moves += 1
            if moves == reload_after:
                before = person.room["table"]["deal"]
                person.page.reload()
                expect(person.page.get_by_role("main")).to_be_visible()
                assert person.room["table"]["deal"] == before
        person.page.wait_for_timeout(50)
        patience -= 0.05
        assert patience > 0, "the deal does not end"
    if person.room["table"]["standings"] is None:
        expect(
            person.page.get_by_role("status").filter(has_text=re.compile("wins? the deal"))
        ).to_be_visible()
