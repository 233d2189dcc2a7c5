"""The deal is promised before a table is made, everybody adds to it, and the end says whether the promise was kept."""

import json
from typing import Any

import pytest

from kit.server.player import Guest
from kit.server.prepared import Scene
from kit.texts import refused
from web.held import routed
from web.screens import wait_for_screen
from web.table.changed_messages import COMMITMENT, DEAL, change_messages
from web.visitor import Visitor
from web.words import ANY, button, like, link, region, words

LINE = "[data-deal]"
NAMES = ("over", "surface-over")
KEPT = "JSON.parse(localStorage.getItem('moonbase.deals') ?? '[]')"
FORGE = """() => {
    const [deal] = JSON.parse(localStorage.getItem("moonbase.deals"));
    localStorage.setItem("moonbase.deals", JSON.stringify([{ ...deal, commitment: "0000" + deal.commitment.slice(4) }]));
}"""
"""Changes the saved commitment, so that the browser seems to have seen another one first."""


def remember(visitor: Visitor, *deals: dict[str, str]) -> None:
    visitor.context.add_init_script(f"localStorage.setItem('moonbase.deals', {json.dumps(json.dumps(deals))})")


def create(visitor: Visitor) -> Any:
    with visitor.page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        button(visitor.page, "home.start").click()
    return sent.value.post_data_json


def leave(visitor: Visitor) -> None:
    button(visitor.page, "menu").click()
    button(visitor.page, "leaving.short").click()
    visitor.page.click("[data-leave-game]")
    visitor.page.wait_for_selector("[data-unfinished]")


def steps(page: Any) -> Any:
    """The pictures of how it works."""
    return page.get_by_role("main").get_by_role("listitem").locator("svg")


def test_the_deal_is_promised_before_the_table_is_made(visitor: Visitor) -> None:
    page = visitor.open()
    with page.expect_response("**/api/deals") as promised:
        asked = create(visitor)
    page.wait_for_url("**/table/*")
    visitor.moved(0)
    promise = promised.value.json()
    assert asked["deal"] == promise["deal"] == page.url.rpartition("/")[2]
    assert len(asked["entropy"]) == 64
    deal = visitor.now["deal"]
    assert (deal["commitment"], deal["secret"]) == (promise["commitment"], None)
    assert [each["value"] for each in deal["entropy"]] == [asked["entropy"]]
    button(page, "menu").click()
    with visitor.context.expect_page() as opened:
        link(page, "fair.title").click()
    assert opened.value.wait_for_selector("[data-commitment]").inner_text() == promise["commitment"]
    opened.value.close()


def test_an_invited_person_sees_the_commitment_before_contributing(visitor: Visitor) -> None:
    made = Guest(visitor.server.host, "Ada").table("me", "open")
    page = visitor.open(made["invites"][0]["link"])
    button(page, "join.sit").wait_for()
    (seen,) = page.evaluate(KEPT)
    assert (seen["table"], len(seen["commitment"]), "entropy" in seen) == (made["table"], 64, False)
    with page.expect_request("**/join") as sent:
        button(page, "join.sit").click()
    page.wait_for_selector("[data-hand]")
    assert page.evaluate(KEPT) == [{**seen, "entropy": sent.value.post_data_json["entropy"]}]
    assert visitor.now["deal"]["commitment"] == seen["commitment"]


def test_a_server_that_promises_otherwise_at_the_table_is_found_out(visitor: Visitor) -> None:
    made = Guest(visitor.server.host, "Ada").table("me", "open")
    change_messages(visitor, lambda message: message.update(deal=DEAL, unfinished=True))
    page = visitor.open(made["invites"][0]["link"])
    button(page, "join.sit").click()
    page.wait_for_selector("[data-deal=changed][role=alert]")


def test_a_promise_that_was_kept_is_told_in_one_line_and_explained(visitor: Visitor, axe: str) -> None:
    visitor.start()
    leave(visitor)
    page = visitor.page
    page.locator("[data-deal=kept]").filter(has_text=like("deal.kept", commitment=ANY)).wait_for()
    link(page, "deal.how").click()
    page.wait_for_url("**/fair?record=*")
    steps(page).first.wait_for()
    assert visitor.violations(axe) == []
    with page.expect_download() as download:
        link(page, "fair.record").click()
    assert download.value.suggested_filename.endswith(".txt")


def test_another_commitment_than_the_first_is_told(visitor: Visitor) -> None:
    visitor.start()
    leave(visitor)
    page = visitor.page
    page.wait_for_selector("[data-deal=kept]")
    page.evaluate(FORGE)
    page.reload()
    page.locator("[data-deal=changed][role=alert]").filter(has_text="0000").wait_for()


@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_both_games_has_the_line(visitor: Visitor, scenes: dict[str, Scene], axe: str, name: str) -> None:
    change_messages(visitor, lambda message: message.update(deal=DEAL))
    page = visitor.sit(scenes[name])
    page.locator("[data-deal=kept]").filter(has_text=words("deal.kept", commitment="6668…25")).wait_for()
    assert visitor.fits()
    assert visitor.violations(axe, region(page, "end.region")) == []


def test_a_secret_that_does_not_fit_is_told(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    change_messages(caller, lambda message: message.update(deal=DEAL | {"secret": "01" * 32}))
    page = caller.sit(scenes["over"])
    page.locator("[data-deal=unlike][role=alert]").filter(has_text=like("deal.unlike", commitment=ANY)).wait_for()
    assert caller.violations(axe, page.locator(LINE)) == []


def test_a_number_of_mine_that_is_missing_is_told(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    remember(visitor, {"table": "over", "commitment": COMMITMENT, "entropy": "ab" * 32})
    change_messages(visitor, lambda message: message.update(deal=DEAL))
    visitor.sit(scenes["over"]).wait_for_selector("[data-deal=without][role=alert]")


def test_a_table_without_a_deal_says_nothing_of_it(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    change_messages(visitor, lambda message: message.update(deal=None))
    page = visitor.sit(scenes["over"])
    page.locator("[data-score]").first.wait_for()
    assert page.query_selector(LINE) is None


def test_a_server_that_promises_nothing_still_has_a_table(visitor: Visitor) -> None:
    page = visitor.open()
    routed(page, "**/api/deals", lambda route: route.fulfill(status=500, json={"error": {"code": "defect", "message": refused("defect")}}))
    asked = create(visitor)
    assert asked["deal"] is None
    assert len(asked["entropy"]) == 64
    page.wait_for_selector("[data-hand]")


def test_an_offline_visitor_is_told_so(visitor: Visitor) -> None:
    page = visitor.open()
    wait_for_screen(page)
    routed(page, "**/api/deals", lambda route: route.abort())
    button(page, "home.start").click()
    page.get_by_role("alert").filter(has_text=words("error.offline")).wait_for()


@pytest.mark.parametrize("size", [(1280, 800), (393, 852)])
def test_how_it_works_in_both_themes(browser: Any, visitor: Visitor, axe: str, size: tuple[int, int]) -> None:
    person = Visitor(browser, visitor.server, *size)
    page = person.open("/fair")
    steps(page).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.query_selector("a[download]") is None
    assert person.violations(axe) == []
    person.close()
