"""The course: questions that the page judges, by keyboard and by touch, and progress that stays."""

import json
import re

from site_browser import LANGUAGES, SITE, BrowserTests, drills, in_language

NARROW = {"width": 390, "height": 844}
LESSON = "course/push-and-pop.html"


def questions(path: str) -> list[dict]:
    """The questions of a lesson, as its script reads them."""
    page = (SITE / path).read_text(encoding="utf-8")
    data = json.loads(re.search(r'id="drill-data">(.*?)</script>', page, re.DOTALL)[1])
    return [drill[0] for drill in data["drills"]]


def lessons() -> list[str]:
    page = (SITE / "course/index.html").read_text(encoding="utf-8")
    return [f"course/{name}.html" for name in re.findall(r'data-unit="([^"]+)"', page)]


class CourseTests(BrowserTests):
    def order_by_keyboard(self, page, question: dict) -> None:
        """Brings the calls into their order by the buttons alone, without a pointer."""
        wanted = [question["choices"][item][0] for item in question["answer"]]
        for place, call in enumerate(wanted):
            shown = page.locator(".drill-order code").all_inner_texts()
            for _ in range(shown.index(call) - place):
                row = page.locator(".drill-order li").filter(has_text=re.compile(f"{re.escape(call)}(?!\\w)"))
                row.locator("button").first.focus()
                page.keyboard.press("Enter")
        self.assertEqual(page.locator(".drill-order code").all_inner_texts(), wanted)

    def answer(self, page, question: dict) -> None:
        if question["kind"] == "order":
            self.order_by_keyboard(page, question)
        else:
            page.locator(f'.drill-choices input[value="{question["answer"][0]}"]').focus()
            page.keyboard.press("Space")
        page.locator(".drill-buttons .primary").focus()
        page.keyboard.press("Enter")
        page.locator(".judged.right").wait_for()

    def test_every_lesson_can_be_finished_by_keyboard_alone(self) -> None:
        self.assertGreaterEqual(len(lessons()), 7)
        for lesson in lessons():
            for language in LANGUAGES if lesson == LESSON else ("en",):
                path = in_language(lesson, language)
                with self.subTest(path=path):
                    page = self.open(path)
                    asked = questions(path)
                    for number, question in enumerate(asked):
                        self.answer(page, question)
                        if number + 1 < len(asked):
                            self.assertEqual(page.evaluate("document.activeElement.className"), "next")
                            page.keyboard.press("Enter")
                    self.assertEqual(page.locator(".drill-sum").inner_text().count(str(len(asked))) > 0, True)
                    kept = json.loads(page.evaluate("localStorage.getItem('lifeline-course')"))
                    self.assertEqual(len(kept["units"][path.split("/")[-1].removesuffix(".html")]), len(asked))

    def test_a_wrong_answer_shows_the_calls_that_refute_it(self) -> None:
        asked = questions("course/modals.html")
        page = self.open("course/modals.html")
        for number, question in enumerate(asked):
            if question["kind"] == "order":
                page.locator(".drill-buttons .primary").click()
            else:
                wrong = next(index for index in range(len(question["choices"])) if index not in question["answer"])
                page.locator(f'.drill-choices input[value="{wrong}"]').check()
                page.locator(".drill-buttons .primary").click()
                reason, marked, own, *_ = question["refuted"][wrong]
                shown = page.locator(".judged")
                self.assertIn(reason, shown.inner_text())
                calls = own or question["calls"]
                self.assertEqual(shown.locator("mark").all_inner_texts(), [calls[index] for index in marked])
            self.assertGreater(page.locator(".judged.wrong mark").count(), 0, question)
            self.assertIn("/scenarios/", page.locator(".judged a").last.evaluate("link => link.href"))
            if number + 1 < len(asked):
                page.locator(".drill-buttons .next").click()
        self.assertIsNone(page.evaluate("localStorage.getItem('lifeline-course')"))

    def test_a_number_in_the_address_asks_the_same_questions(self) -> None:
        def asked(seed: int) -> list[str]:
            return drills(self.open(f"course/tabs.html?seed={seed}"))

        self.assertEqual(asked(7), asked(7))
        self.assertNotEqual(asked(7), asked(8))
        self.assertEqual(len(asked(7)), 10)

    def test_progress_is_shown_saved_and_removed(self) -> None:
        context = self.browser.new_context()
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(self.server.address + LESSON)
        for number in (0, 1):
            self.answer(page, questions(LESSON)[number])
            page.locator(".drill-buttons .next").click()
        page.goto(self.server.address + "course/index.html")
        self.assertIn("2 of 9", page.locator('[data-unit="push-and-pop"] .progress').inner_text())
        with page.expect_download() as saved:
            page.locator("#progress-save").click()
        self.assertEqual(json.loads(saved.value.path().read_text())["units"], {"push-and-pop": ["1.1", "2.1"]})
        page.locator("#progress-reset").click()
        self.assertEqual(page.locator('[data-unit="push-and-pop"] .progress').inner_text(), "")
        # What somebody else left there breaks nothing.
        page.evaluate("localStorage.setItem('lifeline-course', '{\"units\": [1, {}]}')")
        page.reload()
        page.locator("#progress-sum").wait_for()

    def test_everything_can_be_pressed_by_a_finger(self) -> None:
        page = self.open(LESSON, viewport=NARROW)
        for selector in (".moves button", ".drill-buttons button"):
            for box in [button.bounding_box() for button in page.locator(selector).all()]:
                self.assertGreaterEqual(min(box["width"], box["height"]), 40, selector)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), NARROW["width"])

    def test_without_script_each_answer_is_folded_below_its_question(self) -> None:
        context = self.browser.new_context(java_script_enabled=False)
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(self.server.address + LESSON)
        asked = questions(LESSON)
        self.assertEqual(page.locator("section.drill").count(), len(asked))
        self.assertFalse(page.locator("#drill-app").is_visible())
        page.locator("section.drill summary").first.click()
        right = [asked[0]["choices"][item][0] for item in asked[0]["answer"]]
        self.assertEqual(page.locator("section.drill").first.locator(".drill-answer code").all_inner_texts(), right)
