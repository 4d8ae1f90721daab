"""Visits every page: a sweep over all of them, and axe where something stands that it has not judged yet.

The sweep holds on every page: no script fails, nothing is asked from elsewhere, no id is given twice, what must have a name
has one, headings follow each other, and nothing is left in English. It also tells which elements the page has, each with
what it stands in, and which styles of text.

Axe then judges the largest page of each kind in English, the smallest in the other languages, and each page with an element
that no judged page had. Its rules of contrast take most of its time, and are asked once for each style of text (colour, size, weight, what is beneath), in
light and in dark, on the page where it first occurs; on the smallest page of each kind they are asked for every text, too.
With AXE_EVERYTHING=1 axe judges every page, and the contrast of every text.
"""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import sync_playwright

from site_browser import AXE, HERE, LANGUAGES, SITE, Server, examples, language_of, launch, pages

CONTRAST = ["color-contrast", "link-in-text-block"]
NAMES = (HERE / "same-in-every-language.txt").read_text(encoding="utf-8").split()


def script(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


@dataclass
class Visit:
    """What was found on a page, and how much was looked at."""

    path: str
    violations: list[str] = field(default_factory=list)
    unsure: list[str] = field(default_factory=list)
    untranslated: list[dict] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    # Elements with what they stand in, and styles of text, that no page before had.
    elements: int = 0
    styles: int = 0
    # Of axe: none if everything on the page was judged before.
    rules: int = 0
    texts: int = 0


class Visitor:
    """A browser with one page, which it uses for all visits."""

    def __init__(self, browser, address: str) -> None:
        self.address = address
        self.page = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light")
        self.visit = Visit("")
        self.page.on("pageerror", lambda error: self.visit.errors.append(str(error)))
        self.page.on("console", lambda message: self.visit.errors.append(message.text) if message.type == "error" else None)
        self.page.on("request", self.note)
        self.axe = AXE.read_text(encoding="utf-8")
        self.scripts = {name: script(name) for name in ("sweep.js", "structure.js", "style-samples.js", "untranslated.js")}
        self.elements: set[int] = set()
        self.styles: list[str] = []

    def note(self, request) -> None:
        if not request.url.startswith((self.address, "data:")):
            self.visit.errors.append(f"asks {request.url}")

    def look(self, path: str, judged: bool, everything: bool) -> Visit:
        """Sweeps a page; axe judges it in full if it is to be judged or has elements that no page before had."""
        self.visit = Visit(path)
        self.page.goto(self.address + path)
        language = language_of(path)
        if language != "en":
            found = self.page.evaluate(f"([language, names]) => ({self.scripts['untranslated.js']})(language, names)", [language, NAMES])
            self.visit.texts, self.visit.untranslated = found["texts"], found["findings"]
        # What can be opened is looked at, too.
        self.page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
        self.visit.faults = self.page.evaluate(self.scripts["sweep.js"])
        elements = set(self.page.evaluate(self.scripts["structure.js"]))
        self.visit.elements = len(elements - self.elements)
        self.elements |= elements
        fresh = self.page.evaluate(self.scripts["style-samples.js"], self.styles)
        self.styles += fresh
        self.visit.styles = len(fresh)
        if judged or everything or self.visit.elements or fresh:
            self.judge(in_full=judged or self.visit.elements > 0, contrast=bool(fresh), everything=everything)
        return self.visit

    def judge(self, in_full: bool, contrast: bool, everything: bool) -> None:
        """All rules in light, or those of contrast alone; in dark those that depend on colours."""
        self.page.evaluate(self.axe)
        self.page.evaluate("""everything => axe.configure({ rules: [
            { id: 'color-contrast', selector: everything ? '*' : '[data-judged]' },
            { id: 'link-in-text-block', selector: everything ? 'a[href]' : 'a[href][data-judged]' },
        ] })""", everything)
        self.run("light", {} if in_full else {"runOnly": CONTRAST})
        if contrast or everything:
            self.page.emulate_media(color_scheme="dark")
            self.run("dark", {"runOnly": CONTRAST})
            self.page.emulate_media(color_scheme="light")

    def run(self, scheme: str, options: dict) -> None:
        options["resultTypes"] = ["violations", "incomplete"]
        found = self.page.evaluate("options => axe.run(document, options)", options)
        self.visit.rules += sum(len(found[kind]) for kind in ("violations", "incomplete", "passes", "inapplicable"))
        for kind, told in (("violations", self.visit.violations), ("incomplete", self.visit.unsure)):
            for rule in found[kind]:
                first = rule["nodes"][0]
                told.append(
                    f"{rule['id']} ({scheme}, {len(rule['nodes'])}×): {rule['help']}: {first['html'][:160]} "
                    f"{json.dumps([check['data'] for check in first['any']], ensure_ascii=False)[:200]}"
                )


def visit(browser, folder: Path, paths: list[str], judged: set[str], full: set[str]) -> list[Visit]:
    """Visits pages one after the other. Of those in `judged` axe judges all elements, of those in `full` all texts, too."""
    server = Server(folder)
    visitor = Visitor(browser, server.address)
    visits = [visitor.look(path, path in judged, path in full) for path in paths]
    visitor.page.close()
    server.close()
    return visits


def chosen(language: str) -> list[str]:
    """A page of each kind: the largest in English, and the smallest in other languages, whose pages have the same elements."""
    return examples(language, smallest=language != "en")


def visit_all() -> list[Visit]:
    """The largest pages come first: they have most of what there is, and few others then have to be judged."""
    paths = sorted(pages(), key=lambda path: (SITE / path).stat().st_size, reverse=True)
    if os.environ.get("AXE_EVERYTHING") == "1":
        judged = full = set(paths)
    else:
        judged = {path for language in LANGUAGES for path in chosen(language)}
        full = set(examples("en", smallest=True))
    with sync_playwright() as playwright:
        browser = launch(playwright)
        visits = visit(browser, SITE, paths, judged, full)
        browser.close()
    return sorted(visits, key=lambda visit: visit.path)
