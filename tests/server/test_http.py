"""The HTTP side: guests, games, rules, opening tables, errors and headers."""

import json

import httpx
import pytest

import septet
from septet.server import openapi

from .harness import PATIENCE

TABLE = {"game": "seka", "rules": {}, "name": "Ann", "bots": 0, "bot": "cautious"}


@pytest.fixture
async def web(server):
    async with httpx.AsyncClient(base_url=server.http, timeout=PATIENCE) as client:
        yield client


def detail(answer: httpx.Response, status: int) -> dict:
    """What a refused request says, in the form of all of them."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert list(body) == ["detail"]
    assert body["detail"]["message"].endswith(".")
    return body["detail"]


async def test_the_first_visit_makes_a_guest(web) -> None:
    first = await web.get("/api/me")
    cookie = first.headers["set-cookie"].lower()
    assert cookie.startswith("septet_guest=")
    for part in ("httponly", "samesite=lax", "path=/", "max-age="):
        assert part in cookie
    again = await web.get("/api/me")
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers


async def test_any_post_makes_a_guest(server) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=PATIENCE) as client:
        answer = await client.post("/api/rules", json={"game": "seka", "rules": {}})
        assert "septet_guest" in answer.cookies


async def test_a_tampered_cookie_makes_a_new_guest(web) -> None:
    guest = (await web.get("/api/me")).json()["guest"]
    cookie = web.cookies["septet_guest"]
    web.cookies.clear()
    answer = await web.get("/api/me", headers={"Cookie": f"septet_guest={cookie[:-2]}xx"})
    assert answer.json()["guest"] != guest
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("name", ["seka", "seven_card_stud"])
async def test_the_games_come_with_all_a_form_needs(web, name: str) -> None:
    answer = await web.get("/api/games")
    offered = {each["name"]: each for each in answer.json()}[name]
    game = septet.game(name)
    assert answer.headers["content-encoding"] == "gzip"
    assert offered["players"] == {"min": 2, "max": 8}
    assert offered["presets"] == json.loads(json.dumps(game.presets))
    assert offered["schema"] == json.loads(json.dumps(game.schema))


async def test_rules_are_checked(web) -> None:
    answer = await web.post("/api/rules", json={"game": "seka", "rules": {"preset": "online", "max_bet": 20}})
    assert answer.status_code == 200
    assert answer.json()["game"] == "seka(preset=online,max_bet=20)"
    assert answer.json()["rules"]["max_bet"] == 20
    assert set(answer.json()["rules"]) == set(septet.game("seka").rules.model_dump())


async def test_wrong_rules_are_named(web) -> None:
    for path, more in (("/api/rules", {}), ("/api/tables", {"name": "Ann"})):
        rules = {"max_bet": 0, "ante": "x", "nonsense": 1}
        answer = detail(await web.post(path, json={"game": "seka", "rules": rules, **more}), 422)
        assert answer["code"] == "invalid_rules"
        assert {problem["option"] for problem in answer["problems"]} == set(rules)
        assert all(problem["message"] for problem in answer["problems"])


@pytest.mark.parametrize("game", ["whist", "", "seka(", "../seka", "seka\u0000", "x" * 2000])
async def test_unknown_games_are_refused(web, game: str) -> None:
    assert (
        detail(await web.post("/api/rules", json={"game": game, "rules": {}}), 422)["code"] == "unknown_game"
    )


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'"seka"',
        b"null",
        b"[" * 16_000,
        b'{"game": "seka", "name": "Ann", "bots": ' + b"9" * 9000 + b"}",
        b'{"game": "seka", "name": "\\ud800"}',
        json.dumps({**TABLE, "bots": -1}).encode(),
        json.dumps({**TABLE, "bots": 8}).encode(),
        json.dumps({**TABLE, "bots": "2"}).encode(),
        json.dumps({**TABLE, "bots": 1e400}).encode(),
        json.dumps({**TABLE, "seats": 1}).encode(),
        json.dumps({**TABLE, "seats": 9}).encode(),
        json.dumps({**TABLE, "seats": 3, "bots": 3}).encode(),
        json.dumps({**TABLE, "bot": "cheating"}).encode(),
        json.dumps({**TABLE, "host": "me"}).encode(),
        json.dumps({**TABLE, "rules": []}).encode(),
        json.dumps({key: value for key, value in TABLE.items() if key != "name"}).encode(),
    ],
)
async def test_malformed_requests_open_no_table(web, body: bytes) -> None:
    before = (await web.get("/api/health")).json()["tables"]
    answer = await web.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert detail(answer, 400 if answer.status_code == 400 else 422)["code"] == "invalid_request"
    assert (await web.get("/api/health")).json()["tables"] == before


@pytest.mark.parametrize("name", ["", "  ", "\u202e", "x" * 25])
async def test_a_table_needs_a_name_for_its_host(web, name: str) -> None:
    assert detail(await web.post("/api/tables", json={**TABLE, "name": name}), 422)["code"] == "bad_name"


async def test_a_body_that_is_too_big_is_refused(web) -> None:
    answer = await web.post("/api/rules", json={"game": "seka", "rules": {"x": "y" * 20_000}})
    assert detail(answer, 413)["code"] == "too_big"


async def test_other_pages_may_not_open_tables(web, server) -> None:
    for origin in ("https://evil.example", "null", server.http + "0", "http://127.0.0.1"):
        answer = await web.post("/api/tables", json=TABLE, headers={"Origin": origin})
        assert detail(answer, 403)["code"] == "wrong_origin"
    answer = await web.post("/api/tables", json=TABLE, headers={"Origin": server.http})
    assert answer.status_code == 201


async def test_forms_of_other_pages_are_not_json(web) -> None:
    body = json.dumps(TABLE)
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = await web.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert detail(answer, 422)["code"] == "invalid_request"


async def test_a_table_tells_strangers_what_they_may_know(web) -> None:
    code = (await web.post("/api/tables", json={**TABLE, "bots": 2, "seats": 5})).json()["code"]
    assert len(code) >= 22
    answer = (await web.get(f"/api/tables/{code}")).json()
    assert answer["game"] == "seka(preset=home)"
    assert (answer["code"], answer["seats"], answer["free"]) == (code, 5, 4)
    assert set(answer) == {"code", "game", "rules", "seats", "free"}


@pytest.mark.parametrize("path", ["/api/tables/nothing", "/api/tables/%00", "/api/tables/" + "x" * 500])
async def test_unknown_tables_are_not_found(web, path: str) -> None:
    assert detail(await web.get(path), 404)["code"] == "no_such_table"


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/a/b", "/nothing", "/x/../../app.py"]
)
async def test_unknown_addresses_are_not_found(web, path: str) -> None:
    assert detail(await web.get(path), 404)["code"] == "not_found"


@pytest.mark.parametrize(
    "path", ["/%2e%2e/app.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "/t/../../app.py"]
)
async def test_nothing_outside_the_client_is_served(web, path: str) -> None:
    answer = await web.get(path)
    assert "FastAPI" not in answer.text
    assert answer.status_code in (200, 404, 503)


async def test_wrong_methods_are_refused(web) -> None:
    assert detail(await web.delete("/api/me"), 405)["code"] == "not_allowed"


async def test_health_counts_tables_and_sockets(web, seated) -> None:
    await seated("Ann", "Ben")
    health = (await web.get("/api/health")).json()
    assert health["status"] == "ok"
    assert health["tables"] >= 1
    assert health["sockets"] >= 2


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules", "/api/me", "/api/nothing", "/nothing.js"])
async def test_every_answer_is_protected(web, path: str) -> None:
    headers = (await web.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert f"ws://{web.base_url.host}:{web.base_url.port}" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_a_strange_host_stays_out_of_the_policy(web) -> None:
    answer = await web.get("/api/me", headers={"Host": "a.example; script-src *"})
    assert "script-src" not in answer.headers["content-security-policy"]


async def test_pages_are_the_client_or_say_what_to_run(web) -> None:
    for path in ("/", "/t/abc", "/rules"):
        answer = await web.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.status_code == 200 or "make play" in answer.text


def test_the_document_describes_all_frames() -> None:
    schemas = openapi()["components"]["schemas"]
    frames = {
        "ClientFrame": "act sit stand rename ask grant bot kick ready again pause speed ping",
        "ServerFrame": "view update done refused pong presence",
    }
    for name, kinds in frames.items():
        assert set(schemas[name]["discriminator"]["mapping"]) == set(kinds.split())
    views = {"SekaView", "StudView", "RoomView", "SeatView"}
    assert views | {"SekaEvent", "SevenCardStudEvent"} <= set(schemas)
    for name in ("View", "Update", "SekaView", "StudView", "Swara"):
        assert set(schemas[name]["required"]) == set(schemas[name]["properties"])


async def test_the_document_is_served(web) -> None:
    assert (await web.get("/api/openapi.json")).json() == json.loads(json.dumps(openapi()))
