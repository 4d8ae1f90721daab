"""What is live in files that are no pages: their structure without the texts in it."""

import json
import re
import xml.etree.ElementTree as xml
from collections import Counter
from pathlib import Path

import outline

# `//` and `/* */`, texts of one and of several lines, raw or not, and names in backticks.
SWIFT = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)"""(.*?)"""\1|(#*)"((?:\\.|[^"\\\n])*)"\3', re.DOTALL)
DOT_TEXT = re.compile(r'"(?:\\.|[^"\\])*"', re.DOTALL)
MERMAID_TEXT = re.compile(r'"[^"\n]*"|(?<= : ).*|(?<=: ).*|(?<=accDescr: ).*|(?<=\|).*?(?=\|)')


def of_xml(text: str) -> Counter:
    found: Counter = Counter()
    for element in xml.fromstring(text.encode()).iter():
        tag = element.tag.rpartition("}")[2]
        if tag in outline.FLEXIBLE:
            found["element", tag] = 1
            continue
        found["element", element.tag] += 1
        for name, value in element.attrib.items():
            found["attribute", tag, name] += 1
            if name.rpartition("}")[2] in outline.ADDRESSES:
                found["address", tag, name, outline.scheme(value), outline.host(value)] += 1
        if tag in ("style", "script"):
            found["code", element.text] += 1
    return found


def of_swift(text: str) -> list[str]:
    """The code alone; of texts, what stands in them as code."""
    def code(match: re.Match) -> str:
        text = match[4] if match[4] is not None else match[2]
        if text is None:
            return " "
        marks = re.escape("\\" + (match[3] or match[1] or ""))
        return '"' + " ".join(re.findall(marks + r"\([^)]*\)", re.sub(r"\\\\", "", text))) + '"'

    return [line for line in SWIFT.sub(code, text).split("\n") if line.strip()]


def of_dot(text: str) -> list[str]:
    return DOT_TEXT.sub('""', text).split("\n")


def of_lines(text: str) -> list[str]:
    """The lines without their words: how many there are, how each begins, and the marks that stand outside texts."""
    return [re.match(r"\s*\S*", line)[0] for line in text.split("\n")]


def of_json(text: str) -> object:
    return outline.shape(json.loads(text))


def of_text(text: str) -> int:
    return text.count("\n")


def of_script(text: str) -> object:
    """A script is the same whatever was written; one that brings a value has nothing in it but that, as JSON."""
    data = re.fullmatch(r"(globalThis\.lifeline(?:Index|Scenarios)) = (.*);\n", text, re.DOTALL)
    if not data:
        return text
    # How many words an entry has follows from what was written.
    json.loads(data[2])
    return data[1]


OUTLINES = {
    ".html": outline.of_html,
    ".md": outline.of_markdown,
    ".svg": of_xml,
    ".scxml": of_xml,
    ".xml": of_xml,
    ".json": of_json,
    ".swift": of_swift,
    ".dot": of_dot,
    ".mmd": of_lines,
    ".puml": of_lines,
    ".txt": of_text,
    ".css": str,
    ".js": of_script,
}


def of_file(path: Path) -> object:
    """The outline of a file; that of `llms.txt` is Markdown's."""
    kind = outline.of_markdown if path.name == "llms.txt" else OUTLINES[path.suffix]
    return kind(path.read_bytes().decode())
