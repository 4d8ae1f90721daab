"""The cases of a run: which payload stands where in each of them, and what they are compared with.

By default a few cases in which each place has another payload, with all places and all payloads among them; with
INJECTION_FULL=1 every payload in every place.
"""

import atexit
import collections
import functools
import itertools
import os
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from case import Case, settled
from payloads import EVERYTHING
from project import Place, all_places
from slots import Kind

IS_FULL = os.environ.get("INJECTION_FULL") == "1"
# Plain texts, and texts that are Markdown: these may bring elements of their own, so that they are looked at apart.
PLAIN_CASES = len(EVERYTHING) if IS_FULL else 5
PROSE_CASES = len(EVERYTHING) if IS_FULL else 4
# So that neighbours, such as a text in its three languages, differ.
STRIDE = 37


@functools.cache
def folder() -> Path:
    path = Path(tempfile.mkdtemp(prefix="lifeline-injection-"))
    if not os.environ.get("INJECTION_KEEP"):
        atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


@functools.cache
def places() -> list[Place]:
    found = all_places(folder() / "places")
    names = [place.name for place in found]
    assert len(names) == len(set(names)), "two places have one name"
    return found


def is_prose(place: Place) -> bool:
    return place.slot.kind is Kind.PROSE


def payloads(number: int, prose: bool) -> dict[str, str]:
    """What stands where in a case."""
    chosen = [place for place in places() if is_prose(place) == prose]
    step = 1 if IS_FULL else len(EVERYTHING) // (PROSE_CASES if prose else PLAIN_CASES) + 1
    return {place.name: EVERYTHING[(index * STRIDE + number * step) % len(EVERYTHING)] for index, place in enumerate(chosen)}


@functools.cache
def baseline() -> Case:
    """The project without any payload."""
    case = settled(folder() / "baseline", {})
    assert not case.faults, case.faults
    return case


def cases() -> list[tuple[str, bool, dict[str, str]]]:
    """The names of all cases, whether their payloads stand in prose, and the payloads."""
    return [
        (f"{'prose' if prose else 'plain'}-{number}", prose, payloads(number, prose))
        for prose, count in ((False, PLAIN_CASES), (True, PROSE_CASES))
        for number in range(count)
    ]


def each_case():
    """Every case, built, the next ones at the same time; its folder goes when another one is asked for."""
    baseline()
    remaining = iter(cases())
    with ThreadPoolExecutor(2) as pool:
        def begun(case):
            name, prose, chosen = case
            return name, prose, pool.submit(settled, folder() / name, chosen)

        pending = collections.deque(begun(case) for case in itertools.islice(remaining, 3))
        while pending:
            name, prose, case = pending.popleft()
            yield name, prose, case.result()
            if not os.environ.get("INJECTION_KEEP"):
                shutil.rmtree(folder() / name, ignore_errors=True)
            pending += [begun(case) for case in itertools.islice(remaining, 1)]
