"""With the keyboard alone: everything is reached, seen when it has the focus, and left again.

With AXE_EVERYTHING=1 each stop of the longest pages is tried; without it, the first and the last of those of one kind.
"""

import os

from site_browser import BrowserTests

# What has the focus, whether it is seen to have it, and whether it is seen at all.
FOCUS = """async () => {
  // What is far away gets its layout in the frame after it has the focus, and is then scrolled to.
  for (const _ of [1, 2]) await new Promise(resolve => requestAnimationFrame(resolve));
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  window.numbers ??= new Map();
  if (!numbers.has(element)) numbers.set(element, numbers.size);
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const shown = parseFloat(outlineWidth) >= 1 && outlineStyle !== 'none';
  const covered = [document.getElementById('player'), document.querySelector('.site-header')].some(cover => {
    if (!cover?.checkVisibility() || cover.contains(element) || element.closest('dialog, .skip')) return false;
    const { top, bottom } = cover.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
  return { number: numbers.get(element), outlined: shown, html: element.outerHTML.slice(0, 120),
    seen: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && !covered && box.right > 0 && box.left < innerWidth };
}"""
# What can have the focus, by the platform's rules. Of radio buttons with one name, the group has one stop.
STOPS = """() => {
  const groups = new Set();
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(element => {
    if (element.tabIndex < 0 || element.disabled || !element.checkVisibility()) return false;
    if (element.type !== 'radio') return true;
    return !groups.has(element.name) && groups.add(element.name);
  }).length;
}"""

# Stops by the hundred are of one kind: equal elements in equal ones. Takes all but the first and the last of each kind out
# of the order.
FEWER = """most => {
  const kinds = new Map();
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')) {
    if (element.tabIndex < 0 || !element.checkVisibility()) continue;
    const names = [];
    for (let at = element; at !== document.body; at = at.parentElement)
      names.push(`${at.localName}.${[...at.classList].join('.')}`);
    const kind = names.join('<');
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  for (const elements of kinds.values())
    for (const element of elements.slice(most, -most)) element.setAttribute('tabindex', '-1');
}"""
MOST = 4


class KeyboardTests(BrowserTests):
    def tab_until(self, page, selector: str, limit: int = 200) -> None:
        """Goes on with the Tab key until something is reached, and has seen every focus on the way."""
        for _ in range(limit):
            page.keyboard.press("Tab")
            focus = page.evaluate(FOCUS)
            self.assertIsNotNone(focus, f"{selector} is not reached")
            self.assertTrue(focus["outlined"] and focus["seen"], focus)
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        self.fail(f"{selector} is not reached with {limit} tabs")

    def test_from_the_home_page_to_the_end_of_a_scenario(self) -> None:
        page = self.open("index.html")
        self.tab_until(page, ".site-search button")
        page.keyboard.press("Enter")
        page.locator(".finder [role=status]:not(:empty)").wait_for()
        page.keyboard.type("viewDidAppear")
        self.tab_until(page, ".finder .results a")
        page.keyboard.press("Enter")
        page.wait_for_url("**/callbacks/viewDidAppear.html")
        self.tab_until(page, 'main a[href*="/scenarios/"]', 600)
        page.keyboard.press("Enter")
        page.wait_for_url("**/scenarios/*.html*")
        # The link leads to a step; the way goes on from the beginning of the page.
        page.goto(page.url.split("#")[0])
        self.tab_until(page, '.contents a[href="#player"]')
        page.keyboard.press("Enter")
        self.assertEqual("play", page.evaluate("document.activeElement.dataset.player"))
        self.tab_until(page, "[data-player=next]")
        current = "document.querySelector('tr.current')?.id"
        rows = page.evaluate("""JSON.parse(document.getElementById('player-data').textContent).rows.map(({ row }) => row)
            .filter(row => !document.getElementById(`row-${row}`).matches('.of-layout, .of-other'))""")
        for row in rows[:3]:
            page.keyboard.press("Enter")
            self.assertEqual(f"row-{row}", page.evaluate(current))
        page.keyboard.press("End")
        self.assertEqual(f"row-{rows[-1]}", page.evaluate(current))
        box = page.locator("tr.current").bounding_box()
        player = page.locator("#player").bounding_box()
        self.assertTrue(0 <= box["y"] and box["y"] + box["height"] <= player["y"], "the page follows")

    def test_the_skip_link_skips(self) -> None:
        page = self.open("scenarios/push-pop.html")
        page.keyboard.press("Tab")
        self.assertTrue(page.evaluate(FOCUS)["seen"])
        with self.told_of_address(page):
            page.keyboard.press("Enter")
        self.draw(page)
        page.keyboard.press("Tab")
        self.assertTrue(page.evaluate("document.querySelector('main').contains(document.activeElement)"))

    def test_every_stop_is_reached_once_and_left_again(self) -> None:
        def check(page) -> None:
            # A frame for other pages has a table and a link alone, and its table comes when the module is there.
            if page.url.endswith("embed.html"):
                page.wait_for_selector("#embed table")
            # Practice makes its questions when the module is there, and the playground tells what is possible.
            if page.url.endswith("practice.html"):
                page.wait_for_selector("#drill-app button")
            if page.url.endswith("play.html"):
                page.wait_for_selector("#play[aria-busy=false]")
            if os.environ.get("AXE_EVERYTHING") != "1":
                page.evaluate(FEWER, MOST)
            # A page that begins in a field of its own, as the search does, is walked from its beginning, too.
            page.evaluate("document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')")
            stops = page.evaluate(STOPS)
            self.assertGreater(stops, 1 if page.url.endswith("embed.html") else 10)
            numbers: list[int] = []
            while True:
                page.keyboard.press("Tab")
                focus = page.evaluate(FOCUS)
                # After the last stop the browser begins anew, or has the focus itself.
                if focus is None or focus["number"] in numbers:
                    break
                numbers.append(focus["number"])
                self.assertTrue(focus["outlined"], f"no outline: {focus['html']}")
                self.assertTrue(focus["seen"], f"not seen: {focus['html']}")
            self.assertEqual(list(range(stops)), numbers)
            self.assertTrue(focus is None or focus["number"] == 0, "the focus is trapped")

        self.at_each_example(check, ["en"])

    def test_back_again(self) -> None:
        page = self.open("scenarios/push-pop.html")
        page.locator("[data-player=range]").focus()
        for _ in range(30):
            page.keyboard.press("Shift+Tab")
            focus = page.evaluate(FOCUS)
            self.assertTrue(focus["outlined"] and focus["seen"], focus)
        self.assertTrue(page.evaluate("document.querySelector('main').contains(document.activeElement)"))

    def test_details_open_with_the_keyboard(self) -> None:
        page = self.open("scenarios/push-pop.html")
        self.tab_until(page, "main summary")
        page.keyboard.press("Enter")
        self.assertTrue(page.evaluate("document.activeElement.parentElement.open"))
        page.keyboard.press("Space")
        self.assertFalse(page.evaluate("document.activeElement.parentElement.open"))

    def test_a_trap_and_a_hidden_focus_are_found(self) -> None:
        page = self.open("machines/index.html")
        page.evaluate("""() => {
            const trap = document.createElement('button');
            Object.assign(trap, { id: 'trap', textContent: 'trap' });
            trap.style.outline = 'none';
            trap.addEventListener('keydown', event => event.preventDefault());
            document.querySelector('main').prepend(trap);
        }""")
        with self.assertRaises(AssertionError):
            self.tab_until(page, "#trap")
        page.keyboard.press("Tab")
        self.assertFalse(page.evaluate(FOCUS)["outlined"])
        self.assertEqual("trap", page.evaluate("document.activeElement.id"))

    def test_a_stroke_leads_to_the_search_from_each_page_but_not_out_of_a_field(self) -> None:
        focused = "[document.activeElement.type, document.activeElement.value]"

        def check(page) -> None:
            if page.url.endswith("embed.html"):
                return
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("/")
            page.locator("#query, .finder[open] input").wait_for()
            self.assertEqual(["search", ""], page.evaluate(focused))
            page.keyboard.press("/")
            self.assertEqual(["search", "/"], page.evaluate(focused), "in a field it is a letter")

        self.at_each_example(check, ["en"])
        page = self.open("comparisons/choose.html")
        page.locator("#choice-filter").focus()
        page.keyboard.press("/")
        self.assertEqual("choice-filter", page.evaluate("document.activeElement.id"))
        page.locator("#choice-a").focus()
        page.keyboard.press("/")
        self.assertEqual("choice-a", page.evaluate("document.activeElement.id"))

    def test_a_heading_is_named_by_its_text_and_its_link_is_reached(self) -> None:
        """What a screen reader says of headings does not end with the words for their links."""

        def check(page) -> None:
            link = page.locator("a.anchor").first
            if not link.count():
                return
            label = link.get_attribute("aria-label")
            headings = page.evaluate("""() => [...document.querySelectorAll('h2, h3, h4')].filter(heading => heading.querySelector('.anchor'))
                .map(heading => heading.textContent.replace(/ #$/, '').trim())""")
            # The first of them are enough: the tree is long.
            for name in list(dict.fromkeys(headings))[:3]:
                found = page.get_by_role("heading", name=name, exact=True, include_hidden=True)
                self.assertGreater(found.count(), 0, name)
            self.assertEqual(0, page.get_by_role("heading", name=label, include_hidden=True).count())
            self.assertEqual(0, page.get_by_role("region", name=label, include_hidden=True).count())

        self.at_each_example(check)
        page = self.open("scenarios/push-pop.html")
        link = page.locator("#sequence h2 > a.anchor")
        link.focus()
        self.assertEqual("1", link.evaluate("link => getComputedStyle(link).opacity"))
        page.keyboard.press("Enter")
        page.wait_for_url("**#sequence")
