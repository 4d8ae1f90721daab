"""Essential first: which calls are shown, what is left out is counted, and the choice goes along."""

from site_browser import BrowserTests, in_language

PAGE = "scenarios/push-pop.html"
COMPARISON = "comparisons/push-modal-tab-peek.html"
LEVELS = ("essential", "layout", "all")
# Of the page's own table, step by step: the rows that are seen, all rows, and how many are said to be left out.
STEPS = """() => [...document.querySelectorAll('table.sequence:has(#row-1) tbody:not(.preparation)')].map(step => {
  const rows = [...step.querySelectorAll('tr[id^=row]')];
  const told = [...step.querySelectorAll('.left-out span')].filter(line => line.checkVisibility());
  return { all: rows.length, shown: rows.filter(row => row.checkVisibility()).length,
    left: told.map(line => Number(/\\d+/.exec(line.textContent)[0])).reduce((sum, count) => sum + count, 0) };
})"""
# The places that each column shows, and the rows whose cells are framed.
PLACES = """() => {
  const table = document.querySelector('table.comparison');
  const rows = [...table.tBodies[0].rows].filter(row => row.checkVisibility());
  return { columns: [...table.tHead.rows[0].cells].slice(1).map((_, index) => rows
      .map(row => row.cells[index + 1].querySelector('.place')?.innerText).filter(Boolean).map(Number).sort((a, b) => a - b)),
    rows: rows.length, framed: rows.filter(row => row.querySelector('.different')).map(row => row.querySelector('code').textContent),
    notes: rows.flatMap(row => [...row.querySelectorAll('.different .note')]).map(note => note.textContent) };
}"""


class CallsTests(BrowserTests):
    def check(self, page, level: str) -> list[int]:
        """The switch, the address and the table say the same, and nothing is lost."""
        self.assertEqual(level, page.locator("input[name=calls]:checked").get_attribute("value"))
        self.assertEqual(level != "essential", f"calls={level}" in page.url)
        steps = page.evaluate(STEPS)
        self.assertGreater(len(steps), 1)
        for step in steps:
            self.assertEqual(step["all"], step["shown"] + step["left"])
        return [step["shown"] for step in steps]

    def test_the_switch_opens_the_rest_and_is_remembered(self) -> None:
        def check(language: str) -> None:
            page = self.open(in_language(PAGE, language))
            shown = {"essential": self.check(page, "essential")}
            for level in LEVELS[1:]:
                page.locator(f"label:has(#calls-{level})").click()
                shown[level] = self.check(page, level)
            for step, counts in enumerate(zip(*shown.values(), strict=True)):
                self.assertEqual(sorted(counts), list(counts))
                self.assertLess(counts[0], counts[-1], f"step {step + 2}")
                self.assertLessEqual(counts[0], 7)
            page.goto(self.server.address + in_language("scenarios/sheet.html", language))
            self.check(page, "all")

        self.in_each_language(check)

    def test_what_is_left_out_is_shown_from_where_it_is_counted(self) -> None:
        page = self.open(PAGE)
        page.locator("tbody:not(.preparation) .left-layout button").first.click()
        self.check(page, "layout")
        self.assertEqual("number", page.evaluate("document.activeElement.className"))
        page.keyboard.press("Tab")
        page.locator("tbody:not(.preparation) .left-other button").first.focus()
        page.keyboard.press("Enter")
        self.check(page, "all")

    def test_an_address_opens_with_its_choice_in_each_language(self) -> None:
        page = self.open(f"{PAGE}?calls=layout")
        self.check(page, "layout")
        page.locator(".languages a[hreflang=ja]").click()
        page.wait_for_url("**/ja/**")
        self.check(page, "layout")
        page.locator("#calls-layout").focus()
        page.keyboard.press("ArrowLeft")
        self.check(page, "essential")

    def test_a_row_that_is_led_to_is_shown(self) -> None:
        for java_script in (True, False):
            page = self.open(f"{PAGE}#row-21", java_script_enabled=java_script)
            self.assertIn("of-other", page.locator("#row-21").get_attribute("class"))
            self.assertTrue(page.locator("#row-21").is_visible())
            self.assertFalse(page.locator("#row-20").is_visible())

    def test_without_script_the_switch_works(self) -> None:
        page = self.open(PAGE, java_script_enabled=False)
        counts = []
        for level in LEVELS:
            page.locator(f"label:has(#calls-{level})").click()
            counts.append(page.locator("table.sequence:not(.run) tr[id^=row]:visible").count())
        self.assertEqual(sorted(set(counts)), counts)
        self.assertEqual(0, page.locator(".left-out:visible").count())

    def test_a_narrow_screen_has_the_switch_in_its_menu(self) -> None:
        page = self.open(PAGE, viewport={"width": 390, "height": 844})
        page.locator(".menu-button").click()
        page.locator("label:has(#calls-all)").click()
        self.check(page, "all")

    def test_the_player_goes_through_what_is_shown(self) -> None:
        page = self.open(PAGE)
        for _ in range(12):
            page.locator("[data-player=next]").click()
            self.assertEqual(0, page.locator("tr.current:is(.of-layout, .of-other)").count())
        number = page.locator("tr.current").get_attribute("id")
        most = int(page.locator("[data-player=range]").get_attribute("max"))
        page.locator("label:has(#calls-all)").click()
        self.assertEqual(number, page.locator("tr.current").get_attribute("id"), "the moment stays")
        self.assertGreater(int(page.locator("[data-player=range]").get_attribute("max")), most)

    def test_who_is_called_is_read_out_in_each_row(self) -> None:
        for width in (1280, 390):
            page = self.open(PAGE, viewport={"width": width, "height": 844})
            self.assertEqual(width < 900, page.locator("#row-24 .who").bounding_box()["width"] > 20)
            self.assertEqual(1, page.locator("#row-24").get_by_role("cell", name="Root viewWillDisappear", exact=True).count())

    def test_a_comparison_answers_on_the_first_screen(self) -> None:
        def check(language: str) -> None:
            page = self.open(in_language(COMPARISON, language), viewport={"width": 390, "height": 844})
            box = page.locator("table.answers:visible").bounding_box()
            self.assertLessEqual(box["y"] + box["height"], 844)
            self.assertLessEqual(box["x"] + box["width"], 390)
            rows = page.locator("table.answers:visible tbody tr").all()
            self.assertEqual(5, len(rows))
            answers = [[cell.inner_text() for cell in row.locator("td").all()] for row in rows]
            outgoing, incoming = answers[0][0], answers[0][2]
            self.assertNotEqual(outgoing, incoming)
            self.assertEqual([outgoing, outgoing, incoming, incoming], answers[0])
            self.assertEqual([outgoing, incoming, outgoing, incoming], answers[1])
            self.assertEqual(1, len(set(answers[2])))
            self.assertEqual([True, True, True, False], [answer == answers[3][0] for answer in answers[3]])
            self.assertEqual(5, page.locator("table.answers:visible .different").count())

        self.in_each_language(check)

    def test_a_comparison_is_numbered_among_what_is_shown(self) -> None:
        for java_script in (True, False):
            page = self.open(COMPARISON, java_script_enabled=java_script)
            rows = []
            for level in LEVELS:
                page.locator(f"label:has(#calls-{level})").click()
                found = page.evaluate(PLACES)
                for column in found["columns"]:
                    self.assertEqual(list(range(1, len(column) + 1)), column)
                rows.append(found["rows"])
                self.assertTrue(all("Layout" not in name for name in found["framed"]))
                self.assertIn("after the incoming viewDidAppear", found["notes"])
            self.assertEqual(sorted(set(rows)), rows)
            self.assertLessEqual(rows[0], 10)

    def test_the_time_axis_fits_the_page(self) -> None:
        page = self.open(COMPARISON)
        fits = "box => box.scrollWidth <= box.clientWidth"
        self.assertTrue(page.locator(".scroll:has(> .diagram.comparison)").evaluate(fits))
