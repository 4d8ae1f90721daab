"""On paper: the content alone, all of it, dark on light."""

import re
from collections import Counter

from site_browser import BrowserTests

# A4 at 96 pixels an inch, with margins of 1 cm. A browser shrinks what is wider, to the half at most.
PAPER = {"viewport": {"width": 718, "height": 1047}}
HIDDEN = (
    ".site-header nav, .menu-button, .site-search, .tree, .copy, .finder, form.search, #player, #theme, .contents, .neighbours, .breadcrumb, .skip,"
    ".footer-links"
)
# On paper a scenario is its answer, its calls and its explanation.
LEFT_ON_THE_PAGE = (
    "main:has(> #run) > :is(#diagrams, #evidence, #assertions, #hints, #run, #related), main:has(> #run) .whole-log, .save, .why, .tree, .copy, .log-options,"
    "#when, #scenarios, .shown-in, main:has(> #answers) > :is(#diagram, #differences)"
)
PRINTED = """([hidden, left]) => {
  const shown = element => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const all = selector => [...document.querySelectorAll(selector)];
  const told = element => element.outerHTML.slice(0, 120);
  const contents = all('details > :not(summary)').filter(element => !element.closest(left));
  const boxes = all('main *').filter(element => {
    const { overflowX, overflowY, display } = getComputedStyle(element);
    return element.checkVisibility() && display !== 'inline' && !element.closest('svg') &&
      (overflowX !== 'visible' || overflowY !== 'visible');
  });
  const colour = getComputedStyle(document.body).backgroundColor;
  return {
    shown: all(hidden).filter(shown).map(told), hidden: all(hidden).length, details: contents.length,
    closed: contents.filter(element => !shown(element) || !element.getBoundingClientRect().height).map(told),
    cut: boxes.filter(box => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight).map(told),
    scroll: all('.scroll').filter(box => getComputedStyle(box).overflowX !== 'visible').map(told),
    width: document.documentElement.scrollWidth, text: document.querySelector('main').innerText.length,
    ink: getComputedStyle(document.querySelector('h1')).color, ground: colour,
  };
}"""


class PrintTests(BrowserTests):
    def test_every_kind_of_page_prints_its_content_and_nothing_else_dark_on_light(self) -> None:
        counts: Counter = Counter()

        def check(page) -> None:
            page.emulate_media(media="print", color_scheme="light")
            printed = page.evaluate(PRINTED, [HIDDEN, LEFT_ON_THE_PAGE])
            counts.update({name: printed[name] for name in ("hidden", "details")})
            self.assertEqual([], printed["shown"], "is of no use on paper")
            self.assertEqual([], printed["closed"], "stays closed")
            self.assertEqual([], printed["cut"], "is cut off")
            self.assertEqual([], printed["scroll"], "scrolls")
            self.assertLessEqual(printed["width"], 2 * 718, "a browser cannot shrink it to the paper")
            # A frame without a flow has a sentence.
            self.assertGreater(printed["text"], 30 if page.url.endswith("embed.html") else 100)
            self.assertIn(printed["ground"], ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"))
            page.emulate_media(media="print", color_scheme="dark")
            dark = page.evaluate(PRINTED, [HIDDEN, LEFT_ON_THE_PAGE])
            self.assertEqual((printed["ink"], printed["ground"]), (dark["ink"], dark["ground"]))

        self.at_each_example(check, ["en"], **PAPER)
        self.assertGreater(counts["hidden"], 50)
        self.assertGreater(counts["details"], 20)

    def test_a_scenario_is_few_pages(self) -> None:
        for path, most in (("scenarios/push-pop.html", 3), ("scenarios/nested-tab-navigation-modal.html", 5)):
            document = self.open(path).pdf(format="A4")
            count = len(re.findall(rb"/Type ?/Page\b(?!s)", document))
            self.assertTrue(0 < count <= most, f"{path}: {count} pages")

    def test_a_callback_and_a_comparison_are_few_pages(self) -> None:
        some = (("callbacks/viewWillAppear.html", 3), ("callbacks/onAppear.html", 3), ("comparisons/push-modal-tab.html", 2), ("comparisons/back-again-ios-12.html", 2))
        for path, most in some:
            document = self.open(path).pdf(format="A4")
            count = len(re.findall(rb"/Type ?/Page\b(?!s)", document))
            print(f"print: {path} is {count} pages")
            self.assertTrue(0 < count <= most, f"{path}: {count} pages")

    def test_a_moment_of_the_player_is_not_printed(self) -> None:
        page = self.open("scenarios/push-pop.html#row-5", **PAPER)
        page.emulate_media(media="print")
        paint = "row => getComputedStyle(document.querySelector(`#row-${row} td`)).boxShadow"
        self.assertEqual(page.evaluate(paint, 6), page.evaluate(paint, 5))

    def test_what_would_be_lost_is_found(self) -> None:
        page = self.open("rules.html", **PAPER)
        page.emulate_media(media="print")
        page.evaluate("""() => {
            const lost = document.createElement('div');
            lost.innerHTML = '<div class="cut">a<br>b</div><details class="closed"><p>c</p></details>';
            Object.assign(lost.querySelector('.cut').style, { overflow: 'hidden', height: '1em' });
            lost.querySelector('.closed').style.display = 'none';
            document.querySelector('main').append(lost);
        }""")
        printed = page.evaluate(PRINTED, [HIDDEN, LEFT_ON_THE_PAGE])
        self.assertEqual((1, 1), (len(printed["cut"]), len(printed["closed"])))
