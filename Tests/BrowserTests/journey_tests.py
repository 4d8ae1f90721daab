"""The ways on which readers come to an answer, in each language: with how many presses, and how far down it stands."""

import re
import unittest
from contextlib import suppress

from playwright.sync_api import TimeoutError as Late
from site_browser import SITE, BrowserTests, in_language
from your_log_tests import SHEET

WIDE = {"width": 1280, "height": 900}
NARROW = {"width": 390, "height": 844}
PLACE = """selector => {
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return { top, bottom, header: document.querySelector('.site-header').getBoundingClientRect().bottom };
}"""
SEEN = f"""([selector, most, whole]) => {{
  const {{ top, bottom, header }} = ({PLACE})(selector);
  return top >= header - 1 && (whole ? bottom : top) <= most;
}}"""


class Journey:
    """A reader on the way, who counts what is pressed."""

    def __init__(self, test: BrowserTests, language: str, size: dict) -> None:
        self.test = test
        self.language = language
        self.height = size["height"]
        self.page = test.open(in_language("index.html", language), viewport=size)
        self.presses = 0

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.presses += 1

    def search(self, text: str) -> None:
        """Presses the field, types, and takes the first result with Return."""
        self.press(".site-search button")
        self.page.locator(".finder input").fill(text)
        self.page.locator(".finder .results a").first.wait_for()
        self.page.keyboard.press("Enter")
        self.presses += 1

    def is_at(self, path: str) -> None:
        self.page.wait_for_url(f"**/{in_language(path, self.language)}*")

    def sees(self, selector: str, screens: float = 1, whole: bool = False) -> None:
        """What answers begins, or stands as a whole, below the header and within the screens."""
        self.page.locator(selector).first.wait_for(state="attached")
        # To where a link leads a page is scrolled with its first frames, which may come after all of it is there.
        self.test.draw(self.page)
        with suppress(Late):
            self.page.wait_for_function(SEEN, arg=[selector, screens * self.height, whole], timeout=20_000)
        box = self.page.evaluate(PLACE, selector)
        self.test.assertGreaterEqual(box["top"], box["header"] - 1, (selector, box))
        self.test.assertLessEqual(box["bottom"] if whole else box["top"], screens * self.height, (selector, box))

    def needed(self, presses: int) -> None:
        self.test.assertLessEqual(self.presses, presses)


class JourneyTests(BrowserTests):
    def on_each_way(self, check, sizes=(WIDE, NARROW)) -> None:
        for language in ("en", "ko", "ja"):
            for size in sizes:
                with self.subTest(language=language, width=size["width"]):
                    check(Journey(self, language, size))

    def test_1_my_view_did_disappear_is_not_called_under_a_sheet(self) -> None:
        asked = {
            "en": "viewDidDisappear not called sheet",
            "ko": "시트 viewDidDisappear 호출되지 않음",
            "ja": "シート viewDidDisappear 呼ばれない",
        }

        def by_card(journey: Journey) -> None:
            journey.press('.questions a[href="scenarios/sheet.html#answer"]')
            journey.is_at("scenarios/sheet.html")
            journey.sees("#answer p", 0.75)
            journey.needed(1)

        def by_search(journey: Journey) -> None:
            journey.search(asked[journey.language])
            journey.is_at("scenarios/sheet.html#answer")
            journey.sees("#answer p", 0.75)
            journey.needed(2)

        self.on_each_way(by_card)
        self.on_each_way(by_search)

    def test_2_push_modal_tab_and_peek_side_by_side(self) -> None:
        asked = {
            "en": ("compare push modal", "push modal tab peek difference"),
            "ko": ("푸시 모달 비교", "푸시 모달 탭 차이"),
            "ja": ("プッシュ モーダル 比較", "プッシュ モーダル タブ 違い"),
        }

        def by_links(journey: Journey) -> None:
            if journey.height == NARROW["height"]:
                journey.press(".menu-button")
            journey.press('.parts a[href="comparisons/index.html"]')
            journey.press('main a[href="push-modal-tab-peek.html"]')
            journey.is_at("comparisons/push-modal-tab-peek.html")
            journey.sees(".answers", whole=True)
            journey.needed(3)

        def by_search(journey: Journey) -> None:
            for text in asked[journey.language]:
                journey.page.goto(self.server.address + in_language("index.html", journey.language))
                journey.presses = 0
                journey.search(text)
                journey.is_at("comparisons/push-modal-tab")
                journey.sees(".answers", whole=True)
                journey.needed(2)

        self.on_each_way(by_links)
        self.on_each_way(by_search, (NARROW,))

    def test_3_a_tab_on_one_release_and_another(self) -> None:
        asked = {"en": "tab switch iOS 15 vs iOS 18", "ko": "탭 전환 iOS 15 iOS 18", "ja": "タブ 切り替え iOS 15 iOS 18"}

        def check(journey: Journey) -> None:
            journey.search(asked[journey.language])
            journey.page.wait_for_url(re.compile(r"/scenarios/.*tab"))
            journey.needed(2)

        self.on_each_way(check, (WIDE,))

    def test_4_a_will_without_its_did(self) -> None:
        def check(journey: Journey) -> None:
            journey.press('.questions a[href="scenarios/will-appear-without-did-appear.html#answer"]')
            journey.is_at("scenarios/will-appear-without-did-appear.html")
            journey.sees("#answer p", 0.75)
            journey.needed(1)

        self.on_each_way(check)

    def test_5_where_something_is_started_and_stopped(self) -> None:
        tasks = ("timer", "video", "keyboard", "camera", "notifications")
        asked = {
            "en": ("timer", "AVPlayer", "keyboard", "camera", "observe notifications"),
            "ko": ("타이머", "AVPlayer", "키보드", "카메라", "알림"),
            "ja": ("タイマー", "AVPlayer", "キーボード", "カメラ", "通知"),
        }

        def check(journey: Journey) -> None:
            for task, text in zip(tasks, asked[journey.language]):
                with self.subTest(text=text):
                    journey.page.goto(self.server.address + in_language("index.html", journey.language))
                    journey.presses = 0
                    journey.search(text)
                    journey.is_at(f"where/{task}.html")
                    journey.sees("main .lead")
                    journey.needed(2)

        self.on_each_way(check)

    def test_6_on_appear_and_its_view_controller(self) -> None:
        def check(journey: Journey) -> None:
            journey.press('.questions a[href="callbacks/onAppear.html"]')
            journey.is_at("callbacks/onAppear.html")
            journey.sees("main .lead", 0.75)
            journey.needed(1)

        self.on_each_way(check)

    def test_7_somebody_begins(self) -> None:
        asked = {
            "en": ("beginner", "tutorial", "quiz"),
            "ko": ("초보", "튜토리얼", "강좌"),
            "ja": ("初心者", "チュートリアル", "コース"),
        }
        wanted = {"en": ("UIViewController lifecycle",), "ko": ("라이프사이클", "뷰컨"), "ja": ("ライフサイクル",)}

        def by_link(journey: Journey) -> None:
            journey.press(".first-lesson a")
            journey.is_at("course/reading-a-trace.html")
            journey.sees("h1")
            journey.needed(1)
            self.finish(journey.page)

        def by_search(journey: Journey) -> None:
            for texts, path, seen in (
                (asked, "course/reading-a-trace.html", "h1"), (wanted, "machines/view-controller.html", "svg.diagram")
            ):
                for text in texts[journey.language]:
                    with self.subTest(text=text):
                        journey.page.goto(self.server.address + in_language("index.html", journey.language))
                        journey.presses = 0
                        journey.search(text)
                        journey.is_at(path)
                        journey.sees(seen)
                        journey.needed(2)

        self.on_each_way(by_link)
        self.on_each_way(by_search, (WIDE,))

    def finish(self, page) -> None:
        """Answers all questions of a lesson as its script knows them."""
        data = page.evaluate("JSON.parse(document.getElementById('drill-data').textContent)")
        for number, (question, *_) in enumerate(data["drills"]):
            if question["kind"] == "order":
                for place, item in enumerate(question["answer"]):
                    row = page.locator(f'.drill-order [data-item="{item}"]')
                    while page.locator(".drill-order li").nth(place).get_attribute("data-item") != str(item):
                        row.locator("button").first.click()
            else:
                page.locator(f'.drill-choices input[value="{question["answer"][0]}"]').check()
            page.locator(".drill-buttons .primary").click()
            page.locator(".judged.right").wait_for()
            if number + 1 < len(data["drills"]):
                page.locator(".drill-buttons .next").click()
        page.locator(".drill-sum a").wait_for()

    def test_8_a_sheet_of_paper(self) -> None:
        def check(journey: Journey) -> None:
            journey.page.goto(self.server.address + in_language("scenarios/push-pop.html", journey.language))
            count = len(re.findall(rb"/Type ?/Page\b(?!s)", journey.page.pdf(format="A4")))
            self.assertTrue(0 < count <= 3, f"{count} pages")

        self.on_each_way(check, (WIDE,))

    def test_9_a_diagram_for_a_page_of_ones_own(self) -> None:
        def check(journey: Journey) -> None:
            journey.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            journey.page.goto(self.server.address + in_language("scenarios/push-pop.html", journey.language))
            journey.press("#downloads summary")
            self.wait_for_script(journey.page, "save.js")
            journey.press("#downloads [value=embed]")
            journey.page.locator("#downloads [role=status]:not(:empty)").wait_for()
            copied = journey.page.evaluate("navigator.clipboard.readText()")
            self.assertTrue(copied.startswith("<iframe src="), copied)
            journey.needed(2)

        self.on_each_way(check, (WIDE,))

    @unittest.skipUnless((SITE / "your-log.html").exists(), f"{SITE} has no reader of logs for browsers")
    def test_10_a_log_of_ones_own(self) -> None:
        asked = {"en": "my log", "ko": "내 로그", "ja": "自分のログ"}
        named = {"en": "Dismiss SheetViewController", "ko": "SheetViewController", "ja": "SheetViewController"}

        def tells(journey: Journey) -> None:
            journey.is_at("your-log.html")
            journey.sees("#log-text")
            journey.page.locator("#log-text").fill(SHEET)
            step = journey.page.locator("#log-answer .step th:has(code:text-is('dismiss SheetViewController'))")
            step.wait_for()
            self.assertIn(named[journey.language], step.text_content())
            self.assertNotEqual("", journey.page.text_content("#log-status"))

        def by_link(journey: Journey) -> None:
            journey.press('main a[href="your-log.html"]')
            journey.needed(1)
            tells(journey)

        def by_search(journey: Journey) -> None:
            journey.search(asked[journey.language])
            journey.needed(2)
            tells(journey)

        self.on_each_way(by_link)
        self.on_each_way(by_search, (NARROW,))
