"""Places of a content folder in which a text can stand, and how a document with them is written as YAML.

A document is made of mappings, lists and slots. A new key of the language is one more line in content.py.
"""

import json
from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a text may be."""

    PLAIN = "plain"  # one line, shown as it is
    NOTE = "note"  # several lines, shown as they are
    PROSE = "prose"  # Markdown
    TYPED = "typed"  # something that is validated: an id, a date, an address
    KEY = "key"  # a mapping's key
    NAME = "name"  # a file's or a folder's name
    WORDS = "words"  # a template's words in another language
    OPTION = "option"  # an argument on the command line


@dataclass(frozen=True)
class Slot:
    """A place with a harmless text. `carrier` is what stands around a payload here, so that validation lets more through."""

    harmless: str
    kind: Kind
    carrier: str = "{}"

    def filled(self, payload: str) -> str:
        text = self.carrier.replace("{}", payload)
        # No system has a name with a slash, and none an argument or a name with a zero.
        if self.kind is Kind.NAME:
            text = text.replace("/", "∕")
        return text.replace("\0", "") if self.kind in (Kind.NAME, Kind.OPTION) else text


def plain(text: str) -> Slot:
    return Slot(text, Kind.PLAIN)


def note(text: str) -> Slot:
    return Slot(text, Kind.NOTE)


def typed(text: str, carrier: str = "{}") -> Slot:
    return Slot(text, Kind.TYPED, carrier)


def localized(text: str, kind: Kind = Kind.PLAIN) -> dict[str, Slot]:
    """The text in every language of the site."""
    return {"en": Slot(text, kind), "ko": Slot(f"{text} 한국어", kind), "ja": Slot(f"{text} 日本語", kind)}


def prose(text: str) -> dict[str, Slot]:
    return localized(text, Kind.PROSE)


@dataclass(frozen=True)
class Named:
    """A mapping's key that is a slot."""

    slot: Slot


@dataclass(frozen=True)
class Leaf:
    """A slot within a file: its name there, and the lines that its text takes."""

    name: str
    slot: Slot
    first: int
    last: int


class Document:
    """A document as YAML, one text to a line or to a block of lines, so that a message's line tells the slot."""

    def __init__(self, content: object, text_of) -> None:
        self.text_of = text_of
        self.lines: list[str] = []
        self.leaves: list[Leaf] = []
        self._write(content, "", "", "")

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def _write(self, value: object, indent: str, lead: str, name: str) -> None:
        """`lead` is what stands before the value on its first line: a key, or a list's dash."""
        if isinstance(value, dict):
            if lead:
                self.lines.append(lead.rstrip())
            for key, inner in value.items():
                plain_key = key.slot.harmless if isinstance(key, Named) else str(key)
                inner_name = f"{name}.{plain_key}" if name else plain_key
                written = plain_key
                if isinstance(key, Named):
                    written = json.dumps(self.text_of(f"{inner_name}#key", key.slot), ensure_ascii=False)
                    self._note(f"{inner_name}#key", key.slot, 1)
                self._write(inner, indent + "  ", f"{indent}{written}: ", inner_name)
        elif isinstance(value, list):
            self.lines.append(lead.rstrip() if value else f"{lead}[]")
            for index, inner in enumerate(value):
                if isinstance(inner, dict):
                    self.lines.append(f"{indent}-")
                    self._write(inner, indent + "  ", "", f"{name}[{index}]")
                else:
                    self._write(inner, indent + "  ", f"{indent}- ", f"{name}[{index}]")
        elif isinstance(value, Slot):
            self._write_text(self.text_of(name, value), value, indent, lead, name)
        else:
            self.lines.append(lead + (json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value).lower()))

    def _write_text(self, text: str, slot: Slot, indent: str, lead: str, name: str) -> None:
        is_block = "\n" in text.strip("\n") and slot.kind in (Kind.PROSE, Kind.NOTE) and "\r" not in text
        if not is_block:
            self._note(name, slot, 1)
            self.lines.append(lead + json.dumps(text, ensure_ascii=False))
            return
        body = [indent + "  " + line if line else "" for line in text.rstrip("\n").split("\n")]
        self._note(name, slot, len(body) + 1)
        self.lines += [f"{lead}|2", *body]

    def _note(self, name: str, slot: Slot, count: int) -> None:
        self.leaves.append(Leaf(name, slot, len(self.lines) + 1, len(self.lines) + count))
