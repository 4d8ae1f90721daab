"""One build with payloads in many places: those that the tool refuses are taken out, until it builds what is left."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from project import Place, Project, run
from slots import Kind

# What no text may hold that people read, in a terminal or in a file: commands, hidden line breaks, turns of direction.
UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]")
# Each place refuses at most once, but what is refused early can hide what would be later.
ROUNDS = 60
# Where the site will lie.
PUBLISHING = ("--path-prefix", "--base-url", "site.yaml: pathPrefix", "site.yaml: baseURL")


@dataclass
class Case:
    """A project, what was refused, and what is wrong with how it was refused."""

    folder: Path
    accepted: dict[str, str]
    refused: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)

    @property
    def output(self) -> Path:
        return self.folder / "Output"

    @property
    def drawn(self) -> Path:
        """The diagrams in every format, by language."""
        return self.folder / "Drawn"


def settled(folder: Path, payloads: Mapping[str, str]) -> Case:
    """Builds a project with the payloads that the tool accepts."""
    case = Case(folder, dict(payloads))
    for _ in range(ROUNDS):
        project = Project(folder, case.accepted)
        case.places = project.places
        # What is checked first need not be drawn.
        if _is_refused_by_options(project, case) or _is_refused_by_content(project, case):
            continue
        arguments = [f"{option}={text}" for option, text in project.options.items()]
        built = project.run("build", "--no-cache", *arguments)
        _check_words(built.stdout + built.stderr, case)
        # Arguments and settings that are right by themselves can contradict each other.
        if built.returncode == 2 and (place := next((place for place in PUBLISHING if place in case.accepted), None)):
            case.refused[place] = case.accepted.pop(place)
            continue
        if built.returncode != 0:
            words = built.stderr.decode(errors="replace")
            errors = [line for line in words.splitlines() if ": warning: " not in line]
            case.faults.append(f"the build fails with {built.returncode}, and 'check' names no place of a payload:\n" + "\n".join(errors[:20]))
        else:
            _draw(project, case)
        return case
    case.faults.append(f"after {ROUNDS} rounds the tool still refuses something")
    return case


def _draw(project: Project, case: Case) -> None:
    """Draws what the site has as pictures alone in all other formats as well."""
    for language in ("en", "ko", "ja"):
        drawn = project.run("draw", "--all", str(case.drawn / language), "--language", language, "--no-cache")
        _check_words(drawn.stdout + drawn.stderr, case)
        if drawn.returncode != 0:
            case.faults.append(f"what builds cannot be drawn: {drawn.stderr[:300]!r}")


def _is_refused_by_options(project: Project, case: Case) -> bool:
    """Takes out the arguments that are refused as such."""
    found = False
    for option, text in project.options.items():
        if option not in case.accepted:
            continue
        # Arguments are looked at before anything is read, and wrong usage has a status of its own.
        done = run(project.folder, "build", "--content", "nowhere", "--no-cache", f"{option}={text}")
        _check_words(done.stdout + done.stderr, case)
        if done.returncode == 1:
            continue
        if b"Usage:" not in done.stderr or done.returncode < 0:
            case.faults.append(f"{option} {text!r}: status {done.returncode}, {done.stderr[:300]!r}")
        case.refused[option] = case.accepted.pop(option)
        found = True
    return found


def _is_refused_by_content(project: Project, case: Case) -> bool:
    """Takes out what the errors of `check` are about."""
    checked = project.run("check", "--format", "json")
    _check_words(checked.stdout + checked.stderr, case)
    try:
        findings = [finding for finding in json.loads(checked.stdout) if finding["severity"] == "error"]
    except ValueError:
        case.faults.append(f"'check --format json' prints no JSON: {checked.stdout[:300]!r} {checked.stderr[:300]!r}")
        return False
    places = [place for place in (_place(finding, project, case) for finding in findings) if place]
    if not places:
        # A file that cannot be read names itself alone.
        files = {finding["file"] for finding in findings}
        places = [place for place in project.places if place.name in case.accepted and _shown(place.file) in files][:1]
    for place in places:
        case.refused.setdefault(place.name, case.accepted.pop(place.name, ""))
    return bool(places)


def _shown(path: str) -> str:
    """A path as the tool writes it: a byte that is no text has a sign in its place."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _place(finding: dict, project: Project, case: Case) -> Place | None:
    """The place with a payload that an error is about: by its line, or by its words."""
    hot = [place for place in project.places if place.name in case.accepted]
    inside = [place for place in project.places if place.file == finding["file"] and place.first]
    at_line = [place for place in inside if place.first <= finding["line"] <= place.last]
    if found := [place for place in at_line if place in hot]:
        return found[0]
    # The texts of a language stand below the line that a message names.
    if not at_line and finding["line"]:
        below = [place for place in hot if place in inside and place.first > finding["line"] and place.name[-3:] in (".en", ".ko", ".ja")]
        for place in below[:1]:
            siblings = [other for other in below if other.name[:-3] == place.name[:-3]]
            return next((other for other in siblings if _is_quoted(other, finding, case)), place)
    # Or a few lines below, where it is a part of what the message is about.
    near = [place for place in hot if place in inside and finding["line"] < place.first <= finding["line"] + 4]
    if found := [place for place in near if f"'{place.slot.filled(case.accepted[place.name])}'" in finding["summary"]]:
        return found[0]
    if found := [place for place in hot if _is_quoted(place, finding, case)]:
        return found[0]
    # A payload that is an id is missed where others refer to the harmless one.
    return next((place for place in hot if place.slot.kind is Kind.TYPED and f"'{place.slot.harmless}'" in finding["summary"]), None)


def _is_quoted(place: Place, finding: dict, case: Case) -> bool:
    payload = place.slot.filled(case.accepted[place.name])
    return len(payload) > 5 and payload[:60] in finding["summary"] or finding["summary"].startswith(f"the words of '{place.name.removeprefix('words of ')}'")


def _check_words(printed: bytes, case: Case) -> None:
    """What the tool prints is text of one meaning: nothing in it commands a terminal or hides."""
    try:
        text = printed.decode()
    except UnicodeDecodeError as error:
        case.faults.append(f"it prints bytes that are no text: {printed[error.start - 60 : error.end + 20]!r}")
        return
    if found := UNPRINTABLE.search(text):
        case.faults.append(f"it prints {found[0]!r}: {text[max(0, found.start() - 100) : found.end() + 20]!r}")
    for line in text.splitlines():
        if line.startswith("::"):
            case.faults.append(f"it prints a line that a code host takes for a command: {line!r}")
