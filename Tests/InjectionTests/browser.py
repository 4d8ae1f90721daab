"""Chromium with the pages of a site: what runs in them, what they ask for, and what their policy stops."""

import sys
from pathlib import Path
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "BrowserTests"))

from playwright.sync_api import sync_playwright  # noqa: E402
from site_browser import LANGUAGES, Server, kind_of, language_of, launch, pages  # noqa: E402, F401

# What a reader's address can bring in.
QUERY = "?q=%3Csvg%20onload%3Dwindow.PWNED%3D1%3E&a=%22%3E%3Cimg%20src%3Dx%20onerror%3Dwindow.PWNED%3D1%3E#%3Cscript%3Ewindow.PWNED=1%3C/script%3E"
WATCH = """
  addEventListener('securitypolicyviolation', event => (window.STOPPED ??= []).push(`${event.violatedDirective} ${event.blockedURI}`));
"""


class Browser:
    """A Chromium that notes what goes on in the pages that it opens."""

    def __init__(self) -> None:
        self.playwright = sync_playwright().start()
        self.chromium = launch(self.playwright)

    def close(self) -> None:
        self.chromium.close()
        self.playwright.stop()

    def visit(self, site: Path, number: int) -> tuple[int, list[str]]:
        """Opens pages without their policy, and some with it; how many, and what happened that may not.

        Of each kind of page one in one language; the next number has the next language, and another page of the kind.
        """
        kinds: dict[str, list[str]] = {}
        for path in pages(site):
            if language_of(path) == LANGUAGES[number % len(LANGUAGES)]:
                kinds.setdefault(kind_of(path), []).append(path)
        chosen = [paths[number // len(LANGUAGES) % len(paths)] for paths in kinds.values()]
        server = Server(site)
        try:
            return len(chosen), self._opened(server, chosen, True) + self._opened(server, chosen[number % 3 :: 3], False)
        finally:
            server.close()

    def _opened(self, server: Server, paths: list[str], without_policy: bool) -> list[str]:
        found: list[str] = []
        context = self.chromium.new_context(bypass_csp=without_policy)
        context.add_init_script(WATCH)
        where = [""]

        def note(what: str) -> None:
            # The page for lost readers leads from the root of the published site, which is elsewhere here.
            if where[0].endswith("404.html") and "Failed to load resource" in what:
                return
            found.append(f"{where[0]}{'' if without_policy else ', with its policy'}: {what}")

        def asked(route) -> None:
            if route.request.url.startswith(server.address):
                route.continue_()
            else:
                note(f"asks {route.request.url}")
                route.abort()

        context.route("**/*", asked)
        page = context.new_page()
        page.on("dialog", lambda dialog: (note(f"says {dialog.message}"), dialog.dismiss()))
        page.on("pageerror", lambda error: note(f"fails with {error}"))
        page.on("console", lambda message: note(f"complains: {message.text}") if message.type == "error" else None)
        try:
            for path in paths:
                where[0] = path
                page.goto(f"{server.address}{quote(path)}{QUERY}", wait_until="load")
                if page.evaluate("window.PWNED"):
                    note("a payload ran")
                found += [f"{path}: its policy stops {stopped}" for stopped in page.evaluate("window.STOPPED ?? []")]
                if not page.url.startswith(server.address):
                    note(f"leads to {page.url}")
        finally:
            context.close()
        return found
