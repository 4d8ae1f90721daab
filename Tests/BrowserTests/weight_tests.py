"""What a page weighs, compressed as a server sends it."""

import gzip
import random
import re
import tempfile
import unittest
from functools import cache
from pathlib import Path

from site_browser import LANGUAGES, SITE, in_language, pages

KILO = 1024
PAGE = 60 * KILO
SCRIPT = 15 * KILO
CHOICES_SCRIPT = 3 * KILO
# With what comes when somebody searches, besides the index, which is data.
SEARCHED = 16 * KILO
LATER = ("search.js", "finder.js")
INDEX = 100 * KILO


@cache
def compressed(data: bytes) -> int:
    return len(gzip.compress(data, mtime=0))


class Weight:
    """A page with its style sheets and scripts, which its links name."""

    def __init__(self, folder: Path, path: str) -> None:
        self.path = path
        self.folder = folder
        self.html = (folder / path).read_bytes()
        text = self.html.decode()
        self.has_diagrams = '<svg class="diagram' in text
        # Where something moves on request: the player, the search, the chooser, the releases, the playground and its frame, the
        # reader of logs, the releases of an app, a table that is sorted, the course's questions and its progress.
        moving = "player|query|chooser|play|embed|your-log|release|range|drill-data|progress"
        self.moves = bool(re.search(rf'id="({moving})"|class="sortable', text))
        sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', text)
        scripts = re.findall(r'<script[^>]* src="([^"]+)"', text)
        inline = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
        self.page = compressed(self.html) + sum(compressed(file.read_bytes()) for file in self.with_imports(sheets))
        self.scripts = [compressed(self.file(script).read_bytes()) for script in scripts]
        self.scripts += [compressed(script.encode()) for script in inline]

    def file(self, link: str) -> Path:
        return self.folder / link[1:] if link.startswith("/") else (self.folder / self.path).parent / link

    def with_imports(self, sheets: list[str]) -> list[Path]:
        found = [self.file(sheet) for sheet in sheets]
        for sheet in found:
            imported = re.findall(r'@import url\("([^"]+)"\)', sheet.read_text(encoding="utf-8"))
            found += [sheet.parent / name for name in imported]
        return found

    def faults(self) -> list[str]:
        found = []
        # The page of the search is the index itself, which has a limit of its own.
        if self.page > PAGE and not self.path.endswith("search.html"):
            found.append(f"{self.path}: HTML and CSS weigh {self.page} bytes")
        if self.moves and sum(self.scripts) > SCRIPT:
            found.append(f"{self.path}: scripts weigh {sum(self.scripts)} bytes")
        # The scripts of the reader's choices and of copying are everywhere, and small.
        if not self.moves and sum(self.scripts) > CHOICES_SCRIPT:
            found.append(f"{self.path}: nothing moves, and scripts weigh {sum(self.scripts)} bytes")
        return found


class WeightTests(unittest.TestCase):
    def test_pages_and_scripts_are_light(self) -> None:
        weights = [Weight(SITE, path) for path in pages()]
        drawn = [weight for weight in weights if weight.has_diagrams]
        moving = [weight for weight in weights if weight.moves]
        self.assertGreater(len(drawn), 100)
        self.assertGreater(len(moving), 100)
        for name, some in (("with diagrams", drawn), ("of all", weights)):
            largest = max(some, key=lambda weight: weight.page)
            print(f"weight: the largest page {name} is {largest.path}: {largest.page / KILO:.1f} KB of HTML and CSS")
        heaviest = max(moving, key=lambda weight: sum(weight.scripts))
        print(f"weight: the most script is on {heaviest.path}: {sum(heaviest.scripts) / KILO:.1f} KB")
        found = [fault for weight in weights for fault in weight.faults()]
        self.assertEqual([], found, "\n" + "\n".join(found))

    def test_with_the_search_opened_pages_are_light_too(self) -> None:
        later = sum(compressed((SITE / name).read_bytes()) for name in LATER)
        pages_with_more = {"play.html", "embed.html", "your-log.html"}
        for path in pages():
            if path.rpartition("/")[2] in pages_with_more:
                continue
            scripts = Weight(SITE, path).scripts
            self.assertLessEqual(sum(scripts) + (0 if path.endswith("search.html") else later), SEARCHED, path)

    def test_the_index_of_each_language_is_light(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                size = compressed((SITE / in_language("search-index.js", language)).read_bytes())
                print(f"weight: the index ({language}) is {size / KILO:.1f} KB")
                self.assertLessEqual(size, INDEX)

    def test_what_weighs_too_much_is_found(self) -> None:
        # What is random cannot be compressed below half of its digits.
        noise = random.Random(1).randbytes(70 * KILO).hex()
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "style.css").write_text('@import url("more.css");', encoding="utf-8")
            (folder / "more.css").write_text(noise, encoding="utf-8")
            (folder / "big.js").write_text(noise, encoding="utf-8")
            links = '<link rel="stylesheet" href="style.css"><script src="big.js"></script>'
            (folder / "still.html").write_text(f"{links}<p>", encoding="utf-8")
            (folder / "moving.html").write_text(f'{links}<p id="player">', encoding="utf-8")
            still, moving = (Weight(folder, path).faults() for path in ("still.html", "moving.html"))
        self.assertEqual(["HTML", "nothing"], [fault.split(": ")[1].split(" ")[0].rstrip(",") for fault in still])
        self.assertEqual(["HTML", "scripts"], [fault.split(": ")[1].split(" ")[0] for fault in moving])
