"""House rules of rooms that differ from the usual ones, by the name a record gives the room."""

from collections.abc import Mapping
from typing import Any

ROOMS: Mapping[str, Mapping[str, Any]] = {
    "kingsclub": {"raise_over_bring_in": True},
}
"""At KingsClub a raise after the completion counts from the bring-in: 33, 44, then 77, 121."""


def room_rules(venue: str) -> dict[str, Any]:
    """The house rules of a room as options of `seven_card_stud`; none for those not listed."""
    return dict(ROOMS.get(venue.strip().casefold().replace(" ", ""), {}))
