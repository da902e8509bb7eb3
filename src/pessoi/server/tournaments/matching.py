"""As many pairs as there can be, of those who may be paired: Edmonds' algorithm, by augmenting paths and blossoms."""

from collections import deque
from typing import Final

NOBODY: Final = -1


def most_pairs(friends: list[list[int]]) -> list[int]:
    """For each the partner, or NOBODY; `friends` says by number who may be paired with whom."""
    mate = [NOBODY] * len(friends)
    for one, others in enumerate(friends):  # most find somebody at once
        if mate[one] == NOBODY:
            free = next((other for other in others if mate[other] == NOBODY), NOBODY)
            if free != NOBODY:
                mate[one], mate[free] = free, one
    for one in range(len(friends)):
        if mate[one] == NOBODY:
            Search(friends, mate, one).augment()
    return mate


class Search:
    """For a path from somebody without a partner to another one, on which pairs and non-pairs alternate."""

    def __init__(self, friends: list[list[int]], mate: list[int], root: int) -> None:
        self.friends: Final = friends
        self.mate: Final = mate
        self.root: Final = root
        self.before: Final = [NOBODY] * len(friends)  # on the path
        self.base: Final = list(range(len(friends)))  # of the blossom that one is in
        self.reached: Final = [False] * len(friends)
        self.queue: Final = deque([root])

    def augment(self) -> None:
        """Pair along the path, if there is one: one pair more."""
        end = self._find()
        while end != NOBODY:
            previous = self.before[end]
            following = self.mate[previous]
            self.mate[end], self.mate[previous] = previous, end
            end = following

    def _find(self) -> int:
        self.reached[self.root] = True
        while self.queue:
            one = self.queue.popleft()
            for two in self.friends[one]:
                if self.base[one] == self.base[two] or self.mate[one] == two:
                    continue
                partner = self.mate[two]
                if two == self.root or (partner != NOBODY and self.before[partner] != NOBODY):
                    self._shrink(one, two)
                elif self.before[two] == NOBODY:
                    self.before[two] = one
                    if partner == NOBODY:
                        return two
                    self.reached[partner] = True
                    self.queue.append(partner)
        return NOBODY

    def _shrink(self, one: int, two: int) -> None:
        """An odd circle is one from now on."""
        base = self._meeting(one, two)
        inside = [False] * len(self.friends)
        self._mark(inside, one, base, two)
        self._mark(inside, two, base, one)
        for number, its_base in enumerate(self.base):
            if inside[its_base]:
                self.base[number] = base
                if not self.reached[number]:
                    self.reached[number] = True
                    self.queue.append(number)

    def _meeting(self, one: int, two: int) -> int:
        passed = set()
        while True:
            one = self.base[one]
            passed.add(one)
            if self.mate[one] == NOBODY:
                break
            one = self.before[self.mate[one]]
        while self.base[two] not in passed:
            two = self.before[self.mate[self.base[two]]]
        return self.base[two]

    def _mark(self, inside: list[bool], number: int, base: int, child: int) -> None:
        while self.base[number] != base:
            inside[self.base[number]] = inside[self.base[self.mate[number]]] = True
            self.before[number] = child
            child = self.mate[number]
            number = self.before[child]
