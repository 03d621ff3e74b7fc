"""Declare a record as a class and get its NumPy dtype.

    @record
    class State(Deal):
        pot: int = public()             # everybody sees it
        hand: Cards = cards(SEATS, 3)   # who sees a card is kept beside it, in hand_seen
        choice: Ints = own(SEATS)       # seat v sees entry v
        tied_with: Ints = hidden(SEATS) # nobody sees it

The class gives the dtype, the type checker and the reader the same fields, and
says of each who may see it.  What is not said to be seen is not seen: views are
built from these declarations (see `knowledge`).
"""

import enum
import types
from typing import Any, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int32]
Cards: TypeAlias = NDArray[np.int8]

C = TypeVar("C", bound=type)


class Sight(enum.Enum):
    """Who may see a field."""

    PUBLIC = enum.auto()
    OWN = enum.auto()
    CARDS = enum.auto()
    HIDDEN = enum.auto()


class Field(NamedTuple):
    """One field of a record: who sees it, its shape and its scalar type."""

    sight: Sight
    shape: tuple[int, ...]
    scalar: type[np.generic]


def public(*shape: int, scalar: type[np.generic] = np.int32) -> Any:
    """A field that everybody at and around the table may see."""
    return Field(Sight.PUBLIC, shape, scalar)


def own(*shape: int, scalar: type[np.generic] = np.int32) -> Any:
    """A field with a row for each seat, which only that seat may see."""
    return Field(Sight.OWN, shape, scalar)


def hidden(*shape: int, scalar: type[np.generic] = np.int32) -> Any:
    """A field that never leaves the engine."""
    return Field(Sight.HIDDEN, shape, scalar)


def cards(*shape: int) -> Any:
    """Places for cards.

    A second field, with `_seen` added to the name, holds for each place the viewers who may
    see its card, a bit for each (`knowledge.EVERYBODY`).
    """
    return Field(Sight.CARDS, shape, np.int8)


def seen_field(name: str) -> str:
    """The name of the field that says who sees the cards of field `name`."""
    return f"{name}_seen"


FIELDS: dict[np.dtype[Any], dict[str, Field]] = {}
"""The declared fields of every record type, by its dtype."""


def record(cls: C) -> C:
    """Give `cls` a `dtype` made of its declared fields, inherited ones first.

    Raises `ValueError` for names by which a record could not be read when it is interpreted.
    """
    fields: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        fields.update({name: value for name, value in vars(base).items() if isinstance(value, Field)})
    if taken := [name for name in fields if hasattr(np.record, name)]:
        raise ValueError(f"NumPy's records have attributes of their own called {', '.join(taken)}")
    layout: list[Any] = []
    for name, field in fields.items():
        layout.append((name, field.scalar, field.shape))
        if field.sight is Sight.CARDS:
            layout.append((seen_field(name), np.int32, field.shape))
    cls.dtype = np.dtype(layout, align=True)  # type: ignore[attr-defined]
    FIELDS[cls.dtype] = fields  # type: ignore[attr-defined]
    return cls


def card_fields(dtype: np.dtype[Any]) -> list[str]:
    """The names of the fields in which cards lie."""
    return [name for name, field in FIELDS[dtype].items() if field.sight is Sight.CARDS]


def array_of(dtype: np.dtype[Any], count: int) -> Any:
    """`count` records, all zero, as an array whose items have attributes."""
    return np.zeros(count, dtype).view(np.recarray)


def new(dtype: np.dtype[Any]) -> Any:
    """One record, all zero."""
    return array_of(dtype, 1)[0]


def fields_of(record: Any) -> Any:
    """A copy of the record as an array without dimensions.

    Its fields are read by name several times faster than those of a `np.record`, which makes
    itself a dtype for each.
    """
    return np.frombuffer(record.tobytes(), np.dtype((np.void, record.dtype))).reshape(())


def facts(record: Any) -> types.SimpleNamespace:
    """The record as plain numbers and lists, for Python code that reads many of them."""
    fields = fields_of(record)
    return types.SimpleNamespace(**{name: fields[name].tolist() for name in record.dtype.names})


def load(dtype: np.dtype[Any], data: bytes) -> Any:
    """The record that `tobytes()` made `data` of."""
    return np.frombuffer(bytearray(data), dtype).view(np.recarray)[0]
