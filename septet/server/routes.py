"""The HTTP side: who you are, which games there are, opening a table."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from ..engine.game import Game, game
from ..errors import InvalidRules, UnknownGame
from .games import KINDS
from .guests import COOKIE, YEAR, Guests
from .limits import AddressLimit
from .names import clean_name
from .origins import address_of, same_origin
from .problems import Problem
from .protocol import (
    Error,
    GameInfo,
    Health,
    Me,
    Players,
    RuleProblem,
    RulesInForce,
    RulesWanted,
    TableInfo,
    TableOpened,
    TableWanted,
)
from .refusals import Code, sentence
from .rooms import Rooms, is_code
from .settings import Settings
from .storage import Storage

router = APIRouter(prefix="/api", responses={"4XX": {"model": Error, "description": "Refused, and why."}})


def guest_of(request: Request, response: Response) -> str:
    """The guest who asks; somebody new gets a cookie."""
    guests: Guests = request.app.state.guests
    guest = guests.read(request.cookies.get(COOKIE))
    if guest is None:
        guest = guests.new()
        response.set_cookie(
            COOKIE,
            guests.sign(guest),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return guest


def from_our_page(request: Request) -> None:
    """Refuse what a page of somebody else sends."""
    settings: Settings = request.app.state.settings
    if not same_origin(request, settings.origins, required=False):
        raise Problem(403, Code.WRONG_ORIGIN, "This page may not use this server.")


Guest = Annotated[str, Depends(guest_of)]


@router.get("/me")
def me(guest: Guest) -> Me:
    """Who the visitor is; sets the guest cookie on the first visit."""
    return Me(guest=guest)


@router.get("/games")
def list_games() -> list[GameInfo]:
    """The games that can be played, with their presets and the schema of their house rules."""
    return [_game_info(game(kind.name)) for kind in KINDS]


def _game_info(of: Game) -> GameInfo:
    fields = of.schema["properties"]
    most = fields.get("max_players", {}).get("maximum", of.max_players)
    return GameInfo(
        name=of.name,
        players=Players(min=of.min_players, max=most),
        presets=of.presets,
        rules_schema=of.schema,
    )


@router.post("/rules", dependencies=[Depends(from_our_page)])
def check_rules(wanted: RulesWanted, _guest: Guest) -> RulesInForce:
    """Check house rules: all options in force, or what is wrong with which."""
    checked = _game(wanted)
    return RulesInForce(game=str(checked), rules=checked.rules.model_dump(mode="json"))


@router.post("/tables", status_code=201, dependencies=[Depends(from_our_page)])
async def open_table(wanted: TableWanted, guest: Guest, request: Request) -> TableOpened:
    """Open a table; the visitor becomes its host and sits in the first seat."""
    limit: AddressLimit = request.app.state.openings
    rooms: Rooms = request.app.state.rooms
    checked = _game(wanted)
    clean_name(wanted.name)
    if not limit.take(address_of(request)):
        raise Problem(429, Code.TOO_MANY, "Too many tables were opened from this address; wait a moment.")
    return TableOpened(code=await rooms.create(guest, checked, wanted))


@router.get("/tables/{code}")
async def table_info(code: str, request: Request) -> TableInfo:
    """What somebody with the link sees before going in."""
    storage: Storage = request.app.state.storage
    found = await storage.find(code) if is_code(code) else None
    if found is None:
        raise Problem(404, Code.NO_SUCH_TABLE, "There is no such table.")
    sentence, people = found
    rules = game(sentence)
    return TableInfo(
        code=code,
        game=sentence,
        rules=rules.rules.model_dump(mode="json"),
        seats=len(people.seats),
        free=sum(person is None or person.guest is None for person in people.seats),
    )


@router.get("/health")
async def health(request: Request) -> Health:
    """Whether the server and its database work."""
    storage: Storage = request.app.state.storage
    rooms: Rooms = request.app.state.rooms
    return Health(status="ok", tables=await storage.count(), sockets=rooms.sockets)


def _game(wanted: RulesWanted) -> Game:
    """The game with the house rules that somebody wants."""
    try:
        return game(wanted.game, wanted.rules)
    except UnknownGame as error:
        raise Problem(422, Code.UNKNOWN_GAME, sentence(error)) from None
    except InvalidRules as error:
        problems = [RuleProblem(option=option, message=message) for option, message in error.problems]
        raise Problem(422, Code.INVALID_RULES, sentence(error), problems) from None
