"""The preview of `lifeline serve`: pages reload when they have changed, and what is wrong is shown over them.

It needs the tool, not the site: LIFELINE says where it is.
"""

import http.server
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import expect

from site_browser import HERE, BrowserTests

PACKAGE = HERE.parents[1]
SCENARIO = """id: {id}
title: {{en: {title}, ko: {title}, ja: {title}}}
summary: {{en: A push., ko: A push., ja: A push.}}
structure: nav(Root)
steps: [{steps}]
"""
SLIP = "launch, psh Detail"
HOSTILE = "launch, psh <img/src=x/onerror=document.title='bad'></script>"
PANEL = "lifeline-preview .panel"
# Gone with the page: what has it has not been loaded again.
MARK = "window.mark = 1"
# A site is built in between, maybe beside other tests. No test is about this time: it ends what would hang.
PATIENCE = 120
expect.set_options(timeout=PATIENCE * 1_000)


def tool() -> str:
    builds = (PACKAGE / ".build" / folder / "release/lifeline" for folder in ("tests", "."))
    found = os.environ.get("LIFELINE") or next((str(path) for path in builds if path.exists()), None)
    assert found, "there is no lifeline here: LIFELINE says where it is"
    return found


class Preview:
    """A project of two scenarios in a temporary folder, and its preview."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lifeline-preview-"))
        shutil.copytree(PACKAGE / "Templates", self.folder / "Templates")
        (self.folder / "Content/Scenarios").mkdir(parents=True)
        self.write("push-pop", "One")
        self.write("home", "Two", steps="launch, home, reopen")
        self.start(0)

    def start(self, port: int) -> None:
        command = [tool(), "serve", "--port", str(port)]
        self.process = subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rstrip("/").rpartition(":")[2])
        while "ready in" not in (line := self.process.stderr.readline()):
            assert line, "the preview has ended"
        while "nothing wrong" in line and not self.has_site():
            time.sleep(0.01)

    def has_site(self) -> bool:
        try:
            return urllib.request.urlopen(self.address, timeout=PATIENCE).status == 200
        except urllib.error.HTTPError:
            return False

    def wait_for(self, path: str, text: str) -> None:
        """What was saved has been built."""
        while text not in urllib.request.urlopen(self.address + path, timeout=PATIENCE).read().decode():
            time.sleep(0.01)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, name: str, title: str, steps: str = "launch, push Detail") -> None:
        """Saves a scenario as most editors do: another file takes its place."""
        path = self.folder / f"Content/Scenarios/{name}.yaml"
        path.with_suffix(".tmp~").write_text(SCENARIO.format(id=name, title=title, steps=steps))
        path.with_suffix(".tmp~").rename(path)


class Another(http.server.SimpleHTTPRequestHandler):
    """A server that knows nothing of a preview."""

    timeout = 2
    asked = threading.Event()

    def do_GET(self) -> None:
        super().do_GET()
        self.asked.set()

    def log_message(self, *_: object) -> None:
        pass


class PreviewTests(BrowserTests):
    def setUp(self) -> None:
        self.server = Preview()
        self.addCleanup(self.server.close)

    def open(self, path: str, **options):
        page = super().open(path, **options)
        page.evaluate(MARK)
        return page

    def is_same(self, page) -> bool:
        return page.evaluate("window.mark === 1")

    def test_a_page_that_has_changed_reloads_and_another_does_not(self) -> None:
        changed, other = self.open("scenarios/push-pop.html"), self.open("rules.html")
        self.server.write("push-pop", "Another")
        expect(changed.locator("h1")).to_have_text("Another")
        self.assertFalse(self.is_same(changed))
        other.wait_for_timeout(500)
        self.assertTrue(self.is_same(other))
        # What each page uses is a part of it.
        with open(self.server.folder / "Templates/styles/90-print.css", "a") as style:
            style.write("h1 { letter-spacing: 7px; }\n")
        for page in (changed, other):
            expect(page.locator("h1")).to_have_css("letter-spacing", "7px")

    def test_what_is_wrong_is_shown_over_the_last_good_page(self) -> None:
        page = self.open("scenarios/push-pop.html")
        self.server.write("push-pop", "Another", steps=SLIP)
        panel = page.locator(PANEL)
        expect(panel).to_be_visible()
        text = panel.inner_text()
        for part in ("1 error", "Content/Scenarios/push-pop.yaml:5:17", "'psh' is not an action; did you mean 'push'?",
                     "[scenario.unknown-action]", "steps: [launch, psh Detail]"):  # fmt: skip
            self.assertIn(part, text)
        self.assertEqual("psh", panel.locator("mark").inner_text())
        expect(page.locator("h1")).to_have_text("One")
        self.assertTrue(self.is_same(page))
        # A page that is opened now shows it as well.
        expect(self.open("index.html").locator(PANEL)).to_be_visible()
        self.server.write("push-pop", "One")
        expect(panel).to_have_count(0)
        self.assertTrue(self.is_same(page), "it is as it was before")
        self.server.write("push-pop", "Another")
        expect(page.locator("h1")).to_have_text("Another")

    def test_it_can_be_closed_until_something_else_is_wrong(self) -> None:
        page = self.open("scenarios/push-pop.html")
        self.server.write("push-pop", "One", steps=SLIP)
        page.locator(PANEL).get_by_role("button", name="Close").click()
        expect(page.locator(PANEL)).to_have_count(0)
        self.server.write("home", "Three", steps="launch, hme")
        expect(page.locator(PANEL)).to_contain_text("2 errors")

    def test_texts_of_the_sources_are_texts(self) -> None:
        page = self.open("scenarios/push-pop.html")
        title = page.title()
        self.server.write("push-pop", "One", steps=HOSTILE)
        expect(page.locator(PANEL)).to_contain_text("<img/src=x/onerror")
        self.assertEqual(0, page.locator(f"{PANEL} img, {PANEL} script").count())
        self.assertEqual(title, page.title())

    def test_warnings_are_small(self) -> None:
        page = self.open("scenarios/push-pop.html")
        (self.server.folder / "Templates/site/notes.txt").write_text("some notes\n")
        panel = page.locator(PANEL)
        expect(panel).to_contain_text("1 warning")
        expect(panel.locator("li")).to_be_hidden()
        panel.locator("summary").click()
        expect(panel.locator("li")).to_contain_text("Templates/site/notes.txt")
        self.server.write("push-pop", "Another")
        expect(page.locator("h1")).to_have_text("Another")

    def test_the_player_is_not_covered(self) -> None:
        page = self.open("scenarios/push-pop.html")
        (self.server.folder / "Templates/site/notes.txt").write_text("some notes\n")
        panel = page.locator(PANEL)
        expect(panel).to_be_visible()
        free = "() => document.querySelector('lifeline-preview').shadowRoot.querySelector('.panel').getBoundingClientRect().bottom <= document.getElementById('player').getBoundingClientRect().top + 1"
        page.wait_for_function(free)
        panel.locator("summary").click()
        page.wait_for_function(free)

    def test_a_reload_stays_where_the_reader_is(self) -> None:
        page = self.open("scenarios/push-pop.html", viewport={"width": 800, "height": 400})
        page.evaluate("scrollTo(0, 700)")
        place = page.evaluate("scrollY")
        self.assertGreater(place, 300)
        self.server.write("push-pop", "Another")
        expect(page.locator("h1")).to_have_text("Another")
        # The browser goes back to it by itself, a moment after it has the text.
        page.wait_for_function("place => Math.abs(scrollY - place) <= 5", arg=place)

    def test_a_page_that_nobody_sees_waits(self) -> None:
        page = self.open("scenarios/push-pop.html")
        turn = """state => {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
        page.evaluate(turn, "hidden")
        self.server.write("push-pop", "Another")
        self.server.wait_for("scenarios/push-pop.html", "Another")
        page.wait_for_timeout(1_000)
        self.assertTrue(self.is_same(page))
        page.evaluate(turn, "visible")
        expect(page.locator("h1")).to_have_text("Another")

    def test_a_page_outlives_the_server(self) -> None:
        page = self.open("scenarios/push-pop.html")
        self.assertEqual(0, self.server.stop())
        self.server.start(self.server.port)
        page.wait_for_timeout(1_500)
        self.assertTrue(self.is_same(page))
        self.server.write("push-pop", "Another")
        expect(page.locator("h1")).to_have_text("Another")
        # The browser noted that the server was gone.
        self.page_faults.clear()

    def test_who_looks_at_a_page_is_told_that_the_preview_has_ended(self) -> None:
        page = self.open("scenarios/push-pop.html")
        self.assertEqual(0, self.server.stop())
        panel = page.locator(PANEL)
        expect(panel).to_contain_text("The preview has ended")
        expect(panel).to_be_in_viewport()
        # Something else answers at its address for a while, which ends the browser's own attempts.
        other = http.server.ThreadingHTTPServer(("127.0.0.1", self.server.port), Another)
        other.daemon_threads = True
        threading.Thread(target=other.serve_forever, daemon=True).start()
        self.assertTrue(Another.asked.wait(PATIENCE))
        other.shutdown()
        other.server_close()
        self.server.start(self.server.port)
        self.server.write("push-pop", "Another")
        expect(page.locator("h1")).to_have_text("Another")
        expect(panel).to_have_count(0)
        self.page_faults.clear()

    def test_the_panel_stays_as_its_reader_has_left_it(self) -> None:
        page = self.open("scenarios/push-pop.html")
        notes = self.server.folder / "Templates/site/notes.txt"
        notes.write_text("some notes\n")
        panel = page.locator(PANEL)
        panel.locator("summary").click()
        expect(panel.locator("li")).to_be_visible()
        (self.server.folder / "Templates/site/more.txt").write_text("more notes\n")
        expect(panel).to_contain_text("2 warnings")
        expect(panel.locator("li").first).to_be_visible()
        expect(panel.locator("summary")).to_be_focused()
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        # It stays closed on the next page, until something else is wrong.
        page.goto(self.server.address + "rules.html")
        page.wait_for_timeout(500)
        expect(panel).to_have_count(0)
        notes.unlink()
        expect(panel).to_contain_text("1 warning")

    def test_the_first_site_takes_the_place_of_what_waits_for_it(self) -> None:
        self.server.stop()
        self.server.write("push-pop", "One", steps=SLIP)
        self.server.start(0)
        page = super().open("scenarios/push-pop.html")
        expect(page.locator("h1")).to_have_text("There is no site yet")
        expect(page.locator(PANEL)).to_contain_text("'psh' is not an action")
        self.server.write("push-pop", "Another")
        expect(page.locator("h1")).to_have_text("Another")
        expect(page.locator(PANEL)).to_have_count(0)
        # The browser noted the status of the first answer.
        self.page_faults.clear()
