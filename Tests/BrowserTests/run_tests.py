"""The switch on a scenario's page: another run, of another release or order, stands where the scenario's own did."""

import re

from site_browser import AXE, LANGUAGES, SITE, BrowserTests, in_language

SHOWN = """() => ({
  moments: [...document.querySelectorAll('#sequence > .moments > .moment')].map(moment => moment.checkVisibility()),
  labels: [...document.querySelectorAll('.switch label')].map(label => label.textContent.trim()),
  checked: [...document.querySelectorAll('.switch input')].findIndex(input => input.checked),
  headings: [...document.querySelectorAll('#sequence > .moments > .moment h3[id]')].map(heading => heading.textContent.trim()),
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
                        moment = page.locator("#sequence > .moments > .moment").nth(place)
                        self.assertTrue(moment.locator("table.run, p").last.is_visible())

    def test_the_most_runs_that_a_page_has_all_have_their_place(self) -> None:
        """The style sheet names each place; there must be as many as the fullest page has."""
        page = self.open(switched()[0])
        places = len(page.evaluate(SHOWN)["labels"])
        sheet = (SITE / "style.css").read_text(encoding="utf-8")
        self.assertLessEqual(places, len(re.findall(r"nth-of-type\((\d+)\) :checked\) ~ \.moments:", sheet)))

    def test_the_keyboard_chooses(self) -> None:
        page = self.open(switched()[0])
        page.locator(".switch input").first.focus()
        page.keyboard.press("ArrowRight")
        self.check(page, 1)
        outline = "getComputedStyle(document.activeElement.closest('label')).outlineStyle"
        self.assertNotEqual("none", page.evaluate(outline))
        page.keyboard.press("ArrowLeft")
        self.check(page, 0)

    def test_the_player_steps_through_the_run_that_is_shown(self) -> None:
        page = self.open("scenarios/tab-first-visit.html")
        self.assertTrue(page.locator("#player").is_visible())
        page.locator(".switch label").nth(1).click()
        for call in ("loadView", "viewDidLoad"):
            page.locator("[data-player=next]").click()
        told = page.locator("#player output code").inner_text()
        row = page.locator("table.run tr.current")
        self.assertEqual(1, row.count())
        self.assertTrue(row.is_visible())
        who, called = row.locator(".who").inner_text(), row.locator(".call code").inner_text()
        self.assertEqual(f"{who} {called}", told)
        # No diagram is of this run.
        self.assertEqual(0, page.locator(".diagram .current, .diagram .here").count())
        page.locator(".switch label").first.click()
        self.assertEqual(0, page.locator("table.run .current, table.run .later").count())

    def test_nothing_says_another_release_than_the_one_that_was_chosen(self) -> None:
        for path in [in_language("scenarios/tab-first-visit.html", language) for language in LANGUAGES]:
            with self.subTest(page=path):
                page = self.open(path)
                lines = "[...document.querySelectorAll('main .platform')].filter(line => line.checkVisibility()).map(line => line.innerText).filter(text => text.includes('iOS'))"
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
        """A release stands there as such, and is remembered; anything else is a place on the page."""
        page = self.open(switched()[0])
        inputs = page.locator(".switch input").all()
        dated = [bool(each.get_attribute("data-ios")) for each in inputs]
        for place in (2, dated.index(False)):
            with self.subTest(run=inputs[place].get_attribute("value")):
                page.locator(".switch label").nth(place).click()
                page.wait_for_url(re.compile(r"\?ios=\d+$" if dated[place] else r"#run-[a-z0-9-]+$"))
                address = page.url
                end = address[address.index("?" if dated[place] else "#") :]
                again = self.open(switched()[0] + end)
                self.check(again, place)
                again.locator(".languages a[hreflang=ko]").click()
                again.wait_for_url(f"**/ko/**{end}")
                self.check(again, place)
                page.locator(".switch label").first.click()

    def test_a_place_of_a_release_leads_to_it(self) -> None:
        """As links of before had it."""
        page = self.open("scenarios/tab-first-visit.html#run-ios-13-to-17")
        self.check(page, 1)
        self.assertEqual("17", page.input_value("#release"))
