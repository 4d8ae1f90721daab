"""Visits every page: a sweep over all of them, and axe where something stands that it has not judged yet.

The sweep holds on every page: no id is given twice, what must have a name has one, headings follow each other, and nothing
is left in English. It also tells which elements the page has, each with what it stands in. Opening a page takes ten times as
long as all of this, so that of each page the text is read as a page is, and only some are opened: the smallest and the largest
of each kind in each language, and those in whose text anything stands that is wrong or that no page before had. Of these the
sweep also tells what scripts made, what scrolls, what is not shown, and the styles of text. The other English pages are opened
without being laid out: on all of them no script fails, and nothing is asked from elsewhere. Those of other languages have
their scripts.

Axe then judges the chosen pages, which are the smallest of each kind in each language, and each page with an element that no
judged page had, the largest first. Its rules of contrast take most of its time, and are asked once for each style of text
(colour, size, weight, what is beneath), in light and in dark, on the page where it first occurs; on the chosen pages in
English that are not large they are asked for every text, too. With AXE_EVERYTHING=1 axe judges every page, and the contrast
of every text. What kinds there are is seen from the site: a new one has its chosen pages without being named anywhere.
"""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import sync_playwright

from site_browser import AXE, HERE, LANGUAGES, SITE, Server, examples, language_of, launch, pages

# What is not shown is not laid out, and nothing of it is painted.
HIDDEN = """const style = new CSSStyleSheet();
    style.replaceSync(':root { display: none !important }');
    document.adoptedStyleSheets = [style];"""
CONTRAST = ["color-contrast", "link-in-text-block"]
# In bytes. The contrast of each text of a larger page takes seconds, and its texts have the styles of other pages.
LARGE = 60_000
NAMES = (HERE / "same-in-every-language.txt").read_text(encoding="utf-8").split()


def script(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Choice:
    """What is done with which pages, beside what is done with all."""

    # Axe judges all elements.
    judged: set[str] = field(default_factory=set)
    # Axe judges all texts, too.
    full: set[str] = field(default_factory=set)
    # These are opened to be looked at only where something stands in them that no page before had.
    closed: set[str] = field(default_factory=set)


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
    is_opened: bool = False
    # Its scripts ran, though it was not laid out.
    is_run: bool = False


class Visitor:
    """A browser with three pages, which it uses for all visits: one shows what it opens, one runs it, one only reads the text."""

    def __init__(self, browser, folder: Path, address: str) -> None:
        self.folder, self.address = folder, address
        self.visit = Visit("")
        self.page, self.hidden, self.reader = self.new_page(browser), self.new_page(browser), browser.new_page()
        self.hidden.add_init_script(HIDDEN)
        self.axe = AXE.read_text(encoding="utf-8")
        # In one call, as each takes as long as some of what it does. What can be opened is looked at, too.
        self.sweep = f"""([language, names, styles, isOpened]) => {{
            const left = language === 'en' ? {{ texts: 0, findings: [] }} : ({script("untranslated.js")})(language, names);
            for (const details of document.querySelectorAll('details')) details.open = true;
            const faults = ({script("sweep.js")})(), elements = ({script("structure.js")})(isOpened);
            return [left, faults, elements, isOpened ? ({script("style-samples.js")})(styles) : []];
        }}"""
        self.elements: set[int] = set()
        # As they are before any script has changed them.
        self.read_elements: set[int] = set()
        self.styles: list[str] = []

    def new_page(self, browser):
        page = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light")
        page.on("pageerror", lambda error: self.visit.errors.append(str(error)))
        page.on("console", lambda message: self.visit.errors.append(message.text) if message.type == "error" else None)
        page.on("request", self.note)
        return page

    def note(self, request) -> None:
        if not request.url.startswith((self.address, "data:")):
            self.visit.errors.append(f"asks {request.url}")

    def look(self, path: str, choice: Choice) -> Visit:
        """Sweeps a page; axe judges it in full if it is to be judged or has elements that no page before had."""
        self.visit = visit = Visit(path)
        has_news = self.read(path)
        if path in choice.closed and not has_news:
            visit.is_run = language_of(path) == "en"
            if visit.is_run:
                self.hidden.goto(self.address + path)
            return visit
        self.visit = visit = Visit(path, is_opened=True, is_run=True)
        self.page.goto(self.address + path)
        left, visit.faults, elements, fresh = self.page.evaluate(self.sweep, [language_of(path), NAMES, self.styles, True])
        visit.texts, visit.untranslated = left["texts"], left["findings"]
        visit.elements, visit.styles = len(set(elements) - self.elements), len(fresh)
        self.elements.update(elements)
        self.styles += fresh
        judged = path in choice.judged or visit.elements > 0
        everything = path in choice.full
        if judged or everything or fresh:
            self.judge(in_full=judged, contrast=bool(fresh), everything=everything)
        return visit

    def read(self, path: str) -> bool:
        """Sweeps a page's text; whether it has what no page before had, or anything wrong."""
        text = (self.folder / path).read_text(encoding="utf-8")
        left, faults, elements, _ = self.reader.evaluate(
            f"([text, ...rest]) => (document => ({self.sweep})(rest))(new DOMParser().parseFromString(text, 'text/html'))",
            [text, language_of(path), NAMES, [], False],
        )
        self.visit.texts = left["texts"]
        fresh = set(elements) - self.read_elements
        self.read_elements |= fresh
        return bool(fresh or faults or left["findings"])

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


def visit(browser, folder: Path, paths: list[str], choice: Choice) -> list[Visit]:
    """Visits pages one after the other."""
    server = Server(folder)
    visitor = Visitor(browser, folder, server.address)
    visits = [visitor.look(path, choice) for path in paths]
    for page in (visitor.page, visitor.hidden, visitor.reader):
        page.close()
    server.close()
    return visits


def chosen(language: str) -> list[str]:
    """A page of each kind: the smallest, as other pages of its kind are judged for what they have beside it."""
    return examples(language, smallest=True)


def visit_all() -> list[Visit]:
    """The chosen pages come first, and then the largest: they have most of what there is, and few then have to be judged."""
    judged = {path for language in LANGUAGES for path in chosen(language)}
    # Of each kind in each language, the smallest and the largest.
    opened = judged | {path for language in LANGUAGES for path in examples(language)}
    size = {path: (SITE / path).stat().st_size for path in pages()}
    choice = Choice(
        judged=judged,
        full={path for path in chosen("en") if size[path] < LARGE},
        closed=set(size) - opened,
    )
    if os.environ.get("AXE_EVERYTHING") == "1":
        choice = Choice(judged=set(size), full=set(size))
    with sync_playwright() as playwright:
        browser = launch(playwright)
        visits = visit(browser, SITE, sorted(size, key=lambda path: (path not in judged, -size[path])), choice)
        browser.close()
    return sorted(visits, key=lambda visit: visit.path)
