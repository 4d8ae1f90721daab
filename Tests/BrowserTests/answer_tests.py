"""How far down a page its answer stands, and that what stands beside the answer is of the release that was chosen."""

import re
import unittest

from site_browser import LANGUAGES, SITE, BrowserTests, in_language, pages

WIDE = {"viewport": {"width": 1280, "height": 800}}
NARROW = {"viewport": {"width": 390, "height": 844}}
FIRST_ROW = """() => {
  const row = [...document.querySelectorAll('tr[id^=row-]')].find(row => row.checkVisibility());
  return row ? row.getBoundingClientRect().top + scrollY : -1;
}"""
# The heaviest heads: an answer that is long, many steps, many runs.
HEAVY = ("sheet", "push-pop", "tab-first-visit", "nested-tab-navigation-modal", "container-child-never-told", "app-prewarm")


class AnswerTests(BrowserTests):
    def test_the_first_call_of_each_scenario_stands_high(self) -> None:
        for options, most in ((WIDE, 700), (NARROW, 900)):
            page, places = None, {}
            names = [path for path in pages() if re.match(r"scenarios/[^/]+\.html$", path)]
            for path in names + [f"{language}/scenarios/{name}.html" for language in LANGUAGES[1:] for name in HEAVY]:
                page = page or self.open(path, **options)
                page.goto(self.server.address + path)
                places[path] = page.evaluate(FIRST_ROW)
            lowest = max(places, key=places.get)
            print(f"answer: at {options['viewport']['width']} the lowest first call is that of {lowest}: {places[lowest]:.0f}")
            self.assertGreater(len(names), 150)
            self.assertEqual({}, {path: round(place) for path, place in places.items() if place > most})

    def test_a_comparison_shows_what_the_chosen_release_has(self) -> None:
        """A peek ended with iOS 12: on 26 the others are compared, and a line above the grid says what is missing."""
        for language in LANGUAGES:
            for options in (WIDE, NARROW):
                with self.subTest(language=language, width=options["viewport"]["width"]):
                    page = self.open(in_language("comparisons/push-modal-tab-peek.html?ios=26", language), **options)
                    seen = page.locator("table.answers:visible")
                    self.assertEqual(1, seen.count())
                    self.assertIn("18", seen.locator(".range").inner_text())
                    self.assertEqual(3, seen.locator("thead th").count())
                    notice = page.locator(".notice:visible")
                    self.assertEqual(1, notice.count())
                    self.assertLess(notice.bounding_box()["y"], seen.bounding_box()["y"])
                    self.assertLess(seen.bounding_box()["y"], 400)
                    self.assertEqual(1, page.locator("table.comparison:visible").count())
                    for part in ("#diagram", "#differences", "#explanation", ".impossible.caveat"):
                        self.assertFalse(page.locator(f"{part}:visible").count(), part)
                    page.select_option("#release", "12")
                    self.assertEqual(4, page.locator("table.answers:visible thead th").count())
                    self.assertEqual(0, page.locator(".notice:visible").count())

    def test_a_run_names_the_release_that_was_chosen(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language("scenarios/tab-first-visit.html?ios=15", language), **WIDE)
                told = page.locator("[data-simulated]:visible")
                self.assertEqual(["15"], re.findall(r"\d+", told.inner_text()))
                page.select_option("#release", "14")
                self.assertEqual(["14"], re.findall(r"\d+", told.inner_text()))
                page.select_option("#release", "18")
                self.assertEqual(["18"], re.findall(r"\d+", told.inner_text()))
                page.select_option("#release", "26")
                self.assertEqual(["26"], re.findall(r"\d+", told.inner_text()))

    def test_two_releases_keep_the_pictures_and_name_no_third(self) -> None:
        for options in (WIDE, NARROW):
            page = self.open("scenarios/tab-first-visit.html?ios=17&beside=18", **options)
            self.assertEqual(0, page.locator("[data-simulated]:visible").count())
            self.assertEqual(3, page.locator(".film .device:visible").count())
            page.locator(".moments [data-simulated]").first.wait_for(state="attached")
            page.locator("[data-player=next]").click()
            self.assertTrue(page.locator(".player-screen .device").is_visible())

    def test_screens_that_another_release_has_not_are_not_shown(self) -> None:
        """Up to iOS 12 a sheet covers everything."""
        page = self.open("scenarios/sheet.html?ios=12", **WIDE)
        self.assertEqual(0, page.locator(".film .device:visible").count())

    def test_the_release_stands_in_the_header_of_a_narrow_page(self) -> None:
        for language in LANGUAGES:
            for path in ("scenarios/push-pop.html", "comparisons/push-modal-tab.html", "callbacks/viewWillAppear.html"):
                for width in (320, 390):
                    page = self.open(in_language(path, language), viewport={"width": width, "height": 844})
                    box = page.locator("#release").bounding_box()
                    self.assertLess(box["y"] + box["height"], 64)
                    self.assertLessEqual(box["x"] + box["width"], width)
                    page.locator(".menu-button").click()
                    self.assertTrue(page.locator("#beside").is_visible())

    def test_a_callback_begins_with_its_whole_declaration(self) -> None:
        for language in LANGUAGES:
            for options in (WIDE, NARROW):
                page = self.open(in_language("callbacks/viewWillAppear.html", language), **options)
                texts = page.locator(".declaration code").all_inner_texts()
                self.assertEqual(["func viewWillAppear(_ animated: Bool)", "- (void)viewWillAppear:(BOOL)animated;"], texts)
                self.assertLess(page.locator(".declaration").last.bounding_box()["y"], options["viewport"]["height"] * 0.75)

    def test_a_source_says_all_on_a_narrow_page(self) -> None:
        page = self.open("sources.html", **NARROW)
        row = page.locator(".sources tbody tr").first
        for cell in row.locator("th, td").all():
            box = cell.bounding_box()
            self.assertLessEqual(box["x"] + box["width"], 390)

    def test_lists_are_short(self) -> None:
        for path, most in (("claims.html", 26_000), ("index.html", 9_000)):
            page = self.open(path, **WIDE)
            self.lay_out(page)
            height = page.evaluate("document.documentElement.scrollHeight")
            print(f"answer: {path} is {height} pixels high")
            self.assertLess(height, most)


@unittest.skipUnless((SITE / "play.html").exists(), f"{SITE} has no simulator for browsers")
class PlayAnswerTests(BrowserTests):
    def play(self, language: str = "en", flow: str = "s=tabBar(nav(A),+nav(B))&do=push+C", **options):
        page = self.open(in_language("play.html", language) + f"#{flow}", **options)
        page.wait_for_selector("#play-result table")
        return page

    def test_what_is_possible_and_what_it_causes_stand_together(self) -> None:
        for language in LANGUAGES:
            page = self.play(language, **NARROW)
            strip, calls = (page.locator(each).bounding_box() for each in (".play-next", "#play-calls-title"))
            self.assertLess(strip["y"] + strip["height"], 600)
            self.assertLess(calls["y"] - strip["y"], 200)
            page.locator("#play-result tr.event").last.scroll_into_view_if_needed()
            # The strip stays in sight, and what is pressed there is seen.
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            page.locator(".play-possible button").first.click()
            self.assertEqual(2, page.locator("#play-result tr.step").count())
            step = page.locator("#play-result tr.step").last.bounding_box()
            self.assertTrue(0 < step["y"] < 844, step)

    def test_screens_states_and_hierarchy_follow(self) -> None:
        page = self.play(**WIDE)
        self.assertEqual(2, page.locator("#play-picture .device").count())
        page.locator("#play-possible button[data-action='present D as pageSheet from C']").click()
        self.assertEqual(3, page.locator("#play-picture .device").count())
        self.assertEqual(["C", "D"], page.locator("#play-picture li:last-child .card").all_inner_texts())
        states = dict(re.findall(r"(\w) (\w+)$", "\n".join(page.locator(".hierarchy-now li:not(:has(ul))").all_inner_texts()), re.MULTILINE))
        self.assertEqual({"A": "Disappeared", "C": "Appeared", "D": "Appeared"}, {name: states.get(name) for name in "ACD"})

    def test_the_release_of_the_site_is_the_playgrounds(self) -> None:
        page = self.open("scenarios/tab-first-visit.html")
        page.select_option("#release", "15")
        page.goto(self.server.address + "play.html")
        page.wait_for_selector("#play-result table")
        self.assertEqual("15", page.input_value("#play-ios"))
        page.select_option("#play-ios", "17")
        page.goto(self.server.address + "scenarios/push-pop.html")
        self.assertEqual("17", page.input_value("#release"))
        page.goto(self.server.address + "play.html#s=nav(A)&do=push+B&ios=12")
        page.wait_for_selector("#play-result table")
        self.assertEqual("12", page.input_value("#play-ios"))
