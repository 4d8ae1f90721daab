"""Practice without end: the same ten questions by a number, answered by keyboard, refuted by a trace."""

import json

from site_browser import LANGUAGES, BrowserTests, drills, in_language

PAGE = "practice.html"
NARROW = {"width": 390, "height": 844}


class PracticeTests(BrowserTests):
    def practice(self, address: str, **options):
        page = self.open(address, **options)
        page.locator("#drill-app .drill h3").wait_for()
        return page

    def questions(self, page, level: str, seed: int) -> list[dict]:
        """The questions as the page makes them."""
        return page.evaluate(
            "([level, seed]) => Practice.questions(level, seed, document.getElementById('drill-app').dataset)", [level, seed])

    def test_a_number_asks_the_same_ten_questions(self) -> None:
        for level in ("core", "advanced"):
            with self.subTest(level=level):
                one, two = (drills(self.practice(f"{PAGE}?level={level}&seed=7")) for _ in range(2))
                self.assertEqual(one, two)
                self.assertEqual(len(set(one)), 10)
                self.assertNotEqual(one, drills(self.practice(f"{PAGE}?level={level}&seed=8")))

    def test_they_are_answered_by_keyboard_alone_in_each_language(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.practice(in_language(f"{PAGE}?seed=3", language))
                for question in self.questions(page, "core", 3):
                    if question["kind"] == "order":
                        wanted = [question["choices"][item][0] for item in question["answer"]]
                        for place, call in enumerate(wanted):
                            for _ in range(page.locator(".drill-order code").all_inner_texts().index(call) - place):
                                row = page.locator(".drill-order code").all_inner_texts().index(call)
                                page.locator(".drill-order li").nth(row).locator("button").first.focus()
                                page.keyboard.press("Enter")
                    else:
                        page.locator(f'.drill-choices input[value="{question["answer"][0]}"]').focus()
                        page.keyboard.press("Space")
                    page.locator(".drill-buttons .primary").focus()
                    page.keyboard.press("Enter")
                    page.locator(".judged.right").wait_for()
                    done = len(json.loads(page.evaluate("localStorage.getItem('lifeline-course')"))["units"]["practice"])
                    self.assertIn(str(done), page.locator("#progress-sum").inner_text())
                    if page.locator(".drill-buttons .next").count():
                        self.assertEqual(page.evaluate("document.activeElement.className"), "next")
                        page.keyboard.press("Enter")
                kept = json.loads(page.evaluate("localStorage.getItem('lifeline-course')"))
                self.assertEqual(kept["units"]["practice"], sorted(f"core.3.{number + 1}" for number in range(10)))

    def test_a_wrong_answer_is_refuted_by_a_trace_that_the_playground_runs(self) -> None:
        page = self.practice(f"{PAGE}?seed=5")
        asked = self.questions(page, "core", 5)
        for number, question in enumerate(asked):
            if question["kind"] != "order":
                wrong = next(index for index in range(len(question["choices"])) if index not in question["answer"])
                page.locator(f'.drill-choices input[value="{wrong}"]').check()
                reason, marked, own = question["refuted"][wrong]
                page.locator(".drill-buttons .primary").click()
                self.assertIn(reason, page.locator(".judged").inner_text())
                calls = own or question["calls"]
                self.assertEqual(page.locator(".judged mark").all_inner_texts(), [calls[index] for index in marked])
            else:
                page.locator(".drill-buttons .primary").click()
            self.assertGreater(page.locator(".judged.wrong mark").count(), 0, question)
            if number + 1 < len(asked):
                page.locator(".drill-buttons .next").click()
        page.locator(".judged a.try").click()
        page.locator("#play-result table").wait_for()
        # What the playground shows are the calls that refuted the answer.
        shown = page.locator("#play-result").inner_text()
        for call in asked[-1]["calls"]:
            self.assertIn(call.split(" ")[1], shown)

    def test_progress_is_saved_with_that_of_the_course_and_removed(self) -> None:
        context = self.browser.new_context()
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(f"{self.server.address}{PAGE}?seed=5")
        page.locator("#drill-app .drill h3").wait_for()
        page.evaluate("localStorage.setItem('lifeline-course', JSON.stringify({units: {practice: ['core.1.1', 'core.1.2'], tabs: ['1.1']}}))")
        page.reload()
        self.assertIn("2", page.locator("#progress-sum").inner_text())
        with page.expect_download() as saved:
            page.locator("#progress-save").click()
        self.assertEqual(json.loads(saved.value.path().read_text())["units"]["tabs"], ["1.1"])
        page.locator("#progress-reset").click()
        self.assertIsNone(page.evaluate("localStorage.getItem('lifeline-course')"))

    def test_what_is_on_screen_is_told_for_the_moment_that_is_meant(self) -> None:
        page = self.practice(f"{PAGE}?level=advanced&seed=3")
        labels = page.evaluate("(({ first, done, on, doing }) => [first, done, on, doing])(document.getElementById('drill-app').dataset)")
        self.assertEqual(4, len(set(labels)))
        seen = set()
        for question in self.questions(page, "advanced", 3):
            told = page.locator(".setting dt").all_inner_texts()
            self.assertEqual([label for label in labels if label in told], told)
            self.assertEqual(labels[0], told[0])
            # A count is about all steps: no moment of them is meant.
            self.assertEqual(bool(question["done"]) and question["kind"] != "count", labels[2] in told)
            seen.add(question["kind"])
            if page.locator(".drill-buttons .next").count():
                page.locator(".drill-buttons .next").click()
        self.assertIn("count", seen)

    def test_whatever_stands_in_the_address_ten_are_asked(self) -> None:
        for query in ("", "?seed=-4", "?seed=99999999999999999999&level=__proto__", "?level=%3Cb%3E&seed=x"):
            with self.subTest(query=query):
                page = self.practice(PAGE + query)
                self.assertIn("10", page.locator(".drill-head").inner_text())

    def test_fingers_reach_everything_on_a_narrow_screen(self) -> None:
        page = self.practice(f"{PAGE}?seed=5", viewport=NARROW)
        for box in [button.bounding_box() for button in page.locator(".moves button, .drill-buttons button, #practice button").all()]:
            self.assertGreaterEqual(min(box["width"], box["height"]), 40)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), NARROW["width"])
