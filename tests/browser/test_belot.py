"""Belot in the browser: bidding, declaring, belot, last trick, score sheet, and games to their end."""

import re

from playwright.sync_api import expect

from . import belot
from .belot import asked, button, play_deal, playable, until_sent
from .laying import lay
from .people import REFLEX, Guest

OVER = re.compile("made (your|their) contract|inside|hangs|All four have passed")


def at_the_table(come, server, script, **rules) -> Guest:
    """Anna at a table with bots at which something has been laid."""
    anna = come("Anna", at=server)
    anna.opens(3, game="belot", rules=rules)
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


def test_the_bidding_box_offers_what_may_be_bid(come, own_server) -> None:
    anna = at_the_table(come, own_server, belot.bidding)
    for name in belot.CONTRACTS:
        expect(button(anna, name)).to_be_enabled()
    expect(button(anna, "Double")).to_be_disabled()
    until_sent(anna, lambda: button(anna, "Hearts").click())
    assert (sent(anna), anna.acts[-1]["value"]) == (["bid"], 2)
    expect(button(anna, "Clubs")).to_be_disabled()
    expect(anna.page.get_by_role("table", name="Bidding").get_by_text("Hearts")).to_be_attached()


def test_declarations_come_first_and_belot_with_one_touch(come, own_server) -> None:
    anna = at_the_table(come, own_server, belot.declaring)
    assert playable(anna).count() == 0
    cards = anna.page.get_by_role("region", name="Your cards")
    cards.get_by_role("button", name="ace of spades").click(force=True)  # it says why it cannot be played
    assert sent(anna) == []
    button(anna, "Declare all").click()
    anna.until(lambda: sent(anna) == ["declare", "declare"])
    anna.until(lambda: len(anna.room["table"]["seats"][0]["declarations"]) == 2)
    expect(anna.page.get_by_text("Say belot with")).to_be_visible()
    anna.page.wait_for_timeout(REFLEX)
    until_sent(anna, lambda: cards.get_by_role("button", name="king of hearts").click())
    assert sent(anna)[-1] == "belot"
    anna.until(lambda: anna.room["table"]["seats"][0]["belots"] == ["hearts"])


def test_belot_need_not_be_said(come, own_server) -> None:
    anna = at_the_table(come, own_server, belot.declaring)
    button(anna, "Declare nothing").click()
    expect(playable(anna)).to_have_count(8)
    anna.page.get_by_text("Say belot with").click()
    anna.page.wait_for_timeout(REFLEX)
    cards = anna.page.get_by_role("region", name="Your cards")
    until_sent(anna, lambda: cards.get_by_role("button", name="king of hearts").click())
    assert sent(anna) == ["play"]


def test_a_deal_with_a_reload_in_the_middle_and_the_score_sheet(come, own_server) -> None:
    anna = at_the_table(come, own_server, belot.trumping)
    look = button(anna, "Last trick")
    look.click()
    trick = anna.page.get_by_role("list", name="The last trick")
    expect(trick.get_by_role("listitem")).to_have_count(4)
    expect(trick.get_by_text("has won the trick")).to_have_count(1)
    before = anna.page.get_by_role("region", name="Your cards").get_by_role("button").all_inner_texts()
    anna.page.reload()
    expect(anna.page.get_by_role("region", name="Your cards").get_by_role("button")).to_have_count(
        len(before)
    )
    play_deal(anna)
    expect(anna.page.get_by_role("status").filter(has_text=OVER)).to_be_visible()
    recorded = [team["recorded"] for team in anna.room["table"]["result"]["teams"]]
    points = f"Points: Us {recorded[0]}, Them {recorded[1]}."
    expect(anna.page.get_by_text(points, exact=True)).to_be_visible()
    sheet = anna.panel("Scores")
    expect(sheet.get_by_role("heading", name="The last deal")).to_be_visible()
    raw = [str(team["raw"]) for team in anna.room["table"]["result"]["teams"]]
    row = sheet.get_by_role("row", name=re.compile("^Raw points"))
    assert row.get_by_role("cell").all_inner_texts() == raw
    anna.close_panel()
    anna.next_hand()
    anna.until(lambda: anna.room["table"]["phase"] == "bidding")
    anna.page.reload()
    sheet = anna.panel("Scores")
    expect(sheet.get_by_role("heading", name="The last deal")).to_be_visible()
    assert row.get_by_role("cell").all_inner_texts() == raw


def test_a_game_to_its_end_and_a_new_one(come) -> None:
    anna = come("Anna", size=(390, 844))
    anna.opens(3, game="belot", rules={"target": 1, "capot_cannot_end": False})
    play_deal(anna)  # the first one has begun by itself
    while not anna.room["table"]["standings"]:  # after a void or hanging deal
        deal = anna.room["table"]["deal"]
        anna.next_hand()
        anna.until(lambda deal=deal: anna.room["table"]["deal"] > deal)
        play_deal(anna)
    expect(anna.page.get_by_text("The game is won.")).to_be_visible()
    winners = anna.room["table"]["standings"]["winners"]
    assert winners in ([0, 2], [1, 3])
    anna.page.get_by_role("button", name="New game").click()
    anna.until(lambda: anna.room["table"]["standings"] is None)
