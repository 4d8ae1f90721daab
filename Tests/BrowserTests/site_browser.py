"""What the browser tests share: the built site, served on this machine, and a Chromium that looks at it."""

import functools
import http.server
import os
import shutil
import sys
import threading
import unittest
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

HERE = Path(__file__).resolve().parent
SITE = Path(os.environ.get("LIFELINE_SITE", HERE.parents[1] / "Output/site")).resolve()
LANGUAGES = ("en", "ko", "ja")
AXE = files("axe_playwright_python") / "axe.min.js"
# Which scripts have run, of those that a page asks for when it is there: no tag says so.
ARRIVED = """document.addEventListener('load', ({ target }) => {
  if (target.localName === 'script') (window.arrived ??= []).push(target.src.split('/').at(-1));
}, true);"""
# No test is about this time: it ends what would hang.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


def pages(folder: Path = SITE) -> list[str]:
    """Every page's path within the site."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.html"))


def language_of(path: str) -> str:
    return path.split("/", 1)[0] if path.startswith(("ko/", "ja/")) else "en"


def in_language(path: str, language: str) -> str:
    """The address of an English page in another language."""
    return path if language == "en" else f"{language}/{path}"


def kind_of(path: str) -> str:
    """What kind of page it is: those of one template are of one kind."""
    plain = path.removeprefix(f"{language_of(path)}/")
    folder, _, name = plain.rpartition("/")
    return folder if folder and name not in ("index.html", "choose.html") else plain


def examples(language: str, smallest: bool = False) -> list[str]:
    """The largest page of each kind, or the smallest."""
    by_size = sorted(pages(), key=lambda path: (SITE / path).stat().st_size, reverse=smallest)
    kinds = {kind_of(path): path for path in by_size if language_of(path) == language}
    assert len(kinds) > 10, f"{SITE} is not the built site: it has {len(kinds)} kinds of pages"
    return sorted(kinds.values())


class Server:
    """Serves a folder at an address of this machine."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # An answer is sent in two parts, and the second would wait 40 ms for the first to be acknowledged.
        disable_nagle_algorithm = True

        def do_GET(self) -> None:
            # Browsers ask every server for an icon, and no page of the site does.
            if self.path == "/favicon.ico":
                self.send_response(204)
                self.end_headers()
            else:
                super().do_GET()

        def log_message(self, *_: object) -> None:
            pass

    class Listener(http.server.ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            # A page that is left ends what it still loads: nothing is wrong then.
            if not isinstance(sys.exc_info()[1], ConnectionError):
                super().handle_error(request, client_address)

    def __init__(self, folder: Path = SITE) -> None:
        handler = functools.partial(self.Handler, directory=str(folder))
        self.server = self.Listener(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def drills(page) -> list[str]:
    """The texts of the questions that a page asks, one after the other."""
    found = []
    while True:
        found.append(page.locator("#drill-app .drill").inner_text())
        if not page.locator(".drill-buttons .next").count():
            return found
        page.locator(".drill-buttons .next").click()


def launch(playwright):
    # The one without windows opens a page in half the time.
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "there is no Chromium here"
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])


class BrowserTests(unittest.TestCase):
    """Tests with one browser for all of a class, and a fresh profile for each page that is opened."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)
        cls.playwright = sync_playwright().start()
        cls.addClassCleanup(cls.playwright.stop)
        cls.browser = launch(cls.playwright)
        cls.addClassCleanup(cls.browser.close)

    def lay_out(self, page) -> None:
        """Lays out what is far from the window, too, where a test asks for the places of everything at once."""
        page.evaluate("""() => {
          const style = new CSSStyleSheet();
          style.replaceSync('main section { content-visibility: visible !important }');
          document.adoptedStyleSheets.push(style);
        }""")

    def open(self, path: str, **options):
        """A page in a profile of its own. What goes wrong in its scripts fails the test."""
        context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        self.addCleanup(context.close)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(ARRIVED)
        page = context.new_page()
        faults: list[str] = []
        # What is wrong on purpose is taken from the list.
        self.page_faults = faults
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", lambda message: faults.append(f"{page.url}: {message.text}") if message.type == "error" else None)
        self.addCleanup(lambda: self.assertEqual([], faults))
        page.goto(self.server.address + path)
        return page

    # What a page is waited for with is a function: its policy forbids to read an expression a second time.
    @contextmanager
    def told_of_address(self, page) -> Iterator[None]:
        """Ends when the page has answered another place in its address. The browser tells it of that behind a click."""
        # Who listens last is told last.
        page.evaluate("() => { window.isTold = false; addEventListener('hashchange', () => { window.isTold = true }, { once: true }) }")
        yield
        page.wait_for_function("() => window.isTold")

    def wait_for_script(self, page, name: str) -> None:
        """A script that the page has asked for by itself has run."""
        page.wait_for_function("name => window.arrived?.includes(name)", arg=name)

    def draw(self, page) -> None:
        """What a page does with its next frame is done, and what follows from that has its place."""
        page.evaluate("async () => { for (const _ of [1, 2]) await new Promise(done => requestAnimationFrame(done)) }")

    def at_each_example(self, check, languages=LANGUAGES, **options) -> None:
        """Checks one page of each kind in each language, opened one after the other in the same profile, as subtests."""
        page = None
        for path in [path for language in languages for path in examples(language)]:
            with self.subTest(page=path):
                page = page or self.open(path, **options)
                page.goto(self.server.address + path)
                check(page)

    def in_each_language(self, check) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                check(language)
