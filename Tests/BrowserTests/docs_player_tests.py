"""The player on a page of prose, which a site of one's own can have: it works as on a scenario's page.

It needs the tool, not the site: LIFELINE says where it is.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

import player_tests
import preview_tests
from site_browser import BrowserTests, Server

STEPS = ", ".join(f"push {name}" for name in "BCDEFGH")
PAGE = "# A page\n\n## Player\n\n@Player(long)\n"


class DocsPlayerTests(BrowserTests):
    def setUp(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="lifeline-docs-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        for name, text in {
            "Scenarios/long.yaml": f"id: long\ntitle: Long\nsummary: Many steps.\nstructure: nav(A)\nsteps: [{STEPS}]\n",
            "Pages/p.md": PAGE,
        }.items():
            path = folder / "Content" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        subprocess.run([preview_tests.tool(), "build"], cwd=folder, check=True, capture_output=True)
        self.server = Server(folder / "Output/site")
        self.addCleanup(self.server.close)

    def check(self, page, position: int) -> None:
        player_tests.PlayerTests.check(self, page, position)

    def test_it_leads_through_the_calls(self) -> None:
        page = self.open("docs/p.html?calls=all")
        button = lambda name: page.locator(f"[data-player={name}]")  # noqa: E731
        self.check(page, 0)
        count = page.evaluate(player_tests.MOMENT)["count"]
        for name, position in {"next": 1, "last": count, "previous": count - 1, "first": 1}.items():
            button(name).click()
            self.check(page, position)
        page.locator("#row-5 th.number").click()
        self.assertEqual("#row-5", page.evaluate("location.hash"))
        button("play").focus()
        page.keyboard.press("End")
        self.check(page, count)
        # Nothing here would open a step that is closed.
        self.assertTrue(page.locator("tr.current").is_visible())
        page.locator(".contents a", has_text="Player").last.click()
        self.assertTrue(button("play").evaluate("button => button === document.activeElement"))
        # It stands still but where it is moved on: the second of one row may be over before a busy machine looks.
        page.clock.install(time=0)
        page.clock.pause_at(3_600)
        button("play").click()
        page.clock.run_for(1_050)
        self.assertTrue(page.evaluate("document.querySelector('#player.playing') && location.hash === '#row-3'"))
