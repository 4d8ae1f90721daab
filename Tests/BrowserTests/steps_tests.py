"""A scenario's steps: small screens that lead to them, and in a long one, one step open at a time; and what can be copied."""

from site_browser import AXE, LANGUAGES, BrowserTests, in_language

LONG = "scenarios/nested-tab-navigation-modal.html"
SHORT = "scenarios/push-pop.html"
OPEN = """() => [...document.querySelector('#sequence table.sequence').tBodies].map(body =>
  [...body.rows].some(row => row.querySelector('.call') && row.checkVisibility()))"""


class StepTests(BrowserTests):
    def test_a_screen_leads_to_its_step(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language(LONG, language))
                frames = page.locator(".film li")
                opened = page.evaluate(OPEN)
                self.assertEqual(len(opened), frames.count())
                self.assertEqual([False, True] + [False] * (len(opened) - 2), opened, "what only prepares is closed")
                with self.told_of_address(page):
                    frames.nth(4).locator("a").click()
                self.assertEqual([index == 4 for index in range(len(opened))], page.evaluate(OPEN))
                top = page.locator("#step-5").bounding_box()["y"]
                self.assertTrue(-1 <= top <= 450, top)
                page.locator(".open-all").click()
                self.assertTrue(all(page.evaluate(OPEN)))
                self.assertFalse(page.locator(".open-all").is_visible())

    def test_rows_addresses_and_the_player_open_their_step(self) -> None:
        page = self.open(f"{LONG}#step-7")
        self.assertEqual([6], [index for index, isOpen in enumerate(page.evaluate(OPEN)) if isOpen])
        number = page.evaluate("document.querySelector('#step-4').parentElement.querySelector('tr[id^=row]').id")
        with self.told_of_address(page):
            page.evaluate("id => { location.hash = id }", number)
        self.assertEqual([3], [index for index, isOpen in enumerate(page.evaluate(OPEN)) if isOpen])
        page.locator("[data-player=last]").click()
        self.assertTrue(page.evaluate(OPEN)[-1])

    def test_the_keyboard_opens_and_closes(self) -> None:
        page = self.open(LONG)
        opener = page.locator("#step-3 .opener")
        opener.focus()
        page.keyboard.press("Enter")
        self.assertEqual("true", opener.get_attribute("aria-expanded"))
        self.assertTrue(page.evaluate(OPEN)[2])
        page.keyboard.press("Enter")
        self.assertEqual("false", opener.get_attribute("aria-expanded"))
        self.assertFalse(any(page.evaluate(OPEN)))
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run(document)")
        self.assertEqual([], [node["html"][:160] for rule in found["violations"] for node in rule["nodes"]])

    def test_without_script_and_on_paper_all_steps_are_open(self) -> None:
        page = self.open(LONG, java_script_enabled=False)
        self.assertGreater(page.locator("#sequence tr[id^=row]:visible").count(), 30)
        printed = self.open(LONG)
        printed.emulate_media(media="print")
        self.assertTrue(all(printed.evaluate(OPEN)))

    def test_another_release_has_one_step_open_too(self) -> None:
        page = self.open(f"{LONG}?ios=17")
        rows = page.locator("table.run:visible tr.event:visible").count()
        self.assertTrue(0 < rows < 30, rows)
        page.locator("table.run:visible .opener").nth(4).click()
        self.assertGreater(page.locator("table.run:visible tr.event:visible").count(), 0)


class SaveTests(BrowserTests):
    def wait_for_copies(self, page) -> None:
        """Its script is loaded when it is opened, and what is pressed before is lost."""
        self.wait_for_script(page, "save.js")

    def test_what_is_shown_is_copied(self) -> None:
        begins = {"markdown": "**1. ", "mermaid": "%% ", "svg": "<svg xmlns", "link": "http", "embed": "<iframe src="}
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language(SHORT, language))
                page.locator(".save summary").click()
                self.wait_for_copies(page)
                for value, begin in begins.items():
                    page.evaluate("document.querySelector('.save [role=status]').textContent = ''")
                    page.locator(f".copies button[value={value}]").click()
                    page.locator(".save textarea").wait_for()
                    text = page.input_value(".save textarea")
                    self.assertTrue(text.startswith(begin), text[:80])
                    # It is told when the clipboard has answered.
                    page.locator(".save [role=status]:not(:empty)").wait_for()
                page.locator(".copies button[value=markdown]").click()
                markdown = page.input_value(".save textarea")
                self.assertIn("viewWillDisappear", markdown)
                self.assertNotIn("viewWillLayoutSubviews", markdown, "what is not shown is not copied")
                self.assertIn(page.url.split("#")[0], markdown, "it says where it is from")
                page.evaluate("document.querySelector('#calls-all').click()")
                page.locator(".copies button[value=markdown]").click()
                self.assertIn("viewWillLayoutSubviews", page.input_value(".save textarea"))

    def test_the_release_that_is_shown_is_copied(self) -> None:
        page = self.open("scenarios/tab-first-visit.html?ios=17#downloads")
        self.assertTrue(page.locator(".copies").is_visible(), "the address opens it")
        self.wait_for_copies(page)
        page.locator(".copies button[value=markdown]").click()
        page.locator(".save textarea").wait_for()
        text = page.input_value(".save textarea")
        self.assertLess(text.index("viewDidDisappear"), text.rindex("| viewDidAppear"))
        self.assertIn("iOS 17", text)
        page.locator(".copies button[value=embed]").click()
        self.assertIn("&ios=17", page.input_value(".save textarea"))
        page.locator(".copies button[value=link]").click()
        self.assertIn("?ios=17", page.input_value(".save textarea"))
        # A run that is not of a release is the page's own elsewhere.
        elsewhere = page.locator(".switch label:has(input:not([data-ios]))").first
        elsewhere.click()
        page.locator(".copies button[value=markdown]").click()
        text = page.input_value(".save textarea")
        self.assertIn(f" · {elsewhere.text_content().strip()} · iOS 26 · ", text)
        self.assertNotIn("iOS 17", text)
        with self.told_of_address(page):
            page.locator(".contents a[href='#downloads']").click()
        page.locator(".copies button[value=link]").click()
        self.assertIn("#run-", page.input_value(".save textarea"), "it leads to the run that is shown")

    def test_of_two_releases_the_chosen_one_is_copied(self) -> None:
        rows = {}
        for query in ("?ios=17", "?ios=26", "?ios=17&beside=26"):
            page = self.open(f"scenarios/tab-first-visit.html{query}#downloads")
            self.wait_for_copies(page)
            page.locator(".copies button[value=markdown]").click()
            page.locator(".save textarea").wait_for()
            rows[query] = [line for line in page.input_value(".save textarea").splitlines() if line.startswith("|")]
        self.assertNotEqual(rows["?ios=17"], rows["?ios=26"])
        self.assertEqual(rows["?ios=17"], rows["?ios=17&beside=26"])

    def test_what_cannot_be_run_is_copied_as_what_is_shown(self) -> None:
        page = self.open("scenarios/swiftui-navigation-stack.html?ios=15#downloads")
        self.wait_for_copies(page)
        page.locator(".copies button[value=markdown]").click()
        page.locator(".save textarea").wait_for()
        self.assertIn("iOS 26", page.input_value(".save textarea"))
        self.assertNotIn("iOS 15", page.input_value(".save textarea"))
