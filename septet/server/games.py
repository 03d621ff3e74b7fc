"""The games this server offers, and the unions of their views, events and results for the protocol."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field
from typing_extensions import TypeAliasType

from ..engine.game import Kind, kind_of, names

KINDS: list[Kind] = [kind_of(name) for name in names()]


def _one_of(models: list[Any], discriminator: str | None = None) -> Any:
    """The union of models; pydantic wants no discriminator for a single one."""
    return (
        models[0] if len(models) == 1 else Annotated[reduce(or_, models), Field(discriminator=discriminator)]
    )


def _named_event(kind: Kind) -> Any:
    """All events of a game under one name, by which the OpenAPI document speaks of them."""
    return TypeAliasType(f"{kind.name.title().replace('_', '')}Event", kind.event)


if TYPE_CHECKING:
    TableView = Any
    TableEvent = Any
    TableResult = Any
else:
    TableView = _one_of([kind.view_model for kind in KINDS], discriminator="game")
    # Events of different games may share a kind, but not a model.
    TableEvent = _one_of([_named_event(kind) for kind in KINDS])
    TableResult = _one_of([kind.result_model for kind in KINDS if kind.result_model is not None])
