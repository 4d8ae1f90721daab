"""On a narrow screen nothing scrolls sideways but boxes that are meant to, and what is touched is large enough."""

from playwright.sync_api import expect

from site_browser import AXE, BrowserTests, in_language

NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# What sticks out of the page and is in no box that scrolls.
WIDE = """() => {
  const limit = document.documentElement.clientWidth + 1;
  const isBoxed = element => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  const out = [...document.body.querySelectorAll('*')].filter(element =>
    element.getBoundingClientRect().right > limit && element.checkVisibility() && !isBoxed(element));
  return { page: document.documentElement.scrollWidth, shown: innerWidth, width: document.documentElement.clientWidth,
    out: out.slice(0, 3).map(element => element.outerHTML.slice(0, 160)) };
}"""
# Links within sentences are excepted, as WCAG 2.5.8 does.
TARGETS = "button, select, input, .switch label, summary, .site-header a, .contents a, .jump a, .breadcrumb a, .neighbours a"
SMALL = """targets => [...document.querySelectorAll(targets)].filter(target => target.checkVisibility()).map(target => {
  const { width, height } = target.getBoundingClientRect();
  return [Math.round(width), Math.round(height), target.outerHTML.slice(0, 120)];
})"""


class NarrowTests(BrowserTests):
    def faults(self, page) -> list[str]:
        found = page.evaluate(WIDE)
        self.assertEqual(360, found["width"])
        wide = found["page"] > 360 or found["shown"] > 360 or found["out"]
        return [f"{found['page']} pixels wide: {found['out']}"] if wide else []

    def test_no_kind_of_page_scrolls_sideways_and_what_is_touched_is_large(self) -> None:
        touched: list[int] = []

        def check(page) -> None:
            self.lay_out(page)
            self.assertEqual([], self.faults(page))
            targets = page.evaluate(SMALL, TARGETS)
            touched.append(len(targets))
            self.assertEqual([], [target for target in targets if min(target[:2]) < 24])
            page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
            self.assertEqual([], self.faults(page), "with all details open")

        self.at_each_example(check, **NARROW)
        self.assertGreater(sum(touched), 300)

    def test_axe_finds_targets_far_enough_apart(self) -> None:
        axe = AXE.read_text(encoding="utf-8")
        options = {"runOnly": ["target-size"], "resultTypes": ["violations"]}

        def check(page) -> None:
            self.lay_out(page)
            # What floats covers half of a target wherever the page happens to stand, and another one a line further.
            page.evaluate("for (const floating of document.querySelectorAll('.player, .play-next')) floating.style.position = 'static'")
            page.evaluate(axe)
            found = page.evaluate("options => axe.run(document, options)", options)
            self.assertEqual([], [node["html"][:160] for rule in found["violations"] for node in rule["nodes"]])

        self.at_each_example(check, ["en"], **NARROW)

    def test_the_menu_opens_holds_everything_and_closes(self) -> None:
        def check(language: str) -> None:
            for scripted in (True, False):
                page = self.open(in_language("machines/app.html", language), java_script_enabled=scripted, **NARROW)
                self.assertFalse(page.locator("#site-menu").is_visible())
                # The browser makes a click of a touch, a moment after the touch.
                page.locator(".menu-button").tap()
                expect(page.locator("#site-menu")).to_be_visible()
                self.assertGreater(page.locator("#site-menu a:visible").count(), 8)
                self.assertEqual(scripted, page.locator("#theme").is_visible())
                self.assertEqual([], self.faults(page))
                self.assertEqual([], [target for target in page.evaluate(SMALL, TARGETS) if min(target[:2]) < 24])
                page.keyboard.press("Escape")
                expect(page.locator("#site-menu")).to_be_hidden()

        self.in_each_language(check)

    def test_the_header_is_one_row_and_targets_are_below_it(self) -> None:
        clear = """anchor => {
          const header = document.querySelector('.site-header').getBoundingClientRect();
          const target = document.querySelector(anchor).getBoundingClientRect();
          return [Math.round(header.height) <= 56, target.top >= header.bottom, target.top < innerHeight];
        }"""

        def check(language: str) -> None:
            for width in (320, 340, 360):
                page = self.open(in_language("scenarios/push-pop.html", language), **{**NARROW, "viewport": {"width": width, "height": 740}})
                # As a link within the page does.
                for anchor in ("#diagrams", "#explanation", "#step-2"):
                    with self.told_of_address(page):
                        page.evaluate("anchor => { location.hash = anchor }", anchor)
                    self.draw(page)
                    self.assertEqual([True] * 3, page.evaluate(clear, anchor), f"{anchor} at {width}")

        self.in_each_language(check)

    def test_the_runs_wrap_where_there_is_room(self) -> None:
        rows = """() => {
          const runs = document.querySelector('.switch');
          const alone = [...runs.querySelectorAll('.kind')].filter(kind => {
            const [own, next] = [kind, kind.nextElementSibling].map(each => each.getBoundingClientRect());
            return own.left > runs.getBoundingClientRect().left + 1 || next.top > own.bottom;
          });
          return [runs.scrollWidth - runs.clientWidth, runs.querySelectorAll('.kind').length, alone.map(({ textContent }) => textContent)];
        }"""

        def check(language: str) -> None:
            for width in (640, 900):
                page = self.open(in_language("scenarios/push-pop.html", language), viewport={"width": width, "height": 740})
                self.assertEqual([0, 2, []], page.evaluate(rows), width)

        self.in_each_language(check)

    def test_the_player_leaves_room_for_the_page(self) -> None:
        page = self.open("scenarios/push-pop.html", **NARROW)
        self.assertLess(page.locator("#player").bounding_box()["height"], 740 / 3)

    def test_what_is_too_wide_is_found(self) -> None:
        page = self.open("rules.html", **NARROW)
        page.evaluate("""() => {
            for (const [name, style] of [['div', 'width: 500px'], ['button', 'all: unset; width: 9px; height: 9px']]) {
                const element = document.createElement(name);
                element.textContent = name === 'div' ? 'wide' : '';
                element.style.cssText = style;
                document.querySelector('main').append(element);
            }
        }""")
        self.assertEqual(1, len(self.faults(page)))
        self.assertTrue(any(min(target[:2]) < 24 for target in page.evaluate(SMALL, TARGETS)))

    def test_a_comparison_shows_its_columns_and_their_heads_at_each_width(self) -> None:
        """No column is cut off, the heads stay in sight, and no name breaks inside a word."""
        for width in (360, 390, 768, 1024, 1280):
            for path in ("comparisons/push-modal-tab-peek.html", "ja/comparisons/back-again.html", "changes.html"):
                with self.subTest(width=width, page=path):
                    page = self.open(path, viewport={"width": width, "height": 740})
                    self.lay_out(page)
                    row = page.locator("table.comparison tbody tr:visible").last
                    row.evaluate("row => scrollTo(0, row.getBoundingClientRect().top + scrollY - 300)")
                    table = page.locator("table.comparison").last
                    found = table.evaluate("""table => {
                      const head = table.querySelector('thead');
                      const cells = [...head.querySelectorAll('th')].slice(1).map(cell => cell.getBoundingClientRect());
                      const names = [...table.querySelectorAll('tbody th code')];
                      return { top: Math.round(head.getBoundingClientRect().top), left: Math.min(...cells.map(({ left }) => left)),
                        right: Math.max(...cells.map(({ right }) => right)),
                        broken: names.filter(name => name.getClientRects().length > 1).map(name => name.textContent) };
                    }""")
                    self.assertTrue(0 <= found["top"] < 300, found)
                    self.assertTrue(0 <= found["left"] and found["right"] <= width, found)
                    self.assertEqual([], found["broken"])
