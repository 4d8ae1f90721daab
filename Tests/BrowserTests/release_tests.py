"""The site's release: chosen in the header, remembered, in the address, and what every page is then about."""

import re

from playwright.sync_api import expect
from site_browser import AXE, LANGUAGES, BrowserTests, in_language

PAGE = "scenarios/tab-first-visit.html"
# What can be seen of the calls of a step, in each table that is shown: who and what, and whether it is marked.
CALLS = """step => [...document.querySelectorAll('#sequence table.sequence')].filter(table => table.checkVisibility()).map(table =>
  [...table.tBodies[step - 1].rows].filter(row => row.checkVisibility() && row.querySelector('.call') && !row.matches('.missing'))
    .map(row => [row.querySelector('.who').textContent, row.querySelector('.call code').textContent, row.matches('.differs'), row.cells[0].textContent.trim()]))"""


class ReleaseTests(BrowserTests):
    def calls(self, page, step: int = 2) -> list:
        return page.evaluate(CALLS, step)

    def test_a_release_is_shown_on_the_page_and_on_the_next(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language(PAGE, language))
                self.assertEqual("26", page.input_value("#release"))
                [newest] = self.calls(page)
                page.select_option("#release", "15")
                [older] = self.calls(page)
                self.assertEqual(["viewDidAppear", "viewDidDisappear"], [row[1] for row in newest[-2:]])
                self.assertEqual(["viewDidDisappear", "viewDidAppear"], [row[1] for row in older[-2:]])
                self.assertTrue(page.url.endswith("?ios=15"), page.url)
                self.assertFalse(page.locator("#diagrams").is_visible())
                self.assertTrue(page.locator(".elsewhere").is_visible())
                # What is alike is shown whole, and numbered on.
                first = page.locator("table.run tbody").first
                self.assertGreater(first.locator("tr.event").count(), 5)
                begin = page.locator("table.run tbody").nth(1).locator("tr.event").first.locator("th").inner_text()
                self.assertEqual(str(first.locator("tr.event").count() + 1), begin)
                page.goto(page.url.replace("tab-first-visit.html?ios=15", "push-pop.html"))
                self.assertEqual("15", page.input_value("#release"))
                page.goto(page.url.split("scenarios")[0] + "comparisons/push-modal-tab.html")
                self.assertEqual("15", page.input_value("#release"))
                page.select_option("#release", "26")
                page.reload()
                self.assertEqual("26", page.input_value("#release"))
                self.assertNotIn("ios=", page.url)

    def test_two_releases_stand_side_by_side(self) -> None:
        """Without leaving the page: two choices, and two rows are marked in each step."""
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language(PAGE, language), viewport={"width": 1280, "height": 900})
                page.select_option("#release", "15")
                page.select_option("#beside", "18")
                # In the page its own run comes first, on the screen what was chosen first.
                newer, older = self.calls(page)
                for column in (newer, older):
                    self.assertEqual(1, sum(row[2] for row in column))
                self.assertNotEqual([row[1] for row in newer], [row[1] for row in older])
                boxes = [box.bounding_box() for box in page.locator("#sequence .moment:visible").all()]
                self.assertEqual(2, len(boxes))
                self.assertAlmostEqual(boxes[0]["y"], boxes[1]["y"], delta=1)
                again = self.open(in_language(PAGE, language) + page.url[page.url.index("?") :])
                self.assertEqual([newer, older], self.calls(again))
                page.evaluate(AXE.read_text(encoding="utf-8"))
                found = page.evaluate("axe.run(document)")
                self.assertEqual([], [node["html"][:160] for rule in found["violations"] for node in rule["nodes"]])
                page.select_option("#beside", "")
                self.assertEqual([[row[:2] for row in older]], [[row[:2] for row in column] for column in self.calls(page)])
                self.assertEqual(0, page.locator(".differs").count())

    def test_releases_that_give_the_same_are_one_run(self) -> None:
        page = self.open(f"{PAGE}?ios=14&beside=16")
        self.assertEqual(1, len(self.calls(page)))
        self.assertEqual(0, page.locator(".differs").count())

    def test_a_narrow_window_has_them_below_each_other(self) -> None:
        page = self.open(f"{PAGE}?ios=17&beside=26", viewport={"width": 390, "height": 844})
        boxes = [(box.bounding_box(), box.inner_text()) for box in page.locator("#sequence .moment:visible").all()]
        self.assertEqual(2, len(boxes))
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
        older = next(box for box, text in boxes if "17" in text.splitlines()[0])
        self.assertEqual(min(box["y"] for box, _ in boxes), older["y"], "what was chosen first stands first")

    def test_a_comparison_follows(self) -> None:
        done = "[...document.querySelectorAll('table.answers')].filter(table => table.checkVisibility()).map(table => table.tBodies[0].rows[1].lastElementChild.className.trim())"
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language("comparisons/push-modal-tab.html", language))
                self.assertEqual(["different incoming"], page.evaluate(done))
                page.select_option("#release", "17")
                self.assertEqual(["outgoing"], page.evaluate(done))
                self.assertEqual(1, page.locator("table.comparison:visible").count())
                self.assertFalse(page.locator("#differences").is_visible())
                page.select_option("#beside", "26")
                self.assertEqual(["different incoming", "outgoing"], sorted(page.evaluate(done)))
                self.assertEqual(2, page.locator("table.comparison:visible").count())

    def shown_heading(self, page) -> str:
        return page.locator(".moments > .shown h3").first.text_content().removesuffix("#").strip()

    def test_a_link_to_a_row_leads_to_the_run_that_it_is_of(self) -> None:
        page = self.open(PAGE)
        page.select_option("#release", "15")
        bare = page.url.split("?")[0]
        for target in ("row-3", "step-2", "explanation"):
            with self.subTest(target=target):
                page.goto("about:blank")
                page.goto(f"{bare}#{target}")
                self.assertEqual("26", page.input_value("#release"))
                self.assertTrue(page.locator(f"#{target}").is_visible())
                # What is shown stands in the address, and is shown again.
                self.assertIn("ios=26", page.url)
                page.reload()
                self.assertEqual("26", page.input_value("#release"))
        # The reader's choice is still that.
        page.goto(bare)
        self.assertEqual("15", page.input_value("#release"))
        self.assertTrue(page.url.endswith("?ios=15"), page.url)

    def test_with_a_release_in_the_address_its_step_is_shown(self) -> None:
        page = self.open(f"{PAGE}?ios=15#step-2")
        self.assertEqual("15", page.input_value("#release"))
        page.wait_for_function("() => document.querySelector('.moments > .shown table').tBodies[1].getBoundingClientRect().top < innerHeight")
        page.evaluate("scrollTo(0, 0)")
        with self.told_of_address(page):
            page.locator(".film a[href='#step-1']").click()
        self.assertEqual("15", page.input_value("#release"))
        page.wait_for_function("() => document.querySelector('.moments > .shown table').tBodies[0].getBoundingClientRect().top < innerHeight / 2")

    def test_a_run_stays_until_another_is_chosen(self) -> None:
        page = self.open(PAGE)
        elsewhere = page.locator(".switch label:has(input:not([data-ios]))").first
        words = elsewhere.text_content().strip()
        elsewhere.click()
        self.assertEqual(words, self.shown_heading(page))
        self.assertIn("#run-", page.url)
        with self.told_of_address(page):
            page.locator(".contents a[href='#evidence']").click()
        self.assertEqual(words, self.shown_heading(page))
        with self.told_of_address(page):
            page.go_back()
        self.assertEqual(words, self.shown_heading(page))
        page.select_option("#release", "15")
        self.assertNotEqual(words, self.shown_heading(page))
        self.assertNotIn("#run-", page.url)
        page.reload()
        self.assertNotEqual(words, self.shown_heading(page))

    def test_a_run_of_no_release_stays_for_its_steps(self) -> None:
        page = self.open("scenarios/popover-phone.html")
        elsewhere = page.locator(".switch label:has(input:not([data-ios]))").first
        words = elsewhere.text_content().strip()
        elsewhere.click()
        with self.told_of_address(page):
            page.locator(".film a[href='#step-2']").click()
        self.assertEqual(words, self.shown_heading(page))
        self.assertIn("#run-", page.url)
        self.assertFalse(page.locator("#open-in-play").is_visible(), "the playground would run another one")

    def test_a_release_that_is_chosen_beside_the_explanation_is_shown_again(self) -> None:
        page = self.open(f"{PAGE}#explanation")
        page.select_option("#release", "15")
        self.assertTrue(page.url.endswith("?ios=15"), page.url)
        page.reload()
        self.assertEqual("15", page.input_value("#release"))

    def test_links_in_other_letters_lead_to_their_run(self) -> None:
        for language in ("ko", "ja"):
            with self.subTest(language=language):
                page = self.open(in_language("scenarios/push-pop.html", language))
                anchor = page.locator("#explanation h3 .anchor, #explanation h4 .anchor").first.get_attribute("href")
                self.assertFalse(anchor.isascii(), anchor)
                page.select_option("#release", "17")
                page.goto("about:blank")
                page.goto(self.server.address + in_language("scenarios/push-pop.html", language) + anchor)
                self.assertEqual("26", page.input_value("#release"))
                self.assertTrue(page.locator("#explanation").is_visible())

    def test_where_it_cannot_be_run_the_pages_own_run_is_shown(self) -> None:
        page = self.open("scenarios/popover-pad.html")
        page.locator(".switch label:has(input:not([data-ios]))").first.click()
        impossible = page.locator("#release .impossible option").first.get_attribute("value")
        page.select_option("#release", impossible)
        self.assertEqual("run-0", page.locator(".switch :checked").input_value())
        self.assertTrue(page.locator("#explanation, #diagrams").first.is_visible())

    def test_going_back_leaves_the_page_where_it_was(self) -> None:
        page = self.open("scenarios/modal-chain.html#row-3")
        page.evaluate("document.getElementById('evidence').scrollIntoView()")
        self.draw(page)
        place = page.evaluate("scrollY")
        self.assertGreater(place, 1000)
        page.goto(self.server.address + "rules.html")
        page.go_back()
        page.wait_for_function("place => scrollY > place / 2", arg=place)
        # Not at the row, to which the page would go with a frame; what is far from it is laid out later, which moves what is below.
        self.draw(page)
        self.assertGreater(page.evaluate("scrollY"), place / 2)

    def test_a_link_to_a_release_outside_of_the_range_leads_there(self) -> None:
        page = self.open("changes.html?from=17&to=18")
        self.assertFalse(page.locator("#ios-9").is_visible())
        page.locator("a[href='#ios-9']").first.click()
        # What is not shown has its place at the top.
        expect(page.locator("#ios-9")).to_be_visible()
        page.wait_for_function("() => Math.abs(document.getElementById('ios-9').getBoundingClientRect().top) < innerHeight")
        page.reload()
        self.assertTrue(page.locator("#ios-9").is_visible())

    def test_back_to_another_release_shows_that(self) -> None:
        page = self.open(PAGE)
        page.select_option("#release", "15")
        with self.told_of_address(page):
            page.locator(".contents a[href='#evidence']").click()
        page.select_option("#release", "26")
        page.go_back()
        page.wait_for_function("() => document.getElementById('release').value === '15'")

    def test_another_window_follows(self) -> None:
        page = self.open(PAGE)
        other = page.context.new_page()
        other.goto(page.url)
        for release in ("15", "17", "26"):
            page.select_option("#release", release)
            other.wait_for_function("release => document.getElementById('release').value === release", arg=release)

    def test_a_callback_answers_for_the_release(self) -> None:
        """A dismissed sheet brings the presenting view controller back up to iOS 12, where it was full screen."""
        answer = """() => [...document.querySelectorAll('.situations .called')].filter(called => called.checkVisibility())
            .map(called => called.dataset.called)"""
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language("callbacks/viewWillAppear.html", language))
                newest = page.evaluate(answer)
                page.select_option("#release", "12")
                self.assertNotEqual(newest, page.evaluate(answer))
                self.assertEqual(len(newest), len(page.evaluate(answer)), "each question has one answer")
                page.select_option("#beside", "26")
                self.assertGreater(len(page.evaluate(answer)), len(newest))
                self.assertGreater(page.locator(".called .on-release:visible").count(), 1)

    def test_the_chooser_has_a_release_for_each_column(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language("comparisons/choose.html", language))
                for name in "ab":
                    page.select_option(f"select[name={name}]", "tab-first-visit.2")
                self.assertEqual(0, page.locator("#chosen td.different").count())
                page.select_option("select[name=b-ios]", "15")
                self.assertEqual(1, page.locator("#chosen td.different").count())
                self.assertIn("b-ios=15", page.url)
                heads = page.locator("#chosen thead th").all_inner_texts()
                self.assertIn("26", heads[1])
                self.assertIn("15", heads[2])
                page.select_option("#release", "17")
                self.assertEqual(0, page.locator("#chosen td.different").count())
                self.assertIn("17", page.locator("#chosen thead th").all_inner_texts()[1])

    def test_presets_open_what_they_say(self) -> None:
        page = self.open("comparisons/choose.html")
        links = page.eval_on_selector_all(".presets a", "links => links.map(link => link.search)")
        self.assertGreater(len(links), 4)
        self.assertTrue(any("b-ios=17" in link for link in links), links)
        for link in links:
            opened = self.open(f"comparisons/choose.html{link}")
            wanted = re.findall(r"[?&]([a-d])=([^&]+)", link)
            self.assertGreater(len(wanted), 1)
            for name, value in wanted:
                self.assertEqual(value, opened.input_value(f"select[name={name}]"))
            self.assertGreater(opened.locator("#chosen td.different").count(), 0, link)

    def test_what_cannot_be_run_says_so(self) -> None:
        page = self.open("scenarios/swiftui-navigation-stack.html?ios=15")
        self.assertEqual("15", page.input_value("#release"))
        self.assertTrue(page.locator(".impossible.caveat").is_visible())
        page.select_option("#release", "26")
        self.assertFalse(page.locator(".impossible.caveat").is_visible())

    def test_the_playground_opens_on_the_release(self) -> None:
        page = self.open(f"{PAGE}?ios=17")
        links = page.eval_on_selector_all("main a[href*='play.html#']", "links => links.map(link => link.hash)")
        self.assertGreater(len(links), 0)
        for link in links:
            self.assertIn("&ios=17", link)
        page.select_option("#release", "26")
        links = page.eval_on_selector_all("main a[href*='play.html#']", "links => links.map(link => link.hash)")
        self.assertTrue(all("&ios=26" in link for link in links), links)

    def test_the_keyboard_chooses_a_release(self) -> None:
        page = self.open(PAGE)
        page.locator("#release").focus()
        page.keyboard.press("ArrowDown")
        self.assertNotEqual("26", page.input_value("#release"))
        self.assertIn("ios=", page.url)

    def test_a_release_that_nobody_knows_is_no_error(self) -> None:
        for query in ("?ios=99", "?ios=%3Cb%3E", "?ios=&beside=x", "?beside=99"):
            with self.subTest(query=query):
                page = self.open(PAGE + query)
                self.assertEqual("26", page.input_value("#release"))
                self.assertEqual(1, len(self.calls(page)))

    def test_without_script_the_other_releases_stand_there(self) -> None:
        page = self.open("comparisons/push-modal-tab.html", java_script_enabled=False)
        self.assertFalse(page.locator("#release").is_visible())
        self.assertGreater(page.locator("table.answers:visible").count(), 1)
