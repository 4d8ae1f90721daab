"""Visits every page once, in two browsers side by side: axe in light and dark, and texts that were left in English.

Axe's rules of contrast take four fifths of its time. They are therefore asked once for each style of text (colour, size,
weight, what is beneath), in light and in dark, on the page where it first occurs; on one page of each kind they are asked
for every text. With AXE_EVERYTHING=1 they are asked for every text of every page.
"""

import json
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from playwright.sync_api import sync_playwright

from site_browser import AXE, HERE, LANGUAGES, SITE, Server, examples, language_of, launch, pages

BROWSERS = 2
CONTRAST = ["color-contrast", "link-in-text-block"]
NAMES = (HERE / "same-in-every-language.txt").read_text(encoding="utf-8").split()


@dataclass
class Visit:
    """What was found on a page, and how much was looked at."""

    path: str
    violations: list[str] = field(default_factory=list)
    unsure: list[str] = field(default_factory=list)
    untranslated: list[dict] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    rules: int = 0
    styles: int = 0
    texts: int = 0


class Visitor:
    """A browser with one page, which it uses for all visits."""

    def __init__(self, browser, address: str) -> None:
        self.address = address
        self.page = browser.new_page(viewport={"width": 1280, "height": 900})
        self.visit = Visit("")
        self.page.on("pageerror", lambda error: self.visit.errors.append(str(error)))
        self.axe = AXE.read_text(encoding="utf-8")
        self.samples = (HERE / "style-samples.js").read_text(encoding="utf-8")
        self.translation = (HERE / "untranslated.js").read_text(encoding="utf-8")
        self.seen: list[str] = []

    def look(self, path: str, everything: bool) -> Visit:
        self.visit = Visit(path)
        self.page.emulate_media(color_scheme="light")
        self.page.goto(self.address + path)
        language = language_of(path)
        if language != "en":
            found = self.page.evaluate(f"([language, names]) => ({self.translation})(language, names)", [language, NAMES])
            self.visit.texts, self.visit.untranslated = found["texts"], found["findings"]
        # What can be opened is looked at, too.
        self.page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
        self.page.evaluate(self.axe)
        fresh = self.page.evaluate(self.samples, self.seen)
        self.seen += fresh
        self.visit.styles = len(fresh)
        self.page.evaluate("""everything => axe.configure({ rules: [
            { id: 'color-contrast', selector: everything ? '*' : '[data-judged]' },
            { id: 'link-in-text-block', selector: everything ? 'a[href]' : 'a[href][data-judged]' },
        ] })""", everything)
        self.judge("light", {})
        if fresh or everything:
            self.judge("dark", {"runOnly": CONTRAST})
        return self.visit

    def judge(self, scheme: str, options: dict) -> None:
        """All rules in light; in dark those that depend on colours."""
        self.page.emulate_media(color_scheme=scheme)
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


def visit(folder: Path, paths: list[str], full: set[str]) -> list[Visit]:
    server = Server(folder)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        visitor = Visitor(browser, server.address)
        visits = [visitor.look(path, path in full) for path in paths]
        browser.close()
    server.close()
    return visits


def visit_all() -> list[Visit]:
    paths = sorted(pages(), key=lambda path: (SITE / path).stat().st_size)
    everything = os.environ.get("AXE_EVERYTHING") == "1"
    full = set(paths) if everything else {path for language in LANGUAGES[:1] for path in examples(language)}
    with ProcessPoolExecutor(BROWSERS, mp_context=get_context("spawn")) as pool:
        shares = [pool.submit(visit, SITE, paths[start::BROWSERS], full) for start in range(BROWSERS)]
        return sorted((visit for share in shares for visit in share.result()), key=lambda visit: visit.path)
