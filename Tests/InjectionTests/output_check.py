"""Compares everything that a case has written with what the harmless project has."""

import functools
import re
from collections import Counter
from pathlib import Path

import formats
import outline
from case import UNPRINTABLE, Case
from slots import Kind

# The folders that hold diagrams: those of a site, and those of each kind among drawings.
DRAWINGS = re.compile("(^|/)diagrams$|^(en|ko|ja)/(states|sequence|hierarchy|comparison|order|map)$")
ASSETS = Path(__file__).parents[2] / "Templates/assets"


def files(output: Path) -> set[str]:
    return {path.relative_to(output).as_posix() for path in output.rglob("*") if path.is_file()}


@functools.cache
def _harmless(path: Path) -> object:
    return formats.of_file(path)


def faults(case: Case, baseline: Case, has_prose: bool) -> list[str]:
    """What is live in the output and the drawings, or is not there, and is otherwise in the harmless one."""
    return _faults(case, case.output, baseline, baseline.output, has_prose) + _faults(case, case.drawn, baseline, baseline.drawn, has_prose)


def _faults(case: Case, output: Path, baseline: Case, harmless: Path, has_prose: bool) -> list[str]:
    ours = {_known(path, case): path for path in files(output)}
    theirs = files(harmless)
    # Copied files have names of their own.
    copied = {path.relative_to(root / "Templates/assets").as_posix() for root in (case.folder, baseline.folder) for path in (root / "Templates/assets").rglob("*")}
    found = [f"{path}: written by one of the two only" for path in sorted(ours.keys() ^ theirs) if path.removeprefix("site/") not in copied]
    for path in sorted(ours.values()):
        found += _hidden(output / path, path)
    for path in sorted(ours.keys() & theirs):
        if Path(path).suffix in formats.OUTLINES:
            found += _compared(output / ours[path], harmless / path, path, has_prose)
    return found


def _known(path: str, case: Case) -> str:
    """The path as the harmless project has it: a payload that is an id, such as `constructor`, names files."""
    for place in case.places:
        payload = case.accepted.get(place.name, "")
        if place.slot.kind is Kind.TYPED and re.fullmatch("[a-z][a-z0-9-]*", payload):
            folder, _, name = path.rpartition("/")
            # A diagram's name is made of words that are joined by hyphens, and parts that are joined by lines.
            known = place.slot.harmless.replace("-", "_") if DRAWINGS.search(folder) else place.slot.harmless
            path = f"{folder.replace(payload, place.slot.harmless)}/{name.replace(payload, known)}".lstrip("/")
    return path


def _hidden(file: Path, path: str) -> list[str]:
    if match := UNPRINTABLE.search(path):
        return [f"{path!r}: the name holds {match[0]!r}"]
    try:
        text = file.read_bytes().decode()
    except UnicodeDecodeError:
        # A picture of the templates is copied as it is.
        picture = ASSETS / file.name
        return [] if picture.is_file() and picture.read_bytes() == file.read_bytes() else [f"{path}: this is no text"]
    return [f"{path}: it holds {match[0]!r}"] if (match := UNPRINTABLE.search(text)) else []


def _compared(file: Path, harmless: Path, path: str, has_prose: bool) -> list[str]:
    try:
        found, expected = formats.of_file(file), _harmless(harmless)
    except (ValueError, SyntaxError) as error:
        return [f"{path}: it cannot be read: {error}"]
    if found == expected:
        return []
    if isinstance(expected, Counter):
        return [f"{path}: {line}" for line in outline.difference(found, expected, has_prose)]
    if isinstance(expected, list):
        if len(found) != len(expected):
            return [f"{path}: {len(found)} lines in place of {len(expected)}"]
        return [f"{path}: {line!r} in place of {other!r}" for line, other in zip(found, expected, strict=True) if line != other]
    return [f"{path}: {found!r:.200} in place of {expected!r:.200}"]
