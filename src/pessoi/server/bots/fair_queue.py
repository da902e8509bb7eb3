"""Whose turn it is where there are fewer places than people want: those who play first, then everybody in turn.

However many tables one person has, somebody else's waits for one job of theirs at most in each place.
"""

import asyncio
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks: a table, and the person whom it counts for."""

    person: str
    table: str
    bots_only: bool = False  # somebody watches, nobody plays


class Ticket(Generic[T]):
    """Waiting for a place."""

    def __init__(self, asker: Asker) -> None:
        self.asker: Final = asker
        self.place: Final[asyncio.Future[T]] = asyncio.get_running_loop().create_future()


class FairQueue(Generic[T]):
    """Places for jobs. Where there are several, one person's jobs never take all of them, nor do those that no person
    plays against. Whoever may begin gets the place that the table had last, if it is free: a bot may have kept thoughts
    there."""

    def __init__(self, places: Sequence[T]) -> None:
        self.free: Final = list(places)
        self.most: Final = max(1, len(places) - 1)
        self._waiting: Final[list[Ticket[T]]] = []
        self._busy: Final[list[Asker]] = []
        self._turn = 0
        self._served: Final[dict[str, int]] = {}  # person or table: their last turn
        self._guests: Final[dict[T, str]] = {}  # the table that each place served last

    async def take(self, asker: Asker) -> T:
        """A place, to be given back."""
        ticket: Ticket[T] = Ticket(asker)
        self._waiting.append(ticket)
        self._serve()
        try:
            return await ticket.place
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            else:  # it came at the same moment
                self.give_back(asker, ticket.place.result())
            raise

    def give_back(self, asker: Asker, place: T) -> None:
        self._busy.remove(asker)
        self.free.append(place)
        self._serve()

    def _serve(self) -> None:
        while self.free and (ticket := self._next()) is not None:
            self._waiting.remove(ticket)
            self._busy.append(ticket.asker)
            self._turn += 1
            self._served[f"person {ticket.asker.person}"] = self._served[f"table {ticket.asker.table}"] = self._turn
            ticket.place.set_result(self._place_for(ticket.asker.table))
        if not self._waiting and not self._busy:
            self._served.clear()  # everybody has had what they wanted

    def _place_for(self, table: str) -> T:
        place = next((place for place in self.free if self._guests.get(place) == table), self.free[0])
        self.free.remove(place)
        self._guests[place] = table
        return place

    def _next(self) -> Ticket[T] | None:
        able = [ticket for ticket in self._waiting if not ticket.place.done() and self._may_begin(ticket.asker)]
        return min(able, key=lambda ticket: self._rank(ticket.asker), default=None)

    def _may_begin(self, asker: Asker) -> bool:
        theirs = sum(1 for other in self._busy if other.person == asker.person)
        idle = sum(1 for other in self._busy if other.bots_only)
        return theirs < self.most and not (asker.bots_only and idle >= self.most)

    def _rank(self, asker: Asker) -> tuple[bool, int, int]:
        """Less is sooner; among equals, who came first."""
        served = self._served
        return asker.bots_only, served.get(f"person {asker.person}", 0), served.get(f"table {asker.table}", 0)
