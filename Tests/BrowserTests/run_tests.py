"""The switch on a scenario's page: another run, of another release or order, stands where the scenario's own did."""

import re

from site_browser import AXE, LANGUAGES, SITE, BrowserTests, in_language

SHOWN = """() => ({
  moments: [...document.querySelectorAll('#sequence > .moment')].map(moment => moment.checkVisibility()),
  labels: [...document.querySelectorAll('.switch label')].map(label => label.textContent.trim()),
  checked: [...document.querySelectorAll('.switch input')].findIndex(input => input.checked),
  headings: [...document.querySelectorAll('#sequence > .moment h3[id]')].map(heading => heading.textContent.trim()),
})"""


def switched() -> list[str]:
    """The scenarios that have other runs, those with the most of them first."""
    found = {}
    for path in sorted((SITE / "scenarios").glob("*.html")):
        count = path.read_text(encoding="utf-8").count('name="run"')
        if count:
            found[f"scenarios/{path.name}"] = count
    return sorted(found, key=lambda path: -found[path])


class RunTests(BrowserTests):
    def check(self, page, chosen: int) -> dict:
        """One moment is shown, the chosen one, and every other run has its name above it."""
        shown = page.evaluate(SHOWN)
        self.assertEqual([place == chosen for place in range(len(shown["labels"]))], shown["moments"])
        self.assertEqual(chosen, shown["checked"])
        self.assertEqual(shown["labels"][1:], [text.removesuffix(" #") for text in shown["headings"]][-len(shown["labels"]) + 1 :])
        return shown

    def test_each_run_is_shown_alone_with_and_without_script(self) -> None:
        paths = switched()
        self.assertGreater(len(paths), 10)
        for path in [in_language(paths[0], language) for language in LANGUAGES] + paths[1:2]:
            for scripted in (True, False):
                with self.subTest(page=path, scripted=scripted):
                    page = self.open(path, java_script_enabled=scripted)
                    labels = self.check(page, 0)["labels"]
                    self.assertGreater(len(labels), 1)
                    for place in range(1, len(labels)):
                        page.locator(".switch label").nth(place).click()
                        self.check(page, place)
                        moment = page.locator("#sequence > .moment").nth(place)
                        self.assertTrue(moment.locator("table.run, p").last.is_visible())

    def test_the_most_runs_that_a_page_has_all_have_their_place(self) -> None:
        """The style sheet names each place; there must be as many as the fullest page has."""
        page = self.open(switched()[0])
        places = len(page.evaluate(SHOWN)["labels"])
        sheet = (SITE / "style.css").read_text(encoding="utf-8")
        self.assertLessEqual(places, len(re.findall(r"nth-of-type\((\d+)\) :checked\) ~ \.moment", sheet)))

    def test_the_keyboard_chooses(self) -> None:
        page = self.open(switched()[0])
        page.locator(".switch input").first.focus()
        page.keyboard.press("ArrowRight")
        self.check(page, 1)
        outline = "getComputedStyle(document.activeElement.closest('label')).outlineStyle"
        self.assertNotEqual("none", page.evaluate(outline))
        page.keyboard.press("ArrowLeft")
        self.check(page, 0)

    def test_the_player_is_there_for_the_scenarios_own_run_only(self) -> None:
        page = self.open(switched()[0])
        self.assertTrue(page.locator("#player").is_visible())
        page.locator(".switch label").nth(1).click()
        self.assertFalse(page.locator("#player").is_visible())
        page.locator(".switch label").first.click()
        self.assertTrue(page.locator("#player").is_visible())

    def test_nothing_says_another_release_than_the_one_that_was_chosen(self) -> None:
        for path in [in_language("scenarios/tab-first-visit.html", language) for language in LANGUAGES]:
            with self.subTest(page=path):
                page = self.open(path)
                lines = "[...document.querySelectorAll('main .platform')].filter(line => line.checkVisibility()).map(line => line.textContent)"
                own = page.evaluate(lines)
                self.assertEqual(1, len(own))
                page.locator(".switch label").nth(1).click()
                other = page.evaluate(lines)
                self.assertEqual(1, len(other))
                self.assertIn("17", other[0])
                self.assertNotEqual(own, other)
                # It has the lanes of the page's own table, in the same places.
                heads = """() => [...document.querySelectorAll('table.sequence thead .lane')]
                    .filter(lane => lane.checkVisibility()).map(lane => [lane.textContent, Math.round(lane.offsetLeft)])"""
                lanes = page.evaluate(heads)
                page.evaluate(AXE.read_text(encoding="utf-8"))
                found = page.evaluate("axe.run(document, { runOnly: ['landmark-unique', 'empty-table-header'] })")
                self.assertEqual([], [node["html"][:160] for rule in found["violations"] for node in rule["nodes"]])
                page.locator(".switch label").first.click()
                self.assertGreater(len(lanes), 1)
                self.assertEqual(page.evaluate(heads), lanes)

    def test_what_differs_is_marked_and_told(self) -> None:
        for path in switched()[:3]:
            with self.subTest(page=path):
                page = self.open(path)
                rows = page.locator("table.run tr.different").all()
                self.assertGreater(len(rows), 0)
                self.assertTrue(all(row.locator(".note").count() for row in rows))

    def test_on_paper_stands_what_was_chosen(self) -> None:
        page = self.open(switched()[0])
        page.locator(".switch label").nth(1).click()
        page.emulate_media(media="print")
        self.check(page, 1)

    def test_a_run_has_an_address(self) -> None:
        page = self.open(switched()[0])
        page.locator(".switch label").nth(2).click()
        address = page.url
        self.assertRegex(address, r"#run-[a-z0-9-]+$")
        again = self.open(switched()[0] + address[address.index("#") :])
        self.check(again, 2)
        again.locator(".languages a[hreflang=ko]").click()
        again.wait_for_url(f"**/ko/**{address[address.index('#') :]}")
        self.check(again, 2)
        again.locator(".switch label").first.click()
        self.assertNotIn("#", again.url)

    def test_a_link_to_a_run_shows_it_without_script(self) -> None:
        page = self.open(switched()[0])
        page.locator(".switch label").nth(1).click()
        plain = self.open(switched()[0] + page.url[page.url.index("#") :], java_script_enabled=False)
        self.assertTrue(plain.locator("#sequence > .moment").nth(1).is_visible())

    def test_another_run_says_that_the_rest_of_the_page_is_not_about_it(self) -> None:
        for java_script in (True, False):
            page = self.open(switched()[0], java_script_enabled=java_script)
            note = page.locator(".elsewhere")
            self.assertFalse(note.is_visible())
            page.locator(".switch label").nth(1).click()
            self.assertTrue(note.is_visible())
            self.assertIn(page.locator(".switch label").first.inner_text().strip(), note.inner_text())

    def test_a_step_that_is_led_to_shows_its_first_call(self) -> None:
        for path in ("scenarios/push-pop.html#step-2", "scenarios/modal-completion.html#step-1", "ja/scenarios/tab-first-visit.html#step-2"):
            for width in (1280, 360):
                with self.subTest(page=path, width=width):
                    page = self.open(path, viewport={"width": width, "height": 700})
                    page.wait_for_timeout(200)
                    covered = page.evaluate("""step => {
                      const row = document.getElementById(step).parentElement.querySelector('tr[id^=row]:not(.of-layout, .of-other)');
                      const { left, top, width, height } = row.querySelector('th').getBoundingClientRect();
                      return [.1, .9].filter(part => !row.contains(document.elementFromPoint(left + width / 2, top + part * height)));
                    }""", path.split("#")[1])
                    self.assertEqual([], covered)

    def test_what_prepares_is_folded_until_it_is_asked_for(self) -> None:
        for path, row in (("scenarios/push-pop.html?calls=all", 3), ("scenarios/sheet.html?calls=all", 3)):
            with self.subTest(page=path):
                page = self.open(path)
                folded = page.locator(f"#row-{row}")
                self.assertFalse(folded.is_visible())
                page.locator(".preparation .fold").first.click()
                self.assertTrue(folded.is_visible())
                self.assertTrue(self.open(f"{path}#row-{row}").locator(f"#row-{row}").is_visible(), "led to")
                played = self.open(path)
                played.locator("[data-player=first]").click()
                self.assertTrue(played.locator("#row-1").is_visible(), "played")
                printed = self.open(path)
                printed.emulate_media(media="print")
                self.assertTrue(printed.locator(f"#row-{row}").is_visible(), "on paper")
