"""A project on disk: content and templates with a text in each slot, and what the tool says of it."""

import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from content import ASSETS, FILES, OPTIONS, PHRASES
from slots import Document, Kind, Slot

TOOL = Path(os.environ["LIFELINE"]).resolve() if "LIFELINE" in os.environ else None
TEMPLATES = Path(__file__).resolve().parents[2] / "Templates"


@dataclass(frozen=True)
class Place:
    """Where a slot stands: the file, and the lines there. A name of a file or a folder has none."""

    name: str
    slot: Slot
    file: str = ""
    first: int = 0
    last: int = 0


class Project:
    """A folder with payloads in some slots, by their names, and harmless texts in all others."""

    def __init__(self, folder: Path, payloads: Mapping[str, str]) -> None:
        self.folder = folder
        self.payloads = payloads
        self.places: list[Place] = []
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(TEMPLATES, folder / "Templates")
        for path, content in FILES:
            known = "/".join(part if isinstance(part, str) else part.harmless for part in path)
            self._write(self._path(path), known, content)
        self._write_assets()
        self._write_words()
        self.options = {option: self._text(option, slot) for option, slot in OPTIONS.items()}
        self.places += [Place(option, slot) for option, slot in OPTIONS.items()]

    def _text(self, name: str, slot: Slot) -> str:
        return slot.filled(self.payloads[name]) if name in self.payloads else slot.harmless

    def _path(self, parts: tuple[str | Slot, ...]) -> str:
        path = "Content"
        for part in parts:
            if isinstance(part, Slot):
                name = f"name of {part.harmless}"
                path += f"/{self._text(name, part)}"
                self.places.append(Place(name, part, path))
            else:
                path += f"/{part}"
        return path

    def _write(self, path: str, known: str, content: dict) -> None:
        document = Document(content, lambda name, slot: self._text(f"{known}: {name}", slot))
        self._save(path, document.text)
        self.places += [Place(f"{known}: {leaf.name}", leaf.slot, path, leaf.first, leaf.last) for leaf in document.leaves]

    def _write_assets(self) -> None:
        for slot in ASSETS:
            name = f"name of {slot.harmless}"
            path = f"Templates/assets/{self._text(name, slot)}"
            self.places.append(Place(name, slot, path))
            self._save(path, "<!DOCTYPE html><title>An asset</title>\n")

    def _write_words(self) -> None:
        for language, phrase, slot in PHRASES:
            path = self.folder / f"Templates/words/{language}.json"
            lines = path.read_bytes().decode("utf-8", "surrogateescape").split("\n")
            key = f"  {json.dumps(phrase)}: "
            number = next(index for index, line in enumerate(lines) if line.startswith(key))
            name = f"words of {phrase}"
            comma = "," if lines[number].endswith(",") else ""
            lines[number] = key + json.dumps(self._text(name, slot), ensure_ascii=False) + comma
            path.write_bytes("\n".join(lines).encode("utf-8", "surrogateescape"))
            self.places.append(Place(name, slot, f"Templates/words/{language}.json", number + 1, number + 1))

    def _save(self, path: str, text: str) -> None:
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        # A byte that is no text stays one.
        target.write_bytes(text.encode("utf-8", "surrogateescape"))

    def run(self, *arguments: str, timeout: float = 120) -> subprocess.CompletedProcess[bytes]:
        return run(self.folder, *arguments, timeout=timeout)


def run(folder: Path, *arguments: str, timeout: float = 120) -> subprocess.CompletedProcess[bytes]:
    assert TOOL, "LIFELINE names the tool"
    encoded = [os.fsencode(argument) for argument in (str(TOOL), *arguments)]
    return subprocess.run(encoded, cwd=folder, capture_output=True, timeout=timeout, check=False)


def all_places(folder: Path) -> list[Place]:
    """Every slot."""
    return Project(folder, {}).places
