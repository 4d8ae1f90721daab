"""Without script every page has its content: nothing waits for a script, and what needs one is not shown."""

from site_browser import BrowserTests, in_language

CONTROLS = "#player, #theme, #chooser"


class NoScriptTests(BrowserTests):
    def open_plain(self, path: str):
        return self.open(path, java_script_enabled=False)

    def test_every_kind_of_page_shows_its_content(self) -> None:
        def check(page) -> None:
            self.assertTrue(page.locator("h1").is_visible())
            self.assertGreater(len(page.locator("main").inner_text()), 100)
            for diagram in page.locator("svg.diagram").all()[:3]:
                self.assertTrue(diagram.is_visible())
            for control in page.locator(CONTROLS).all():
                self.assertFalse(control.is_visible(), control.get_attribute("id"))

        self.at_each_example(check, ["en"], java_script_enabled=False)

    def test_no_script_has_run(self) -> None:
        """Otherwise the tests above would tell nothing."""
        page = self.open_plain("scenarios/push-pop.html")
        self.assertEqual(1, page.locator("#player[hidden]").count())
        self.assertTrue(self.open("scenarios/push-pop.html").locator("#player").is_visible())

    def test_details_open(self) -> None:
        page = self.open_plain("scenarios/push-pop.html")
        closed = page.query_selector_all("main section details:not([open], details details)")
        closed = [details for details in closed if details.is_visible()]
        self.assertGreater(len(closed), 2)
        for details in closed[:4]:
            content = details.query_selector(":scope > :not(summary, .copies, [role=status], [hidden])")
            self.assertFalse(content.is_visible())
            details.query_selector("summary").click()
            self.assertTrue(content.is_visible())

    def test_what_prepares_unfolds_and_folds(self) -> None:
        """The rows stand in the table, beside what opens them."""
        page = self.open_plain("scenarios/push-pop.html")
        row = page.locator(".preparation tr[id^=row]:not(.of-layout, .of-other)").first
        self.assertFalse(row.is_visible())
        page.locator(".fold").first.click()
        self.assertTrue(row.is_visible())
        page.locator(".fold").first.click()
        self.assertFalse(row.is_visible())

    def test_the_search_lists_everything_and_is_reached(self) -> None:
        for language in ("en", "ko", "ja"):
            page = self.open_plain(in_language("index.html", language))
            page.fill("input[type=search]", "push")
            page.press("input[type=search]", "Enter")
            page.wait_for_url("**/search.html?q=push")
            items = page.locator("#lists li")
            self.assertGreater(items.count(), 200)
            self.assertTrue(items.first.is_visible() and items.last.is_visible())

    def test_a_row_of_the_address_is_marked(self) -> None:
        page = self.open_plain("scenarios/push-pop.html#row-5")
        paint = "getComputedStyle(document.querySelector('#row-{} td')).backgroundColor"
        self.assertNotEqual(page.evaluate(paint.format(5)), page.evaluate(paint.format(6)))
