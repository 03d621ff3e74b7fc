"""House rules in the form on the start page, and at the table that was opened with them."""

import re

from playwright.sync_api import Locator, expect

from .people import Guest


def form(guest: Guest) -> Locator:
    """The opened form of house rules."""
    guest.page.goto("/")
    guest.page.get_by_text("Change the house rules").click()
    return guest.page.get_by_role("form").or_(guest.page.locator("form")).first


def number(form: Locator, option: str) -> Locator:
    """The field of an option that is a number."""
    return form.get_by_role("textbox", name=option)


def test_changed_options_are_in_force_at_the_table(come) -> None:
    anna = come("Anna")
    rules = form(anna)
    expect(rules.get_by_text("as in the preset")).to_be_visible()
    rules.get_by_text("Betting", exact=True).click()
    number(rules, "Largest bet").fill("25")
    number(rules, "Largest bet").press("Tab")
    rules.locator("summary").get_by_text("Swara", exact=True).click()
    rules.get_by_role("switch", name="Ante in a swara").check(force=True)
    rules.get_by_text("Cards and counting", exact=True).click()
    rules.get_by_role("radio", name="Both black sevens").check(force=True)
    expect(rules.get_by_text("3 changes", exact=True)).to_be_visible()
    rules.get_by_role("button", name="Reset Ante in a swara").click()
    expect(rules.get_by_text("2 changes", exact=True)).to_be_visible()
    rules.get_by_role("button", name="Deal me in").click()
    expect(anna.hand).to_have_count(3)

    sheet = anna.menu("House rules")
    expect(sheet.get_by_text("German house rules")).to_be_visible()
    marked = sheet.get_by_role("definition").filter(has_text="changed")
    expect(marked).to_have_text([re.compile("^25"), re.compile("^Both black sevens")])
    expect(sheet.get_by_role("definition")).to_have_count(24)
    anna.close_panel()
    assert anna.room["rules"] | {"max_bet": 25, "wild_cards": "black_sevens"} == anna.room["rules"]


def test_a_contradiction_stands_beside_its_option(come) -> None:
    anna = come("Anna")
    rules = form(anna)
    rules.get_by_text("Betting", exact=True).click()
    number(rules, "Smallest bet").fill("30")
    number(rules, "Smallest bet").press("Tab")
    complaint = rules.get_by_role("alert").filter(has_text="The smallest bet is higher than the largest.")
    expect(complaint).to_be_visible()
    field = number(rules, "Smallest bet").bounding_box()
    note = complaint.bounding_box()
    following = number(rules, "Largest bet").bounding_box()
    assert field["y"] < note["y"] < following["y"], "the complaint does not stand below its option"

    tables = anna.context.request.get("/api/health").json()["tables"]
    rules.get_by_role("button", name="Deal me in").click()
    refusal = rules.get_by_role("alert").filter(has_text="These house rules do not fit together")
    expect(refusal).to_be_visible()
    expect(complaint).to_be_visible()
    assert anna.page.url == f"{anna.server.http}/"
    assert anna.context.request.get("/api/health").json()["tables"] == tables
    # The browser's own line about the answer that refuses.
    anna.complaints[:] = [line for line in anna.complaints if "422" not in line]

    number(rules, "Largest bet").fill("90")
    number(rules, "Largest bet").press("Tab")
    expect(rules.get_by_role("alert")).to_have_count(0)
    rules.get_by_role("button", name="Deal me in").click()
    expect(anna.hand).to_have_count(3)
    assert anna.room["rules"]["min_bet"] == 30


def test_a_preset_sets_everything(come) -> None:
    anna = come("Anna")
    rules = form(anna)
    rules.get_by_role("radio", name="Russian online rules").check(force=True)
    expect(rules.get_by_text("as in the preset")).to_be_visible()
    rules.get_by_role("group", name="Bots at the table").get_by_role("button", name="Less").click()
    rules.get_by_role("button", name="Deal me in").click()
    expect(anna.page.get_by_role("list", name="Players").get_by_role("paragraph")).to_have_count(2)
    assert anna.room["game"] == "seka(preset=online)"
