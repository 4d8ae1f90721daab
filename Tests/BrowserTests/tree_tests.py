"""The tree of the scenarios beside each of them, and the header that stays."""

from site_browser import SITE, BrowserTests, in_language


class TreeTests(BrowserTests):
    def test_its_topic_is_open_and_it_is_marked(self) -> None:
        def check(language: str) -> None:
            page = self.open(in_language("scenarios/sheet.html", language))
            self.assertEqual(1, page.locator(".tree details[open]").count())
            current = page.locator(".tree [aria-current=page]")
            self.assertTrue(current.is_visible())
            self.assertTrue(page.locator("h1").text_content().strip().startswith(current.text_content()))
            self.assertGreater(page.locator(".tree details[open] a").count(), 20)

        self.in_each_language(check)

    def test_another_topic_shows_its_scenarios_when_it_is_opened(self) -> None:
        for address in (self.server.address, f"file://{SITE}/"):
            page = self.open("index.html")
            page.goto(f"{address}ko/scenarios/sheet.html")
            page.locator(".tree [data-topic=tab] summary").click()
            page.locator('.tree [data-topic=tab] a[href="../scenarios/tab-first-visit.html"]').click()
            page.wait_for_url("**/ko/scenarios/tab-first-visit.html")

    def test_without_script_a_topic_leads_to_where_its_scenarios_stand(self) -> None:
        page = self.open("scenarios/sheet.html", java_script_enabled=False)
        page.locator(".tree [data-topic=tab] summary").click()
        page.locator(".tree [data-topic=tab] a").click()
        page.wait_for_url("**/index.html#tab")

    def test_a_narrow_screen_has_no_room_for_it(self) -> None:
        for width, isShown in ((390, False), (1100, False), (1200, True)):
            page = self.open("scenarios/sheet.html", viewport={"width": width, "height": 844})
            self.assertEqual(isShown, page.locator(".tree").is_visible(), width)


class HeaderTests(BrowserTests):
    HEIGHTS = """() => {
      const header = document.querySelector('.site-header');
      return [header.getBoundingClientRect().top, header.offsetHeight, parseFloat(getComputedStyle(header).minHeight), innerWidth];
    }"""

    BELOW = """() => {
      const { top } = document.querySelector(':target').getBoundingClientRect();
      return top >= document.querySelector('.site-header').offsetHeight && top < 600;
    }"""

    def test_it_stays_and_is_as_high_as_is_told(self) -> None:
        """What sticks below it and what links lead to is placed by the height that the style sheet tells."""

        def check(page) -> None:
            if page.url.endswith("embed.html"):
                return
            for width in (390, 1152, 1280):
                page.set_viewport_size({"width": width, "height": 844})
                page.wait_for_function("width => innerWidth === width", arg=width)
                page.evaluate("scrollTo(0, 500)")
                top, height, told, _ = page.evaluate(self.HEIGHTS)
                self.assertEqual(0, top, page.url)
                self.assertLessEqual(abs(height - told), 1, (page.url, width))
                self.assertLessEqual(height, 56 if width == 390 else 93)

        self.at_each_example(check)

    def test_what_a_link_leads_to_stands_below_it(self) -> None:
        for path, size in (("scenarios/push-pop.html#row-9", 1280), ("ja/scenarios/sheet.html#answer", 390), ("ko/rules.html#tab-select", 1280)):
            page = self.open(path, viewport={"width": size, "height": 844})
            # The page goes there with its first frames, which may come after all of it is there.
            self.draw(page)
            page.wait_for_function(self.BELOW)
            place = page.evaluate("[document.querySelector(':target').getBoundingClientRect().top, document.querySelector('.site-header').offsetHeight]")
            self.assertGreaterEqual(place[0], place[1], path)
            self.assertLess(place[0], 600, path)

    def test_the_menu_of_a_narrow_screen_opens_where_the_page_is(self) -> None:
        page = self.open("rules.html", viewport={"width": 390, "height": 844})
        page.evaluate("scrollTo(0, 2000)")
        page.locator(".menu-button").click()
        box = page.locator("#site-menu").bounding_box()
        self.assertTrue(40 < box["y"] < 60, box)
