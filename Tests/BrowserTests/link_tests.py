"""Every link, anchor, alternate language and reference between elements leads somewhere. No browser is needed.

Also what the twins in Markdown, the feeds, the site map and the guide for language models link to.
"""

import functools
import html
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

REFERENCES = ("for", "aria-controls", "aria-describedby", "aria-labelledby", "headers", "list", "popovertarget")


class Page(HTMLParser):
    """What a page refers to, and what can be referred to on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.references: list[str] = []
        self.alternates: dict[str, str] = {}
        self.canonical = ""
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
        if tag == "link" and "hreflang" in values:
            self.alternates[values["hreflang"]] = values["href"]
        if tag == "link" and values.get("rel") == "canonical":
            self.canonical = values["href"]
        if values.get("property") == "og:url":
            self.links.append(values["content"])
        self.in_data = values.get("id") == "player-data"

    def handle_data(self, data: str) -> None:
        if self.in_data and data.strip():
            self.data, self.in_data = json.loads(data), False


def followed(data: dict) -> list[str]:
    """The elements that the player looks for: rows, panels, states. Messages are marked where a page draws them."""
    rows = data.get("rows", [])
    names = [f"row-{row['row']}" for row in rows]
    if "hierarchy" in data:
        names += [f"{data['hierarchy']}_p{row['step']}" for row in rows]
    for diagram in data.get("diagrams", []):
        states = [diagram["start"], *(taken["state"] for taken in diagram["path"])]
        names += [f"{diagram['id']}_s_{state}" for state in states]
        names += [f"{diagram['id']}_t_{taken['transition']}" for taken in diagram["path"]]
    return names


@functools.cache
def resolved(folder: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(folder, name))


class Links:
    """The links of a folder of pages: where they lead, and those that lead nowhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read = {path: Page((folder / path).read_text(encoding="utf-8")) for path in pages(folder)}
        self.files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        self.counts: Counter = Counter()
        self.faults: list[str] = []
        # The address that the site is published at, if it has one: its own pages may be linked by it.
        home = self.read.get("index.html")
        self.base = home.canonical.removesuffix("index.html") if home else ""
        self.root = urlsplit(self.base).path or "/"

    def target(self, path: str, link: str) -> str | None:
        """The file of the site that a link leads to; None if it leads elsewhere, or nowhere."""
        if self.base and link.startswith(self.base):
            link = self.root + link.removeprefix(self.base)
        parts = urlsplit(link)
        if parts.scheme:
            self.counts["external links"] += 1
            if not re.fullmatch(r"https?://[^\s/]+\.[^\s/]+(/\S*)?", link):
                self.faults.append(f"{path}: {link}: no address of the web")
            return None
        self.counts["links"] += 1
        self.counts["anchors"] += bool(parts.fragment)
        name, anchor = unquote(parts.path), unquote(parts.fragment)
        if name.startswith(self.root):
            target = name.removeprefix(self.root)
        else:
            target = resolved(posixpath.dirname(path), name) if name else path
        if target not in self.files and resolved(target, "index.html") in self.files:
            target = resolved(target, "index.html")
        if target not in self.files:
            self.faults.append(f"{path}: {link}: there is no such file")
            return None
        # One with '=' is read by the page's script, as in play.html#s=nav(A).
        if anchor and "=" not in anchor and target in self.read and anchor not in self.read[target].ids:
            self.faults.append(f"{path}: {link}: there is no such anchor")
        return target

    def check_page(self, path: str, page: Page) -> None:
        for link in page.links:
            self.target(path, link)
        self.counts["references"] += len(page.references)
        self.faults += [f"{path}: #{name}: no such element" for name in page.references if name not in page.ids]
        names = followed(page.data)
        self.counts["elements that players follow"] += len(names)
        self.faults += [f"{path}: #{name}: the player does not find it" for name in names if name not in page.ids]
        if page.canonical and self.target(path, page.canonical) != path:
            self.faults.append(f"{path}: {page.canonical}: is not its own address")
        if set(page.alternates) - {"x-default"} != set(LANGUAGES):
            self.faults.append(f"{path}: it has the languages {sorted(page.alternates)}")
        for language, link in page.alternates.items():
            self.counts["alternates"] += 1
            target = self.target(path, link)
            if target is None or language == "x-default":
                continue
            other = self.read[target]
            if other.language != language or language_of(target) != language:
                self.faults.append(f"{path}: {link}: is not in '{language}'")
            if self.target(target, other.alternates.get(page.language, "none")) != path:
                self.faults.append(f"{path}: {link}: does not lead back")

    def check_file(self, path: str) -> None:
        """A style sheet, a text in Markdown, a feed, the site map."""
        text = (self.folder / path).read_text(encoding="utf-8")
        pattern = {
            ".css": r"""url\(["']?([^"')]+)""",
            ".md": r"\]\((<[^>]+>|[^<)\s][^)\s]*)\)",
            ".xml": r"""(?:href=|<loc>|<id>)"?([^"<>]+)""",
            ".txt": r"\]\(([^)\s]+)\)",
        }[Path(path).suffix]
        # What stands in code is no link.
        text = re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL) if path.endswith(".md") else text
        for link in re.findall(pattern, text):
            if not link.startswith("data:"):
                self.counts[f"links in {Path(path).suffix}"] += 1
                self.target(path, html.unescape(link.strip("<>")))

    def check(self) -> list[str]:
        for path, page in self.read.items():
            self.check_page(path, page)
        files = [path for suffix in ("css", "md", "xml") for path in sorted(self.folder.rglob(f"*.{suffix}"))]
        for file in [*files, *sorted(self.folder.glob("*.txt"))]:
            self.check_file(file.relative_to(self.folder).as_posix())
        return self.faults


class LinkTests(unittest.TestCase):
    def test_everything_leads_somewhere(self) -> None:
        links = Links(SITE)
        found = links.check()
        counts = links.counts
        print("links: " + ", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
        self.assertEqual([], found, "\n" + "\n".join(found[:200]))
        kinds = ("links", "anchors", "alternates", "references", "elements that players follow", "links in .md")
        for name in kinds:
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
            found = [fault.split(": ", 1)[1] for fault in Links(folder).check() if fault.startswith("a.html")]
            expected = [
                "none.html: there is no such file", "b.html#none: there is no such anchor",
                "#none: there is no such anchor", "../out.html: there is no such file", "https://: no address of the web",
                "#none: no such element", "#row-1: the player does not find it",
                "it has the languages ['ko']", "b.html: is not in 'ko'", "b.html: does not lead back",
            ]  # fmt: skip
            self.assertEqual(expected, found)
