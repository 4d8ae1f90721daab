"""Every link, anchor, alternate language and reference between elements leads somewhere. No browser is needed."""

import json
import posixpath
import re
import tempfile
import unittest
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from site_browser import LANGUAGES, SITE, language_of, pages

REFERENCES = ("for", "aria-controls", "aria-describedby", "aria-labelledby", "headers", "list")


class Page(HTMLParser):
    """What a page refers to, and what can be referred to on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.references: list[str] = []
        self.alternates: dict[str, str] = {}
        self.language = ""
        self.in_data = False
        self.data: dict = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attributes}
        if "id" in values:
            self.ids.add(values["id"])
        if tag == "html":
            self.language = values.get("lang", "")
        self.links += [values[name] for name in ("href", "src", "action") if name in values]
        for name in REFERENCES:
            self.references += values.get(name, "").split()
        if tag == "link" and values.get("rel") == "alternate":
            self.alternates[values["hreflang"]] = values["href"]
        self.in_data = values.get("id") == "player-data"

    def handle_data(self, data: str) -> None:
        if self.in_data and data.strip():
            self.data, self.in_data = json.loads(data), False


def followed(data: dict) -> list[str]:
    """The elements that the player looks for: rows, messages, panels, states."""
    rows = data.get("rows", [])
    names = [f"row-{row['row']}" for row in rows] + [f"{data['sequence']}_m{row['row']}" for row in rows]
    if "hierarchy" in data:
        names += [f"{data['hierarchy']}_p{row['step']}" for row in rows]
    for diagram in data.get("diagrams", []):
        states = [diagram["start"], *(taken["state"] for taken in diagram["path"])]
        names += [f"{diagram['id']}_s_{state}" for state in states]
        names += [f"{diagram['id']}_t_{taken['transition']}" for taken in diagram["path"]]
    return names


def faults(folder: Path, counts: Counter) -> list[str]:
    read = {path: Page((folder / path).read_text(encoding="utf-8")) for path in pages(folder)}
    found: list[str] = []

    def resolve(path: str, link: str) -> str | None:
        """The file that a link leads to; None, and a fault, if there is none."""
        parts = urlsplit(link)
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(parts.path))) if parts.path else path
        anchor = unquote(parts.fragment)
        if target.startswith("..") or not (folder / target).is_file():
            found.append(f"{path}: {link}: there is no such file")
        elif anchor and target in read and anchor not in read[target].ids:
            found.append(f"{path}: {link}: there is no such anchor")
        else:
            return target
        return None

    for path, page in read.items():
        for link in page.links:
            if urlsplit(link).scheme:
                counts["external links"] += 1
                if not re.fullmatch(r"https?://[^\s/]+\.[^\s/]+(/\S*)?", link):
                    found.append(f"{path}: {link}: no address of the web")
            else:
                counts["links"] += 1
                counts["anchors"] += "#" in link
                resolve(path, link)
        counts["references"] += len(page.references)
        found += [f"{path}: #{name}: no such element" for name in page.references if name not in page.ids]
        names = followed(page.data)
        counts["elements that players follow"] += len(names)
        found += [f"{path}: #{name}: the player does not find it" for name in names if name not in page.ids]
        if set(page.alternates) != set(LANGUAGES):
            found.append(f"{path}: it has the languages {sorted(page.alternates)}")
        for language, link in page.alternates.items():
            counts["alternates"] += 1
            target = resolve(path, link)
            if target is None:
                continue
            other = read[target]
            if other.language != language or language_of(target) != language:
                found.append(f"{path}: {link}: is not in '{language}'")
            back = other.alternates.get(page.language, "")
            if posixpath.normpath(posixpath.join(posixpath.dirname(target), back)) != path:
                found.append(f"{path}: {link}: does not lead back")
    for sheet in sorted(folder.rglob("*.css")):
        for link in re.findall(r"""url\(["']?([^"')]+)""", sheet.read_text(encoding="utf-8")):
            if not link.startswith("data:"):
                counts["links of style sheets"] += 1
                resolve(sheet.relative_to(folder).as_posix(), link)
    return found


class LinkTests(unittest.TestCase):
    def test_everything_leads_somewhere(self) -> None:
        counts: Counter = Counter()
        found = faults(SITE, counts)
        print("links: " + ", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
        self.assertEqual([], found, "\n" + "\n".join(found[:200]))
        for name in ("links", "anchors", "alternates", "references", "elements that players follow"):
            self.assertGreater(counts[name], 1000, name)

    def test_what_leads_nowhere_is_found(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "a.html").write_text(
                '<html lang="en"><link rel="alternate" hreflang="ko" href="b.html">'
                '<a href="none.html"></a><a href="b.html#none"></a><a href="#none"></a><a href="../out.html"></a>'
                '<a href="https://"></a><p aria-labelledby="none"></p><script id="player-data" type="application/json">'
                '{"sequence": "s", "rows": [{"row": 1, "step": 1}]}</script>',
                encoding="utf-8",
            )
            (folder / "b.html").write_text('<html lang="en"><p id="here"></p>', encoding="utf-8")
            found = [fault.split(": ", 1)[1] for fault in faults(folder, Counter()) if fault.startswith("a.html")]
            expected = [
                "none.html: there is no such file", "b.html#none: there is no such anchor",
                "#none: there is no such anchor", "../out.html: there is no such file", "https://: no address of the web",
                "#none: no such element", "#row-1: the player does not find it", "#s_m1: the player does not find it",
                "it has the languages ['ko']", "b.html: is not in 'ko'", "b.html: does not lead back",
            ]  # fmt: skip
            self.assertEqual(expected, found)
